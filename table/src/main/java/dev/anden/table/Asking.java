package dev.anden.table;

import dev.anden.protocol.ProposalKind;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.Paused;
import dev.anden.protocol.TimeControl;
import dev.anden.table.Objection.Reason;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/// What the people at a table are asked by one of them: one thing at a time, and not for ever ([#age]). It isn't in
/// the log; what they agree on is. To be used by one thread at a time.
public final class Asking {
    /// How long a question is open where people play together, in milliseconds: ten minutes.
    static final long AGE = 600_000;

    private Optional<Proposal> proposal = Optional.empty();

    /// How long a question is open, in milliseconds: by correspondence as long as a turn, for nobody has to come by
    /// sooner.
    static long age(TimeControl control) {
        return switch (control) {
            case TimeControl.None _, TimeControl.Live _ -> AGE;
            case TimeControl.Correspondence slow -> Math.max(AGE, slow.turn());
        };
    }

    /// What is being asked now.
    public Optional<Proposal> proposal() {
        return proposal;
    }

    /// Something else is asked, or answered, than is known here: another server was asked.
    public void take(Optional<Proposal> other) {
        proposal = other;
    }

    /// Somebody asks the others. Whoever asks agrees.
    ///
    /// @param id a new id of the question
    /// @param absent the seat of somebody who is away and for whom a bot is to play; empty to end the game
    /// @param by the seat of whoever asks
    /// @param patience how long somebody has to be waited for who is away, in milliseconds
    /// @param now in milliseconds since 1970
    /// @return why it can't be asked; empty if it is asked now
    public Optional<Objection> ask(
            String id, OptionalInt absent, int by, Play play, Attendance attendance, long patience, long now) {
        Optional<Objection> objection = objection(absent, by, play, attendance, patience, now);
        if (objection.isEmpty()) {
            open(id, absent.isPresent() ? ProposalKind.BOT : ProposalKind.END, absent, by, play, now);
        }
        return objection;
    }

    /// Somebody asks the others to stop the clocks, and agrees to it. Where nobody has one, none can be
    /// stopped.
    public Optional<Objection> askForPause(String id, int by, Play play, Attendance attendance, long now) {
        Optional<Objection> objection = objection(OptionalInt.empty(), by, play, attendance, 0, now)
                .or(() -> play.hasClocks()
                        ? CompanyRules.objection(play, new Paused(by))
                        : Optional.of(CompanyRules.noClocks()));
        if (objection.isEmpty()) {
            open(id, ProposalKind.PAUSE, OptionalInt.empty(), by, play, now);
        }
        return objection;
    }

    /// Somebody asks the others to go back to before their own last choice. Where nobody else is asked, nobody
    /// can grant it.
    public Optional<Objection> askToTakeBack(String id, int by, Play play, Attendance attendance, long now) {
        Optional<Objection> objection = objection(OptionalInt.empty(), by, play, attendance, 0, now)
                .or(() -> GoingBack.objection(play, by))
                .or(() -> company(by, attendance));
        if (objection.isEmpty()) {
            open(id, ProposalKind.TAKE_BACK, OptionalInt.empty(), by, play, now);
        }
        return objection;
    }

    private static Optional<Objection> company(int by, Attendance attendance) {
        return attendance.concerned().equals(Set.of(by))
                ? Optional.of(Objection.of(Reason.NOBODY_TO_ASK, "Nobody else is there who could agree to it."))
                : Optional.empty();
    }

    private void open(String id, ProposalKind kind, OptionalInt absent, int by, Play play, long now) {
        long until = now + age(play.clocks().control());
        proposal = Optional.of(new Proposal(id, kind, absent, by, Set.of(by), play.version(), until));
    }

    /// Somebody agrees, or says no; then it isn't asked any more. Whoever plays has a say, and whoever is asked has one
    /// although a bot plays for them.
    ///
    /// @param id the question's id
    /// @return why that can't be said; empty if it has been heard
    public Optional<Objection> answer(String id, int seat, boolean agrees, Attendance attendance) {
        Optional<Proposal> asked = proposal.filter(one -> one.id().equals(id));
        if (asked.isEmpty()) {
            return Optional.of(Objection.of(Reason.NOTHING_ASKED, "This isn't asked any more."));
        }
        if (!asked.get().isHeard(seat, attendance)) {
            return Optional.of(botPlays(seat));
        }
        proposal = agrees ? asked.map(one -> one.agreedBy(seat)) : Optional.empty();
        return Optional.empty();
    }

    /// Whether the answer of a seat to what is asked counts.
    public boolean hears(int seat, Attendance attendance) {
        return proposal.filter(one -> one.isHeard(seat, attendance)).isPresent();
    }

    /// Forgets a question that has been open for too long, or that has lost its sense: whoever asked has gone,
    /// whoever was away is back, or the game is over. What ends a game is an answer: who goes for good instead of
    /// giving one has given none.
    ///
    /// @param now in milliseconds since 1970
    public void review(Play play, Attendance attendance, long now) {
        proposal = proposal.filter(one -> now < one.until()
                && !play.isOver()
                && isStillWished(one, attendance)
                && makesSense(one, play, attendance));
    }

    /// Whether whoever asked still wants it. Somebody who only steps away, or whose time runs out, has asked to end
    /// the game or for a bot all the same, and finds the question as it was. To stop the clocks or to take a choice
    /// back is for whoever plays.
    private static boolean isStillWished(Proposal one, Attendance attendance) {
        return switch (one.kind()) {
            case BOT, END -> attendance.concerned().contains(one.by());
            case PAUSE, TAKE_BACK -> attendance.playing().contains(one.by());
        };
    }

    private static boolean makesSense(Proposal one, Play play, Attendance attendance) {
        return switch (one.kind()) {
            case BOT -> isMissed(one.absent().orElseThrow(), play, attendance);
            case PAUSE -> !play.isPaused();
            case END -> isStillAsked(one, play);
            case TAKE_BACK -> isStillAsked(one, play) && !play.havePlayedSince(one.version(), attendance.concerned());
        };
    }

    /// Whether whoever was asked has answered or still can.
    private static boolean isStillAsked(Proposal one, Play play) {
        return one.agreed().containsAll(play.resignedSince(one.version()));
    }

    /// What happens because everybody has agreed on it, or why it can't; empty as long as somebody's consent is
    /// missing.
    ///
    /// @param bot the level of the bot that would play for somebody
    /// @param command the client's id of the last consent, if it has one
    public Optional<Answer> agreed(Play play, Attendance attendance, String bot, Optional<String> command) {
        return proposal.filter(one -> one.awaited(attendance).isEmpty()).map(one -> answer(one, play, bot, command));
    }

    private static Answer answer(Proposal one, Play play, String bot, Optional<String> command) {
        return switch (one.kind()) {
            case BOT -> {
                int absent = one.absent().orElseThrow();
                yield play.changeCompany(new HandedOver(absent, bot, Substitute.Reason.ABSENT), command);
            }
            case END -> play.changeCompany(new AgreedToEnd(one.by()), command);
            case PAUSE -> play.changeCompany(new Paused(one.by()), command);
            case TAKE_BACK -> play.goBack(one.by(), command);
        };
    }

    /// From when on a bot may be asked for instead of somebody, in milliseconds since 1970; empty as long as that
    /// person is there, or isn't waited for, and where a clock says how long that is.
    ///
    /// @param patience how long it has to be waited for, in milliseconds
    public static OptionalLong patienceEnds(int seat, Play play, Attendance attendance, long patience) {
        OptionalLong waitedFor = play.waitedForSince(seat);
        Long left = attendance.away().get(seat);
        if (play.hasClocks() || !attendance.playing().contains(seat) || left == null || waitedFor.isEmpty()) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(Math.max(left, waitedFor.getAsLong()) + patience);
    }

    private static boolean isMissed(int seat, Play play, Attendance attendance) {
        return patienceEnds(seat, play, attendance, 0).isPresent();
    }

    private Optional<Objection> objection(
            OptionalInt absent, int by, Play play, Attendance attendance, long patience, long now) {
        if (play.isOver()) {
            return Optional.of(Objection.of(Reason.GAME_OVER, "The game is over."));
        }
        if (!attendance.playing().contains(by)) {
            return Optional.of(botPlays(by));
        }
        if (proposal.isPresent()) {
            return Optional.of(
                    Objection.of(Reason.ALREADY_ASKED, "The people at the table are being asked something already."));
        }
        return absent.isEmpty() ? Optional.empty() : presence(absent.getAsInt(), play, attendance, patience, now);
    }

    private static Optional<Objection> presence(int absent, Play play, Attendance attendance, long patience, long now) {
        if (play.hasClocks()) {
            return Optional.of(
                    Objection.of(Reason.CLOCK_DECIDES, "A bot takes over when somebody's time is up, and not before."));
        }
        OptionalLong ends = patienceEnds(absent, play, attendance, patience);
        return ends.isPresent() && now >= ends.getAsLong()
                ? Optional.empty()
                : Optional.of(Objection.of(
                        Reason.NOT_ABSENT,
                        "A bot takes over seat %d only when it is its turn and its person has been away for %d seconds."
                                .formatted(absent, patience / 1000)));
    }

    private static Objection botPlays(int seat) {
        return Objection.of(Reason.BOT_PLAYS, "A bot plays in seat %d; take the seat back first.".formatted(seat));
    }
}
