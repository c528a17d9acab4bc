package dev.anden.engine;

import java.util.List;
import java.util.Map;

/// What can be said of a game without starting it.
///
/// @param id the game's id, such as `ttr-usa`: stable, lower case, used in files, addresses and commands
/// @param family the family whose client draws it, such as `ticket-to-ride`
/// @param name the name in English, and wherever there is no other (`USA`)
/// @param names the names in other languages, by the language's code (`es`); may be empty
/// @param rulesVersion raised whenever a stored log could replay differently
/// @param minimumSeats the fewest seats
/// @param maximumSeats the most seats
/// @param provenance where the data comes from: `verified`, `reconstructed` or `invented`
/// @param elements the rule elements that the board switches on, in the ledger's words
/// @param options what can be chosen before a game starts
public record GameInfo(
        String id,
        String family,
        String name,
        Map<String, String> names,
        int rulesVersion,
        int minimumSeats,
        int maximumSeats,
        String provenance,
        List<String> elements,
        List<GameOption> options) {
    public GameInfo {
        names = Map.copyOf(names);
        elements = List.copyOf(elements);
        options = List.copyOf(options);
    }

    /// A game that has one name in all languages.
    public GameInfo(
            String id,
            String family,
            String name,
            int rulesVersion,
            int minimumSeats,
            int maximumSeats,
            String provenance,
            List<String> elements,
            List<GameOption> options) {
        this(id, family, name, Map.of(), rulesVersion, minimumSeats, maximumSeats, provenance, elements, options);
    }

    /// The name in a language, given by its code.
    public String nameIn(String language) {
        return names.getOrDefault(language, name);
    }
}
