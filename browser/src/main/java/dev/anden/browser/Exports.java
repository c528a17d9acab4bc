package dev.anden.browser;

import dev.anden.engine.Budget;
import dev.anden.engine.GameCatalog;
import dev.anden.json.Json;
import dev.anden.players.Roster;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.teavm.interop.Export;
import org.teavm.interop.Import;

/// What a page calls. Only numbers cross over: whoever calls writes what it has to say letter by letter
/// ([#put]), and reads the answer so ([#length], [#letter]); a browser needs nothing around the program
/// then, and no permission to make functions of texts.
public final class Exports {
    private static final Roster ROSTER = Roster.installed();
    private static final GameCatalog GAMES = GameCatalog.installed();
    private static final Here HERE = new Here(GAMES, ROSTER, () -> (long) nanoseconds());

    private static final StringBuilder GIVEN = new StringBuilder();
    private static String answer = "";

    private Exports() {}

    /// A page has nothing to start here; whatever it calls starts what it needs.
    public static void main(String[] arguments) {}

    /// A clock of the page.
    @Import(module = "page", name = "nanoseconds")
    private static native double nanoseconds();

    /// A letter of what is to be said next.
    @Export(name = "put")
    public static void put(int letter) {
        GIVEN.append((char) letter);
    }

    /// How many letters the last answer has.
    @Export(name = "length")
    public static int length() {
        return answer.length();
    }

    /// A letter of the last answer.
    @Export(name = "letter")
    public static int letter(int place) {
        return answer.charAt(place);
    }

    /// See [Here#begin].
    @Export(name = "begin")
    public static void begin(double now) {
        String given = given();
        answer(() -> HERE.begin(given, (long) now));
    }

    /// See [Here#resume].
    @Export(name = "resume")
    public static void resume(double now) {
        String given = given();
        answer(() -> HERE.resume(given, (long) now));
    }

    /// See [Here#tell].
    @Export(name = "tell")
    public static void tell(double now) {
        String given = given();
        answer(() -> HERE.tell(given, (long) now));
    }

    /// See [Here#ask].
    @Export(name = "ask")
    public static void ask(double now) {
        String given = given();
        answer(() -> HERE.ask(given, (long) now));
    }

    /// See [Here#letBotAct].
    @Export(name = "letBotAct")
    public static void letBotAct(double now) {
        answer(() -> HERE.letBotAct((long) now));
    }

    /// See [Here#botsWait].
    @Export(name = "botsWait")
    public static int botsWait(double now) {
        return HERE.botsWait((long) now);
    }

    /// See [Here#setPause].
    @Export(name = "pause")
    public static void pause(int milliseconds) {
        HERE.setPause(milliseconds);
    }

    /// See [Here#log].
    @Export(name = "log")
    public static void log() {
        answer(HERE::log);
    }

    /// Plays a game between bots of one level, to be compared with what Java plays: see [#play(String)].
    @Export(name = "play")
    public static void play() {
        String given = given();
        answer(() -> play(given));
    }

    /// Plays a game between bots of one level.
    ///
    /// @param wish an object with `game`, `seats`, `options`, `level`, `seed`; `positions` that they
    ///     may look at for each choice, 0 for what is usual; and `most`, the number of choices after
    ///     which it isn't played on
    /// @return what came of it, in one line
    static String play(String wish) {
        Json given = Given.object(wish);
        Map<String, String> options = new HashMap<>();
        Json chosen = given.get("options");
        chosen.names().forEach(option -> options.put(option, Given.text(chosen, option)));
        int positions = Given.integer(given, "positions");
        return new BotGame(
                        GAMES.require(Given.text(given, "game")),
                        ROSTER,
                        Given.integer(given, "seats"),
                        options,
                        Given.integer(given, "seed"),
                        Given.text(given, "level"),
                        positions == 0 ? Optional.empty() : Optional.of(Budget.positions(positions)))
                .play(Given.integer(given, "most"));
    }

    private static String given() {
        String given = GIVEN.toString();
        GIVEN.setLength(0);
        return given;
    }

    private static void answer(Supplier<String> work) {
        answer = work.get();
    }
}
