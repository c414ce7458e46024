#pragma once

#include "resources/Dictionary.h"
#include "store/Workspace.h"

#include <QString>

#include <filesystem>

class QWidget;
class QLabel;

namespace crossgloss {

/// Names of core's enumerations in the interface language.
QString displayPartOfSpeech(PartOfSpeech pos);
QString displayResourceKind(ResourceKind kind);

/// A path as the window shows it and Qt opens it.
QString displayPath(const std::filesystem::path& path);

/// A short duration: "12 s", "3 min 05 s", "2 h 10 min".
QString displayDuration(double seconds);

/// A label of the given role of the style sheet ("muted", "section", "error").
QLabel* styledLabel(const char* role, QWidget* parent);
/// Sets a dynamic property that the style sheet looks at and repaints.
void setStyleProperty(QWidget* widget, const char* name, const QVariant& value);
/// Gives @p widget the program's text size times @p factor, now and after every change of the zoom.
void followFont(QWidget* widget, qreal factor, bool bold = false);

} // namespace crossgloss
