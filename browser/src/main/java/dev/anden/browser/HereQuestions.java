package dev.anden.browser;

import dev.anden.arena.Replay;
import dev.anden.arena.ReplayWriter;
import dev.anden.browser.SetUp.Bot;
import dev.anden.browser.SetUp.Me;
import dev.anden.counsel.Adviser;
import dev.anden.engine.State;
import dev.anden.engine.Survivable;
import dev.anden.json.Json;
import dev.anden.players.Roster;
import dev.anden.protocol.TableInfo.BranchInfo;
import dev.anden.protocol.replay.GameAnalysis;
import dev.anden.protocol.replay.Hint;
import dev.anden.protocol.replay.ReplayChoice;
import dev.anden.protocol.replay.ReplayPart;
import dev.anden.table.BotRequest;
import dev.anden.table.Play;
import dev.anden.table.Recording;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// What a page asks about a game besides playing it. Nothing changes by it: whoever is asked works on copies.
final class HereQuestions {
    /// How somebody is written who has no name, or one by which a bot would be meant.
    private static final String NAMELESS = "-";

    private final SetUp setUp;
    private final Play play;
    private final Roster roster;
    private final Adviser adviser;
    private final HereAnalyses analyses;

    HereQuestions(SetUp setUp, Play play, Roster roster, Adviser adviser, HereAnalyses analyses) {
        this.setUp = setUp;
        this.play = play;
        this.roster = roster;
        this.adviser = adviser;
        this.analyses = analyses;
    }

    /// @param question an object with its `type`
    /// @throws UnusableException if it can't be answered, with the reason
    Record answer(Json question) {
        String type = Given.text(question, "type");
        return switch (type) {
            case "hint" -> hint();
            case "replay" -> past().retold(seat(question));
            case "positions" -> positions(question);
            case "moves" -> moves();
            case "pastHint" -> pastHint(Given.integer(question, "ply"));
            case "choice" -> choice(Given.integer(question, "ply"));
            case "compared" -> compared(question);
            case "analysis" -> analysis(question);
            default -> throw new UnusableException("Nobody can be asked for `%s`".formatted(type));
        };
    }

    /// What a bot would do in the place of the person who is to choose now.
    private Hint hint() {
        BotRequest request = play.request(setUp.me())
                .orElseThrow(() -> new UnusableException("There is nothing to choose from now"));
        return hint(request.position(), request.version());
    }

    /// What happened in a game that is over is nobody's secret any more.
    private Play past() {
        if (!play.isOver()) {
            throw new UnusableException("The game isn't over");
        }
        return play;
    }

    private Optional<Integer> seat(Json question) {
        Optional<Integer> seat = Given.optionalInteger(question, "seat");
        int seats = setUp.seats().size();
        if (seat.filter(one -> one < 0 || one >= seats).isPresent()) {
            throw new UnusableException("The game has the seats 0 to %d".formatted(seats - 1));
        }
        return seat;
    }

    private ReplayPart positions(Json question) {
        Recording recording = past().recording();
        int from = ply(Given.integer(question, "from"), recording);
        int count = Given.integer(question, "count");
        return new ReplayPart(from, recording.positions(seat(question).orElse(State.EVERYTHING), from, count));
    }

    /// What a bot would have done where somebody had to choose.
    private Hint pastHint(int ply) {
        return hint(positionOfChoice(ply), ply);
    }

    private State positionOfChoice(int ply) {
        Recording recording = past().recording();
        State position = recording.at(ply(ply, recording));
        if (position.actor() < 0) {
            throw nobodyChose(ply);
        }
        return position;
    }

    private static UnusableException nobodyChose(int ply) {
        return new UnusableException("Nobody had to choose after ply %d".formatted(ply));
    }

    /// A text.
    private record Moves(String text) {}

    /// The game as the text that a server gives, and takes. Whoever has no name has a line all the same.
    private Moves moves() {
        return new Moves(ReplayWriter.write(play.game(), replay()));
    }

    private Replay replay() {
        List<String> players = setUp.seats().stream()
                .map(seat -> switch (seat) {
                    case Me me -> written(me.name());
                    case Bot bot -> bot.level();
                })
                .toList();
        var origin = new Replay.Table(setUp.seed().hex(), Map.of());
        return Replay.of(past().game(), setUp.setup(), Optional.of(origin), players, play.codes())
                .branchedAt(setUp.branch().map(BranchInfo::ply).orElse(0))
                .playedIn(new Replay.Span(play.started(), Math.max(play.started(), play.written())));
    }

    private String written(String name) {
        return name.isBlank() || roster.knows(play.game(), name) ? NAMELESS : name;
    }

    /// What happened before a moment of a game that is over, from which somebody plays on.
    ///
    /// @param ply how many plies came before it
    int[] codesBefore(int ply) {
        int[] codes = past().codes();
        if (ply < 1 || ply >= codes.length) {
            throw new UnusableException("One plays on from after ply 1 to %d of this game".formatted(codes.length - 1));
        }
        return Arrays.copyOf(codes, ply);
    }

    /// A choice as it was before it was made, with what the seat knew that made it.
    private ReplayChoice choice(int ply) {
        Recording recording = past().recording();
        return recording.choice(ply(ply, recording)).orElseThrow(() -> nobodyChose(ply));
    }

    /// What some actions are worth, in the same order.
    private record Compared(List<GameAnalysis.Option> options) {}

    private Compared compared(Json question) {
        State position = positionOfChoice(Given.integer(question, "ply"));
        List<Integer> codes = Given.entries(question, "actions").stream()
                .map(action -> legal(position, action))
                .distinct()
                .toList();
        return new Compared(advised(() -> adviser.compared(position, codes)));
    }

    private static int legal(State position, Json action) {
        Optional<Integer> code =
                action instanceof Json.Text(String text) ? Adviser.legal(position, text) : Optional.empty();
        return code.orElseThrow(() -> new UnusableException("There was no such choice then: %s".formatted(action)));
    }

    private GameAnalysis analysis(Json question) {
        int seat = seat(question).orElseThrow(() -> new UnusableException("It isn't said for which seat"));
        double known = Given.fraction(question, "known");
        Replay replay = replay();
        return advised(() -> analyses.more(seat, known, replay));
    }

    private static int ply(int ply, Recording recording) {
        if (ply < 0 || ply > recording.plies()) {
            throw new UnusableException("The game has positions 0 to %d".formatted(recording.plies()));
        }
        return ply;
    }

    private Hint hint(State position, int version) {
        return advised(() -> adviser.hint(position, version));
    }

    /// A bot that fails costs what it was asked for, and nothing else.
    private static <T> T advised(Supplier<T> work) {
        try {
            return work.get();
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            throw new UnusableException("The bot that was asked has failed");
        }
    }
}
