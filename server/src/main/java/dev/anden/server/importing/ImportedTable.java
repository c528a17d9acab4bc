package dev.anden.server.importing;

import dev.anden.arena.CompanyNote;
import dev.anden.arena.Seed;
import dev.anden.engine.Game;
import dev.anden.engine.State;
import dev.anden.protocol.TableEvent.Abandoned;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.BackFromHoliday;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.OnHoliday;
import dev.anden.protocol.TableEvent.Paused;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TableEvent.WentOn;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.past.ImportReport.SavedSeat;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.Writing;
import dev.anden.server.table.log.SavedCompany;
import dev.anden.table.DamagedLog;
import dev.anden.table.Ending;
import dev.anden.table.Line;
import dev.anden.table.Play;
import dev.anden.table.Replaying;
import dev.anden.table.SeatFacts;
import dev.anden.table.Timing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/// A saved game as tables are kept: who sat there, the log, and how it ended. How long anybody thought isn't known,
/// so nothing is said either of clocks that stood.
///
/// @param table its row
/// @param log its lines and its ending
record ImportedTable(StoredTable table, Writing log) {
    /// @param id the new table's
    /// @param you the seat of the person, from 0
    /// @param now in milliseconds since 1970
    static ImportedTable of(SavedGame saved, String id, PersonId person, List<SavedSeat> seats, int you, long now) {
        Game game = saved.game();
        StoredTable table = StoredTable.of(
                id,
                game.info(),
                person,
                TableStatus.OVER,
                saved.seed().hex(),
                now,
                StoredTable.Terms.ofImported(saved.replay().setup().options()),
                StoredTable.Branch.after(saved.replay().branch(), Optional.empty()),
                seats.stream()
                        .map(seat -> seat(seat, you, person)
                                .with(Optional.ofNullable(saved.contributions().get(seat.seat()))))
                        .toList());
        return new ImportedTable(table, writing(saved, table));
    }

    private static StoredTable.Seat seat(SavedSeat saved, int you, PersonId person) {
        if (saved.seat() == you) {
            return StoredTable.Seat.of(you, person);
        }
        return saved.bot().isEmpty()
                ? StoredTable.Seat.ofStranger(saved.seat(), saved.name())
                : StoredTable.Seat.ofBot(saved.seat(), saved.bot());
    }

    private static Writing writing(SavedGame saved, StoredTable table) {
        List<Line> lines = lines(saved);
        return new Writing(
                lines,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(ending(saved, table, lines)),
                Optional.empty(),
                Set.of(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    /// When each of them was written isn't known, but for the first and the last.
    private static List<Line> lines(SavedGame saved) {
        State state = saved.game().newState(saved.replay().setup());
        var lines = new ArrayList<Line>();
        for (int code : saved.replay().codes()) {
            for (CompanyNote note : saved.replay().companyAt(state.ply())) {
                turn(note, lines, state, saved);
            }
            int actor = state.actor();
            String text = state.print(code);
            state.apply(code);
            lines.add(new Line.Played(lines.size(), actor, text, state.hash(), at(lines, saved), Optional.empty()));
        }
        return lines;
    }

    private static long at(List<Line> before, SavedGame saved) {
        return before.isEmpty() ? saved.played().began() : saved.played().ended();
    }

    private static void turn(CompanyNote note, List<Line> lines, State state, SavedGame saved) {
        CompanyEvent event = SavedCompany.event(note).orElseThrow(() -> cannotBe(note.seat(), note.ply()));
        switch (event) {
            case Resigned _, HandedOver _, CameBack _ ->
                lines.add(
                        new Line.CompanyChanged(lines.size(), event, state.hash(), at(lines, saved), Optional.empty()));
            case Paused _, WentOn _, OnHoliday _, BackFromHoliday _ -> {}
            case AgreedToEnd _, Abandoned _ -> throw cannotBe(note.seat(), note.ply());
        }
    }

    private static ImportException cannotBe(int seat, int ply) {
        return new ImportException(ImportFlaw.COMPANY.of("seat", seat + 1, "ply", ply));
    }

    /// The log is replayed as it will be whenever somebody opens the table.
    private static Ending ending(SavedGame saved, StoredTable table, List<Line> lines) {
        long[] key = new Seed(table.seed()).with(table.contributions()).words();
        var play = new Play(
                saved.game(),
                saved.replay().setup(),
                key,
                Timing.NONE,
                saved.replay().branch());
        replay(play, lines);
        Ending ending = play.ending().orElseThrow();
        return new Ending(
                ending.result(),
                ending.seats().stream().map(ImportedTable::untimed).toList());
    }

    /// All plies are legal; what may be impossible is that somebody came or went.
    private static void replay(Play play, List<Line> lines) {
        try {
            Replaying.replay(play, lines, List.of());
        } catch (DamagedLog damaged) {
            if (lines.get(damaged.line()) instanceof Line.CompanyChanged changed) {
                throw cannotBe(changed.actor(), play.codes().length);
            }
            throw damaged;
        }
    }

    private static SeatFacts untimed(SeatFacts facts) {
        return new SeatFacts(facts.choices(), facts.byBot(), 0, OptionalLong.empty(), facts.deserted(), facts.lines());
    }
}
