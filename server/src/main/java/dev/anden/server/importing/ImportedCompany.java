package dev.anden.server.importing;

import dev.anden.arena.CompanyNote;
import dev.anden.arena.CompanyNote.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Who came and went in a game that is brought along, as far as it is kept: each time is a line of its log, and a
/// file can say it thousands of times over.
final class ImportedCompany {
    /// So many times in all: more than any game has in which nobody plays with the buttons.
    static final int MOST = 1_000;

    /// So many times between two moves all of it is kept: the latest ones.
    static final int MOST_AT_ONCE = 20;

    private ImportedCompany() {}

    /// What is kept: of those who came and went very often between two moves, only who was there in the end.
    ///
    /// @param notes in the order of the plies
    /// @throws ImportException if that is still more than a game has
    static List<CompanyNote> of(List<CompanyNote> notes) {
        Map<Integer, List<CompanyNote>> byPly = notes.stream()
                .filter(note -> note.kind() != Kind.PAUSED && note.kind() != Kind.WENT_ON)
                .collect(Collectors.groupingBy(CompanyNote::ply, LinkedHashMap::new, Collectors.toList()));
        var kept = new ArrayList<CompanyNote>();
        for (List<CompanyNote> atOnce : byPly.values()) {
            kept.addAll(shortened(atOnce));
            if (kept.size() > MOST) {
                throw new ImportException(ImportFlaw.COMPANY_OFTEN.of(
                        "most", MOST, "ply", kept.get(MOST).ply()));
            }
        }
        return kept;
    }

    private static List<CompanyNote> shortened(List<CompanyNote> notes) {
        int latest = Math.max(0, notes.size() - MOST_AT_ONCE);
        var kept = new ArrayList<CompanyNote>();
        notes.subList(0, latest).forEach(note -> keep(kept, note));
        kept.addAll(notes.subList(latest, notes.size()));
        return kept;
    }

    /// Whoever comes back was never away, for nobody moved meanwhile.
    private static void keep(List<CompanyNote> kept, CompanyNote note) {
        int before = lastOf(note.seat(), kept);
        if (note.kind() == Kind.CAME_BACK && before >= 0 && kept.get(before).kind() == Kind.HANDED_OVER) {
            kept.remove(before);
        } else {
            kept.add(note);
        }
    }

    /// @return the place of the latest note about a seat; negative if there is none
    private static int lastOf(int seat, List<CompanyNote> notes) {
        int place = notes.size() - 1;
        while (place >= 0 && notes.get(place).seat() != seat) {
            place--;
        }
        return place;
    }
}
