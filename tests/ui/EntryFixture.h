#pragma once

#include "lookup/Lookup.h"

namespace crossgloss {

/// A French word with all that an entry may hold; none of it is taken from a dictionary.
inline WordDetails plantedEntry()
{
    WordDetails details;
    details.marks.add(Gender::Masculine);
    details.pronunciations = {"ʃa"};
    details.plural = "chats";

    WordDetails::Entry bilingual{"cats-fr-en", "en", {}};
    bilingual.entry.headword = "chat";
    bilingual.entry.pos = PartOfSpeech::Noun;
    bilingual.entry.marks.add(Gender::Masculine);
    bilingual.entry.plural = "chats";
    bilingual.entry.pronunciations = {"ʃa"};
    Sense animal;
    animal.label = "zoology";
    Translation puss{"puss", {}};
    puss.marks.add(Usage::Colloquial);
    animal.translations = {{"cat", {}}, puss};
    animal.definitions = {"animal that sleeps a lot"};
    animal.synonyms = {"minou", "matou"};
    animal.examples = {{"Deux chats dorment.", "Two cats are asleep."}};
    Sense talk;
    talk.label = "computing";
    talk.translations = {{"chat room", {}}};
    bilingual.entry.senses = {animal, talk};
    bilingual.entry.references = {"chaton"};
    bilingual.entry.etymology = "from Late Latin";

    WordDetails::Entry monolingual{"cats-fr", {}, {}};
    monolingual.entry.headword = "chat";
    monolingual.entry.pos = PartOfSpeech::Noun;
    for (int i = 1; i <= 30; ++i) {
        Sense sense;
        sense.definitions = {"meaning number " + std::to_string(i)};
        monolingual.entry.senses.push_back(sense);
    }
    details.entries = {bilingual, monolingual};
    details.sentences = {{"Le chat dort sur le toit.", "Die Katze schläft auf dem Dach.", "de", "my-sentences"}};
    LookupRow german;
    german.word = "Katze";
    german.language = "de";
    details.translations = {german};
    return details;
}

} // namespace crossgloss
