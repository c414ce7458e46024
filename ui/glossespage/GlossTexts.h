#pragma once

#include "gloss/GlossSimilarity.h"
#include "linking/Decision.h"
#include "linking/Linking.h"

#include <QString>

namespace crossgloss {

/// Names of core's enumerations in the interface language.
QString displayVerdict(Verdict verdict);
/// Name of the drawing of resources/icons that stands for a verdict.
QString iconOf(Verdict verdict);
QString displayRelation(Relation relation);
/// What the relation says of the two concepts.
QString explainRelation(Relation relation);
QString displayMeasure(GlossMeasure measure);
/// As the command line names it; the name itself when it is none of ours.
QString displayMeasure(const std::string& name);

/// "house, home"; the synset's id where there is no lemma.
QString displayLemmas(const LinkingGloss& gloss);
/// A score, or a dash for a pair that was never compared.
QString displaySimilarity(float score);
/// Difference of two scores, with its sign.
QString displayMargin(float margin);
/// "2026-01-31T12:00:00Z" as date and time of here.
QString displayTime(const std::string& iso);

} // namespace crossgloss
