package dev.anden.server.table;

import dev.anden.protocol.TableEvent.BackFromHoliday;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableEvent.OnHoliday;
import dev.anden.protocol.TimeControl;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.HolidayStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import dev.anden.table.Change;
import dev.anden.table.Holiday;
import dev.anden.table.Play;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Who of the people of a table by correspondence is on holiday: its log is told what they have said, so that their
/// clocks follow from it. Used under the table's lock.
final class Holidaymakers {
    private final HolidayStore holidays;
    private final InstantSource clock;
    private final LiveTable table;
    private boolean compared;

    Holidaymakers(HolidayStore holidays, InstantSource clock, LiveTable table) {
        this.holidays = holidays;
        this.clock = clock;
        this.table = table;
    }

    /// Compares the log of a game that is in memory and goes on with what its people have said, unless that has been
    /// done here: whoever is on holiday when a game begins has said so before.
    void compareOnce() {
        if (!compared && table.game().running().isPresent()) {
            compare();
        }
    }

    /// Writes into the log what its people have said and it doesn't tell. Where nobody waits for
    /// anybody, no clock has to stand: nobody is on holiday from it, and what the log told of one
    /// before is over.
    ///
    /// @throws RequestRefused if it can't be written; or if the log doesn't replay
    void compare() {
        if (table.stored().time() instanceof TimeControl.Correspondence) {
            Play play = table.game().started();
            if (!play.isOver()) {
                compare(play);
            }
        }
        compared = true;
    }

    private void compare(Play play) {
        long now = clock.millis();
        Map<Integer, PersonId> people = people();
        Map<PersonId, Long> said = holidays.until(people.values(), now);
        people.forEach((seat, person) -> {
            Optional<Long> until = Optional.ofNullable(said.get(person)).filter(_ -> play.hasClocks());
            Optional<Long> told = Optional.ofNullable(play.holidays().get(seat))
                    .map(Holiday::until)
                    .filter(end -> end > now);
            if (!until.equals(told)) {
                tell(
                        play,
                        until.<CompanyEvent>map(end -> new OnHoliday(seat, end))
                                .orElseGet(() -> new BackFromHoliday(seat)));
            }
        });
    }

    private void tell(Play play, CompanyEvent event) {
        Change change = Committing.required(play.changeCompany(event, Optional.empty()));
        table.leaving().carryOut(play, change, Optional.empty());
    }

    /// Who has left for good is on no holiday from it.
    private Map<Integer, PersonId> people() {
        List<StoredTable.Seat> seats = table.stored().seats();
        return seats.stream()
                .filter(seat -> seat.mayBePlayedByPerson() && seat.person().isPresent())
                .collect(Collectors.toUnmodifiableMap(
                        StoredTable.Seat::seat, seat -> seat.person().orElseThrow()));
    }
}
