package dev.anden.protocol.past;

import dev.anden.engine.Phrase;
import dev.anden.protocol.Wording;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// `POST /api/me/history/import`: what became of each file that was sent, in their order.
public record ImportReport(List<ImportedFile> files) {
    public ImportReport {
        files = List.copyOf(files);
    }

    /// What became of a file.
    public enum ImportOutcome {
        /// Its game is in the history now.
        IMPORTED,
        /// Its game was there already.
        KNOWN,
        /// Nobody can tell in which of its seats the person sat; it is to be sent again with that.
        WHOSE,
        /// It isn't a finished game that could be played here.
        REFUSED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// Who sat in a seat, as the file says it.
    ///
    /// @param name what the person is called; empty for a bot, and where the file doesn't say
    /// @param bot the bot's level; empty for a person
    public record SavedSeat(int seat, String name, String bot) {}

    /// A file.
    ///
    /// @param file its name, without its folder
    /// @param game the game's id; absent if it was refused
    /// @param table the id of its table; absent unless it is in the history
    /// @param seats who sat there, to choose from; empty unless that is asked
    /// @param problem what is wrong with it, for readers of any language; absent unless it was refused
    /// @param message the same in English; empty unless it was refused
    public record ImportedFile(
            String file,
            ImportOutcome outcome,
            Optional<String> game,
            Optional<String> table,
            List<SavedSeat> seats,
            Optional<Wording> problem,
            String message) {
        public ImportedFile {
            seats = List.copyOf(seats);
        }

        /// A file whose game is in the history.
        ///
        /// @param known whether it was before
        public static ImportedFile kept(String file, String game, String table, boolean known) {
            return new ImportedFile(
                    file,
                    known ? ImportOutcome.KNOWN : ImportOutcome.IMPORTED,
                    Optional.of(game),
                    Optional.of(table),
                    List.of(),
                    Optional.empty(),
                    "");
        }

        /// A file of which it has to be said who was who.
        public static ImportedFile whose(String file, String game, List<SavedSeat> seats) {
            return new ImportedFile(
                    file, ImportOutcome.WHOSE, Optional.of(game), Optional.empty(), seats, Optional.empty(), "");
        }

        /// A file that stays out.
        public static ImportedFile refused(String file, Phrase problem) {
            return new ImportedFile(
                    file,
                    ImportOutcome.REFUSED,
                    Optional.empty(),
                    Optional.empty(),
                    List.of(),
                    Optional.of(Wording.of(problem)),
                    problem.toString());
        }
    }
}
