package dev.anden.server.store.history;

import java.util.Optional;

/// A place in a person's history: just behind one of the games.
///
/// @param ended when that game ended, in milliseconds since 1970
/// @param table its table
public record PastPlace(long ended, String table) {
    /// The place that a word names.
    ///
    /// @return empty if it names none
    public static Optional<PastPlace> read(String word) {
        int dot = word.indexOf('.');
        if (dot < 1 || dot > 18 || !word.substring(0, dot).chars().allMatch(Character::isDigit)) {
            return Optional.empty();
        }
        return Optional.of(new PastPlace(Long.parseLong(word.substring(0, dot)), word.substring(dot + 1)));
    }

    /// The word that names it.
    public String word() {
        return ended + "." + table;
    }
}
