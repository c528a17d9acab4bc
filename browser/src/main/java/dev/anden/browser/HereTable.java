package dev.anden.browser;

import dev.anden.browser.HereLog.Done;
import dev.anden.browser.SetUp.Bot;
import dev.anden.json.Json;
import dev.anden.protocol.ClientMessage.Act;
import dev.anden.protocol.ClientMessage.TakeBack;
import dev.anden.protocol.ServerMessage;
import dev.anden.protocol.ServerMessage.Accepted;
import dev.anden.protocol.ServerMessage.LoggedEvent;
import dev.anden.protocol.ServerMessage.Pause;
import dev.anden.protocol.ServerMessage.Pong;
import dev.anden.protocol.ServerMessage.Problem;
import dev.anden.protocol.ServerMessage.Progress;
import dev.anden.protocol.ServerMessage.Refusals;
import dev.anden.protocol.ServerMessage.Welcome;
import dev.anden.protocol.TableInfo.BranchInfo;
import dev.anden.table.Answer;
import dev.anden.table.Change;
import dev.anden.table.Objection;
import dev.anden.table.Play;
import dev.anden.table.Replaying;
import dev.anden.table.Timing;
import dev.anden.table.Waiting;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// A table at which one person plays, alone or against bots, with nothing around it: what the page
/// tells it is answered with what a server would answer. Times are milliseconds since 1970, and come
/// in.
final class HereTable {
    /// What the log of commands says of taking back. No game has such an action.
    private static final String TAKE_BACK = "take back";

    /// For everything that it takes other people for.
    private static final String NOBODY_ELSE = "nobody-to-ask";

    private final SetUp setUp;
    private final int me;
    private final Play play;
    private final HereLog log;
    private final HereBots bots;
    private final HereInfo info;
    private int pause = Waiting.USUAL_PAUSE;
    private int pauseLength;
    private long pauseBegan;
    private Optional<HereBots.Choice> thought = Optional.empty();

    private HereTable(SetUp setUp, HereBots bots, HereLog log) {
        this.setUp = setUp;
        this.bots = bots;
        this.log = log;
        me = setUp.me();
        play = new Play(
                setUp.game(),
                setUp.setup(),
                setUp.seed().words(),
                Timing.NONE,
                setUp.branch().map(BranchInfo::ply).orElse(0));
        info = new HereInfo(setUp, bots);
    }

    /// A table whose game begins.
    static HereTable begin(SetUp setUp, HereBots bots, long now) {
        var table = new HereTable(setUp, bots, new HereLog());
        table.take(table.play.begin(), now);
        return table;
    }

    /// A table whose game goes on from a moment of another one.
    ///
    /// @param codes all plies of that game before the moment
    /// @throws UnusableException if nobody has anything to choose any more after it
    static HereTable branch(SetUp setUp, HereBots bots, int[] codes, long now) {
        var table = new HereTable(setUp, bots, new HereLog());
        table.take(table.play.beginWith(codes), now);
        if (table.play.isOver()) {
            throw new UnusableException("Nobody has anything to choose any more after that");
        }
        return table;
    }

    /// A table whose game goes on.
    ///
    /// @param log as [#log] wrote it
    /// @throws UnusableException if it can't be read
    /// @throws dev.anden.table.DamagedLog if it can't have happened
    static HereTable resume(SetUp setUp, HereBots bots, String log) {
        var info = setUp.game().info();
        var table = new HereTable(setUp, bots, HereLog.read(log, info.id(), info.rulesVersion()));
        Replaying.replay(table.play, table.log.lines(), table.log.kept());
        return table;
    }

    /// What is played at it. Only [#tell] and [#letBotAct] change it.
    Play play() {
        return play;
    }

    SetUp setUp() {
        return setUp;
    }

    /// Everything, for a page that knows nothing yet.
    ServerMessage welcome(long now) {
        return new Welcome(info.of(play), Optional.of(play.position(me, waiting(now))), play.wholeLog(me));
    }

    /// All that has happened, as [#resume] reads it.
    String log() {
        return log.write(setUp.game().info().rulesVersion());
    }

    /// How long bots leave the person to take a choice back from now on, in milliseconds.
    void setPause(int milliseconds) {
        pause = milliseconds;
    }

    /// What the page says.
    ///
    /// @param message a `ClientMessage`
    /// @return what is answered
    List<ServerMessage> tell(Json message, long now) {
        try {
            return answer(message, now);
        } catch (UnusableException unusable) {
            return List.of(problem(Optional.empty(), "bad-message", unusable.getMessage() + "."));
        }
    }

    private List<ServerMessage> answer(Json message, long now) {
        return switch (Given.text(message, "type")) {
            case "act" ->
                act(
                        new Act(
                                Given.text(message, "command"),
                                Given.integer(message, "version"),
                                Given.text(message, "action")),
                        now);
            case "takeBack" ->
                takeBack(new TakeBack(Given.text(message, "command"), Given.integer(message, "version")), now);
            case "goOn" -> goOn(Given.integer(message, "version"), now);
            case "explain" -> explain(Given.integer(message, "version"));
            case "ping" -> List.of(new Pong());
            case "looking" -> List.of();
            default ->
                List.of(problem(
                        Given.optionalText(message, "command"), NOBODY_ELSE, "Nobody else plays at this table."));
        };
    }

    private List<ServerMessage> act(Act wish, long now) {
        return once(
                wish.command(),
                wish.action(),
                () -> play.act(me, wish.version(), wish.action(), Optional.of(wish.command())),
                now);
    }

    private List<ServerMessage> takeBack(TakeBack wish, long now) {
        return once(
                wish.command(), TAKE_BACK, () -> play.takeBack(me, wish.version(), Optional.of(wish.command())), now);
    }

    /// A command that was carried out before is answered as it was then.
    private List<ServerMessage> once(String command, String text, Supplier<Answer> wish, long now) {
        Optional<Done> done = log.done(command);
        if (done.isPresent()) {
            return done.get().text().equals(text)
                    ? List.of(new Accepted(command, done.get().version()))
                    : refused(command, Objection.commandReused(), now);
        }
        return switch (wish.get()) {
            case Objection objection -> refused(command, objection, now);
            case Change change -> {
                List<LoggedEvent> events = take(change, now);
                log.note(new Done(command, text, play.version()));
                leaveTime(now);
                yield List.of(progress(events, now), new Accepted(command, play.version()));
            }
        };
    }

    private List<ServerMessage> refused(String command, Objection objection, long now) {
        var problem = new Problem(
                Optional.of(command), objection.reason().toString(), objection.refusal(), objection.sentence());
        return objection.reason() == Objection.Reason.STALE_VERSION
                ? List.of(problem, progress(List.of(), now))
                : List.of(problem);
    }

    private List<ServerMessage> goOn(int version, long now) {
        if (version != play.version() || left(now) == 0) {
            return List.of();
        }
        pauseLength = 0;
        return List.of(progress(List.of(), now));
    }

    private List<ServerMessage> explain(int version) {
        return version == play.version() ? List.of(new Refusals(version, play.refusals(me))) : List.of();
    }

    /// Bots wait if the choice can be taken back and one of them is to act.
    private void leaveTime(long now) {
        boolean bot = play.actor() >= 0 && play.actor() != me;
        pauseLength = bot && play.mayTakeBack(me) ? pause : 0;
        pauseBegan = now;
    }

    private Optional<Waiting> waiting(long now) {
        int left = left(now);
        return left > 0 ? Optional.of(new Waiting(me, new Pause(left, pauseLength))) : Optional.empty();
    }

    /// If the clock was set back meanwhile, nobody knows how long they have waited: then they needn't any more.
    private int left(long now) {
        long waited = now - pauseBegan;
        return waited < 0 ? 0 : Math.clamp(pauseLength - waited, 0, pauseLength);
    }

    /// How many milliseconds bots have yet to wait before the next of them acts; it may think meanwhile.
    int botsWait(long now) {
        return nextBot() == play.actor() ? left(now) : 0;
    }

    /// Whether a bot has something to choose.
    boolean haveBotsToAct() {
        return nextBot() >= 0;
    }

    /// One bot makes one choice. As long as bots have to wait it only thinks, and acts when it is asked
    /// again.
    ///
    /// @return what happens
    List<ServerMessage> letBotAct(long now) {
        int seat = nextBot();
        if (seat < 0) {
            return List.of();
        }
        HereBots.Choice choice = thought.filter(
                        one -> one.request().seat() == seat && one.request().version() == play.version())
                .orElseGet(() -> think(seat));
        if (seat == play.actor()) {
            if (left(now) > 0) {
                thought = Optional.of(choice);
                return List.of();
            }
            pauseLength = 0;
        }
        thought = Optional.empty();
        return play.choose(choice.request(), choice.code())
                .map(change -> List.of(progress(take(change, now), now)))
                .orElse(List.of());
    }

    private HereBots.Choice think(int seat) {
        Bot bot = (Bot) setUp.seats().get(seat);
        return bots.choose(play.request(seat).orElseThrow(), bot.level());
    }

    /// Whoever may choose before its turn does so first; -1 if there is nobody.
    private int nextBot() {
        int[] due = IntStream.range(0, setUp.seats().size())
                .filter(seat -> seat != me && play.asks(seat))
                .toArray();
        return IntStream.of(due)
                .filter(seat -> seat != play.actor())
                .findFirst()
                .orElse(due.length == 0 ? -1 : due[0]);
    }

    private List<LoggedEvent> take(Change change, long now) {
        log.note(change, play.version(), now);
        play.take(change, now);
        return change.events(me, now);
    }

    private ServerMessage progress(List<LoggedEvent> events, long now) {
        return new Progress(info.of(play), play.position(me, waiting(now)), events);
    }

    private static ServerMessage problem(Optional<String> command, String code, String sentence) {
        return new Problem(command, code, Optional.empty(), sentence);
    }
}
