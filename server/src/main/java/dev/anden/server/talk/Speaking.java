package dev.anden.server.talk;

import dev.anden.protocol.ClientMessage;
import dev.anden.protocol.ServerMessage;
import dev.anden.protocol.talk.ReadyPhrase;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.protocol.talk.Whom;
import dev.anden.server.people.People;
import dev.anden.server.people.Token;
import dev.anden.server.problem.NotKept;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.database.Outage;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.talk.ReportStore;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.store.talk.TalkStore;
import dev.anden.server.web.RateLimits;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalInt;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// What somebody at a table says, whom they don't want to hear, and what they report. Everything is answered to whoever
/// sent it: heard, or a problem. Of whom somebody doesn't want to hear nobody else is told.
public final class Speaking {
    private static final Logger LOG = LoggerFactory.getLogger(Speaking.class);

    /// Letters of an id: few enough to be typed, and enough not to come twice.
    private static final int ID_LENGTH = 12;

    private final Talks talks;
    private final TalkStore store;
    private final SilenceStore silences;
    private final ReportStore reports;
    private final People people;
    private final RateLimits limits;
    private final SecureRandom random;
    private final InstantSource clock;

    public Speaking(
            Talks talks,
            TalkStore store,
            SilenceStore silences,
            ReportStore reports,
            People people,
            RateLimits limits,
            SecureRandom random,
            InstantSource clock) {
        this.talks = talks;
        this.store = store;
        this.silences = silences;
        this.reports = reports;
        this.people = people;
        this.limits = limits;
        this.random = random;
        this.clock = clock;
    }

    /// Says a line.
    public void say(Attendee from, ClientMessage.Say wish) {
        answer(
                from,
                wish.command(),
                person -> say(from, person, Optional.empty(), TalkText.checked(wish.text()), wish.command()));
    }

    /// Says a ready phrase.
    public void say(Attendee from, ClientMessage.SayPhrase wish) {
        answer(from, wish.command(), person -> say(from, person, Optional.of(wish.phrase()), "", wish.command()));
    }

    /// Whatever was said already is heard, whether or not it could be said now: its answer may have been
    /// lost.
    private void say(Attendee from, PersonId person, Optional<ReadyPhrase> phrase, String text, String command) {
        if (store.isSaid(from.table(), person, command)) {
            return;
        }
        if (store.isOnlyToListen(from.table(), person)) {
            throw new RequestRefused(
                    ProblemCode.SPECTATORS_LISTEN,
                    "Spectators see hands at this table; they may speak when the game is over.");
        }
        boolean sits = store.sitters(from.table()).contains(person);
        limits.requireTalk(person, from.address(), from.table(), sits);
        requireFewNewcomers(from, person);
        people.introduce(person);
        int line = store.add(from.table(), new TalkStore.Saying(person, phrase, text, command, clock.millis()));
        if (line == 0) {
            throw new RequestRefused(ProblemCode.NO_SUCH_TABLE, "There is no table with this id.");
        }
        talks.said(from.table());
    }

    /// Hears somebody no more.
    public void silence(Attendee from, ClientMessage.Silence wish) {
        answer(from, wish.command(), person -> {
            PersonId other = other(from, person, wish.whom());
            requireFewNewcomers(from, person);
            silence(person, from.address(), other, wish.kind());
        });
    }

    /// Whoever has nothing written down yet counts like those who come over HTTP.
    private void requireFewNewcomers(Attendee from, PersonId person) {
        if (!people.isKnown(person)) {
            limits.requireNewcomer(from.address());
        }
    }

    /// A person hears somebody no more.
    ///
    /// @param address from where they ask
    /// @throws RequestRefused if it is the person, who does it too often, or has too many of them
    public void silence(PersonId person, String address, PersonId other, SilenceKind kind) {
        requireOther(person, other);
        limits.requireChange(person, address);
        people.introduce(person);
        if (!silences.add(id(), person, other, kind, clock.millis())) {
            throw new RequestRefused(
                    ProblemCode.TOO_MANY_SILENCED,
                    "Nobody mutes or blocks more than %d people.".formatted(SilenceStore.MOST));
        }
        talks.silenced(person);
    }

    /// Hears somebody again.
    public void endSilence(Attendee from, ClientMessage.EndSilence wish) {
        answer(from, wish.command(), person -> {
            if (silences.end(person, wish.id())) {
                talks.silenced(person);
            }
        });
    }

    /// Reports somebody to whoever runs the server; once, however often it is sent.
    public void report(Attendee from, ClientMessage.Report wish) {
        answer(from, wish.command(), person -> {
            String id = idOf(person, wish.command());
            if (reports.isKept(id)) {
                return;
            }
            PersonId about = other(from, person, wish.whom());
            String note = TalkText.checkedNote(wish.note());
            limits.requireReport(person, from.address());
            requireFewNewcomers(from, person);
            people.introduce(person);
            boolean kept = reports.add(
                    new ReportStore.Wish(id, from.table(), person, about, line(wish.whom()), note, clock.millis()));
            if (!kept) {
                throw new RequestRefused(
                        ProblemCode.TOO_MANY_REPORTS, "Too many reports wait to be looked at; try again later.");
            }
            LOG.atWarn()
                    .addKeyValue("table", from.table())
                    .log("Somebody was reported; anden reports tells what it is");
        });
    }

    private static OptionalInt line(Whom whom) {
        return whom instanceof Whom.Speaker(int line) ? OptionalInt.of(line) : OptionalInt.empty();
    }

    /// @throws RequestRefused if there is nobody, or it is the person
    private PersonId other(Attendee from, PersonId person, Whom whom) {
        PersonId other = switch (whom) {
            case Whom.Speaker(int line) ->
                store.speaker(from.table(), line)
                        .orElseThrow(() -> new RequestRefused(
                                ProblemCode.NO_SUCH_LINE, "There is no line %d any more.".formatted(line)));
            case Whom.Seated(int seat) ->
                store.sitter(from.table(), seat)
                        .orElseThrow(() -> new RequestRefused(
                                ProblemCode.NO_SUCH_SEAT, "Nobody sits in seat %d.".formatted(seat)));
        };
        requireOther(person, other);
        return other;
    }

    private static void requireOther(PersonId person, PersonId other) {
        if (other.equals(person)) {
            throw new RequestRefused(ProblemCode.IS_YOURSELF, "That is you.");
        }
    }

    private String id() {
        return Token.draw(random).hash().substring(0, ID_LENGTH);
    }

    /// What a person's command makes has always the same id, however often it is sent.
    private static String idOf(PersonId person, String command) {
        return new Token(person.text() + " " + command).hash().substring(0, ID_LENGTH);
    }

    private void answer(Attendee from, String command, Verb verb) {
        try {
            PersonId person = from.observer()
                    .person()
                    .orElseThrow(() -> new RequestRefused(
                            ProblemCode.NOBODY_KNOWN, "Only somebody whom the server knows may do that."));
            verb.carryOut(person);
            from.observer().tell(new ServerMessage.Heard(command));
        } catch (RequestRefused refused) {
            from.observer().tell(refused.toMessage(Optional.of(command)));
        } catch (DataAccessException | TransactionException unsaved) {
            LOG.atLevel(Outage.level(unsaved, Level.WARN))
                    .addKeyValue("table", from.table())
                    .addKeyValue("reason", unsaved.getMessage())
                    .log("What somebody says can't be kept");
            from.observer().tell(NotKept.of(unsaved).toMessage(Optional.of(command)));
        }
    }

    private interface Verb {
        void carryOut(PersonId person);
    }
}
