package dev.anden.server.table;

import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.BackFromHoliday;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.OnHoliday;
import dev.anden.protocol.TableEvent.WentOn;
import dev.anden.protocol.TimeControl;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.reminder.Reminder;
import dev.anden.server.store.reminder.ReminderKind;
import dev.anden.server.store.table.StoredTable;
import dev.anden.table.Change;
import dev.anden.table.Clocks;
import dev.anden.table.Play;
import dev.anden.table.Proposal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Who is to be told of what happens at a table although they may not be looking, and when. Whether it is still
/// so then is asked then; mails are for tables by correspondence alone. Who plays against bots only isn't waited
/// for, unless it is somebody's program, and time is counted.
public final class Reminding {
    /// After so long somebody's browsers and addresses of the web are told. A page that is loaded anew takes
    /// less.
    public static final Duration SOON = Duration.ofSeconds(10);

    /// So long after their turn began somebody who isn't looking gets a mail.
    public static final Duration AWAY = Duration.ofMinutes(15);

    /// Who is looking is looked for again so much later.
    public static final Duration LOOKING = Duration.ofMinutes(2);

    /// So long after a host was told that somebody has sat down they are told of others: anybody can come and
    /// go.
    static final Duration BETWEEN_JOINERS = Duration.ofMinutes(15);

    /// That time runs out is told when a fifth of it is left, or so much if that is less.
    private static final Duration LEAST_LEFT = Duration.ofHours(12);

    private static final int FIFTH = 5;

    private final StoredTable table;
    private final Predicate<PersonId> present;
    private final long at;

    /// @param present who looks at the table
    /// @param at now, in milliseconds since 1970
    Reminding(StoredTable table, Predicate<PersonId> present, long at) {
        this.table = table;
        this.present = present;
        this.at = at;
    }

    /// How much of a turn by correspondence is left when it is told that it runs out, in milliseconds.
    public static long warnAtMillis(TimeControl.Correspondence slow) {
        return Math.min(slow.turn() / FIFTH, LEAST_LEFT.toMillis());
    }

    /// What goes with a change.
    List<Reminder> of(Play play, Change change) {
        if (table.people().size() < 2 && !play.hasClocks()) {
            return List.of();
        }
        return change.bringsResult() || change.abandonsGame()
                ? over()
                : Stream.concat(replaced(change), turns(play, change).stream()).toList();
    }

    /// What goes with a question. Who is asked may be somebody for whom a bot plays; who is there now may have gone
    /// before it is read.
    List<Reminder> of(Proposal asked, Set<Integer> awaited) {
        return table.seats().stream()
                .filter(seat -> awaited.contains(seat.seat()))
                .flatMap(seat -> seat.person().stream())
                .map(person -> of(ReminderKind.ASKED, person))
                .filter(reminder -> reminder.soon() < asked.until())
                .toList();
    }

    /// Somebody plays again and waits for the others: for those who are asked to that table.
    List<Reminder> rematch(PersonId host, Predicate<PersonId> asked) {
        return table.seats().stream()
                .flatMap(seat -> seat.person().stream())
                .filter(person -> !person.equals(host) && asked.test(person))
                .map(person -> of(ReminderKind.REMATCH, person))
                .toList();
    }

    /// Somebody is invited to a table that is open.
    List<Reminder> invited(PersonId person) {
        return List.of(of(ReminderKind.INVITED, person));
    }

    /// Somebody has sat down while the table is open: its host can start the game once nobody is missing.
    Reminder joined() {
        return of(ReminderKind.JOINED, table.host());
    }

    private Reminder of(ReminderKind kind, PersonId person) {
        return new Reminder(kind, person, soon(person), mailed());
    }

    private List<Reminder> over() {
        return away().map(person -> new Reminder(ReminderKind.OVER, person, soon(), mailed()))
                .toList();
    }

    /// Whoever steps away knows that a bot plays for them; anybody else may learn by this that they can come back.
    private Stream<Reminder> replaced(Change change) {
        return change instanceof Change.CompanyChanged changed
                        && changed.event() instanceof HandedOver over
                        && over.reason() != Substitute.Reason.LEFT
                ? table.seats().get(over.seat()).person().map(person -> of(ReminderKind.BOT, person)).stream()
                : Stream.empty();
    }

    private List<Reminder> turns(Play play, Change change) {
        Set<Integer> before = play.version() == 0 || goesOn(change) ? Set.of() : play.toAct();
        Set<Integer> after = play.toActAfter(change);
        Optional<Clocks> clocks = play.hasClocks() ? Optional.of(play.clocksAfter(change, at)) : Optional.empty();
        OptionalInt holidaymaker = holidaymaker(change);
        var reminders = new ArrayList<Reminder>();
        for (StoredTable.Seat seat : table.seats()) {
            boolean begins = !before.contains(seat.seat());
            boolean otherTime = holidaymaker.equals(OptionalInt.of(seat.seat()));
            if (seat.isPlayedByPerson() && after.contains(seat.seat()) && (begins || otherTime)) {
                seat.person().ifPresent(person -> {
                    if (begins) {
                        reminders.add(of(ReminderKind.TURN, person));
                    }
                    clocks.flatMap(shown -> runningOut(person, seat.seat(), shown))
                            .ifPresent(reminders::add);
                });
            }
        }
        return reminders;
    }

    /// Whose time runs out at another moment than before, though it is as much.
    private static OptionalInt holidaymaker(Change change) {
        return change instanceof Change.CompanyChanged changed
                        && (changed.event() instanceof OnHoliday || changed.event() instanceof BackFromHoliday)
                ? OptionalInt.of(changed.event().seat())
                : OptionalInt.empty();
    }

    /// After a pause, which may have been a long one, time runs again for whoever was to act before it.
    private static boolean goesOn(Change change) {
        return change instanceof Change.CompanyChanged changed && changed.event() instanceof WentOn;
    }

    private Optional<Reminder> runningOut(PersonId person, int seat, Clocks clocks) {
        long left = clocks.left().get(seat);
        if (!(table.time() instanceof TimeControl.Correspondence slow) || left <= warnAtMillis(slow)) {
            return Optional.empty();
        }
        long due = at + clocks.standsFor(seat, clocks.read()) + left - warnAtMillis(slow);
        return Optional.of(new Reminder(ReminderKind.TIME, person, due, OptionalLong.of(due)));
    }

    /// A person who isn't known any more may still have a seat, where it couldn't be left.
    private Stream<PersonId> away() {
        return table.seats().stream()
                .filter(StoredTable.Seat::isPlayedByPerson)
                .flatMap(seat -> seat.person().stream())
                .filter(person -> !present.test(person));
    }

    private long soon(PersonId person) {
        return present.test(person) ? at + LOOKING.toMillis() : soon();
    }

    private long soon() {
        return at + SOON.toMillis();
    }

    private OptionalLong mailed() {
        return table.time() instanceof TimeControl.Correspondence
                ? OptionalLong.of(at + AWAY.toMillis())
                : OptionalLong.empty();
    }
}
