package dev.anden.server.table;

import dev.anden.engine.Survivable;
import dev.anden.protocol.account.HolidayInfo;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.ForgottenPerson;
import dev.anden.server.store.people.PersonId;
import dev.anden.table.Holiday;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// People are on holiday: they say so once, and their time stands still in all of their games by correspondence, those
/// that begin meanwhile too. What they say is written down first; then their tables are told, and where that fails the
/// next round tries it again, by whichever server.
public final class Holidays {
    /// For so long holidays are kept that don't count any more.
    public static final Duration KEPT = Duration.ofDays(1);

    /// Whoever changes their mind by less hasn't: each change is a line in each of their games.
    private static final Duration SAME = Duration.ofHours(1);

    private static final Logger LOG = LoggerFactory.getLogger(Holidays.class);

    /// How many people's tables are told in a round.
    private static final int AT_A_TIME = 20;

    /// How often a table is tried at which other servers act at the same moment.
    private static final int MOST_TRIES = 3;

    private final HolidayDays days;
    private final Services services;
    private final LiveTables tables;

    /// The id of the person with whom the last round ended; empty if it came to the end.
    private String last = "";

    /// @param days how many days a year somebody may be on holiday
    public Holidays(int days, Services services, LiveTables tables) {
        this.days = new HolidayDays(days);
        this.services = services;
        this.tables = tables;
    }

    /// Whether a person is on holiday, and may be.
    ///
    /// @param person empty for whoever isn't known
    public HolidayInfo of(Optional<PersonId> person) {
        List<Holiday> holidays = person.map(services.holidays()::of).orElse(List.of());
        long now = now();
        return new HolidayInfo(
                days.longest(days.current(holidays, now)).map(Holiday::until),
                days.left(holidays, now),
                days.perYear());
    }

    /// A person is on holiday from now on, or, if they are already, until another time. By less than an hour nothing is
    /// changed.
    ///
    /// @param until when it is over, in milliseconds since 1970
    /// @throws RequestRefused if that is past, or more than they have left
    public void leave(PersonId person, long until) {
        long now = now();
        if (until <= now) {
            throw new RequestRefused(ProblemCode.BAD_HOLIDAY, "A holiday has to end in the future.");
        }
        if (isSame(person, until, now)) {
            return;
        }
        change(person, holidays -> {
            List<Holiday> current = days.current(holidays, now);
            Optional<Holiday> longest = days.longest(current);
            if (longest.filter(one -> one.until() >= until).isPresent()) {
                return endedBy(until, current);
            }
            Holiday wish = new Holiday(longest.map(Holiday::since).orElse(now), until);
            if (!days.allow(holidays, wish)) {
                throw new RequestRefused(
                        ProblemCode.HOLIDAY_TOO_LONG,
                        "That is longer than the holiday that you may still take: anybody has %d days a year."
                                .formatted(days.perYear()));
            }
            return List.of(wish);
        });
    }

    private boolean isSame(PersonId person, long until, long now) {
        return days.longest(days.current(services.holidays().of(person), now))
                .filter(one -> Math.abs(one.until() - until) < SAME.toMillis())
                .isPresent();
    }

    /// A person is back; whoever is on no holiday changes nothing.
    public void comeBack(PersonId person) {
        long now = now();
        if (days.current(services.holidays().of(person), now).isEmpty()) {
            return;
        }
        change(person, holidays -> endedBy(now, days.current(holidays, now)));
    }

    /// Whoever takes less than they have isn't asked whether they may.
    private static List<Holiday> endedBy(long until, List<Holiday> current) {
        return current.stream()
                .filter(one -> one.until() > until)
                .map(one -> new Holiday(one.since(), until))
                .toList();
    }

    /// Tells the tables of people where it couldn't be done at once. The next round goes on with others: those whose
    /// tables can't be told yet keep nobody's from it. To be called by one thread at a time.
    public void round() {
        List<PersonId> people = services.holidays().untold(last, AT_A_TIME);
        last = people.size() < AT_A_TIME ? "" : people.getLast().text();
        people.forEach(this::tell);
    }

    /// People some of whose holidays don't count any more.
    ///
    /// @param at when they don't, in milliseconds since 1970
    /// @param after the id of a person behind whom the page begins; empty for the first one
    public List<String> old(long at, String after, int limit) {
        return services.holidays().old(days.forgotten(at), after, limit);
    }

    /// Those of a person's holidays go that don't count any more.
    ///
    /// @param at when they don't, in milliseconds since 1970
    /// @return whether there were any
    public boolean forget(String person, long at) {
        return services.holidays().forget(person, days.forgotten(at));
    }

    private void change(PersonId person, UnaryOperator<List<Holiday>> change) {
        try {
            services.holidays().change(person, change);
        } catch (ForgottenPerson gone) {
            throw new RequestRefused(ProblemCode.NOBODY_KNOWN, "Only somebody whom the server knows may do that.");
        }
        tell(person);
    }

    private void tell(PersonId person) {
        List<Holiday> holidays = services.holidays().of(person);
        boolean told = true;
        for (String id : services.tables().idsOfSlowGames(person)) {
            told &= tell(id);
        }
        if (told) {
            services.holidays().told(person, holidays);
        }
    }

    /// @return whether there is nothing left to do: a table that can't be opened stays as it is
    private boolean tell(String id) {
        for (int left = MOST_TRIES - 1; ; left--) {
            try {
                tables.at(id, table -> {
                    table.holidaymakers().compare();
                    return table;
                });
                return true;
            } catch (RuntimeException | Error failure) {
                Survivable.require(failure);
                if (left == 0 || !OtherServers.wasQuicker(failure)) {
                    Retries.tell(LOG, id, failure, "A table isn't told who is on holiday");
                    return !Retries.help(failure);
                }
            }
        }
    }

    private long now() {
        return services.clock().millis();
    }
}
