package dev.anden.browser;

import dev.anden.counsel.Adviser;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.json.Json;
import dev.anden.players.Roster;
import dev.anden.table.DamagedLog;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// Where one table is played at by one person, in words that a page understands: all texts are JSON.
/// What can't be done is an object with the sentence `failed`.
final class Here {
    private static final String BRANCH = "branch";

    private final GameCatalog games;
    private final Roster roster;
    private final LongSupplier nanoseconds;
    private final Adviser adviser;
    private Optional<HereTable> table = Optional.empty();
    private Optional<HereQuestions> questions = Optional.empty();

    /// @param nanoseconds a clock, as `System::nanoTime`
    Here(GameCatalog games, Roster roster, LongSupplier nanoseconds) {
        this.games = games;
        this.roster = roster;
        this.nanoseconds = nanoseconds;
        adviser = new Adviser(roster, nanoseconds);
    }

    /// @param failed why it can't be, in one English sentence
    private record Failure(String failed) {}

    /// A game that has begun.
    ///
    /// @param log to go on with
    private record Begun(String log) {}

    /// A game begins.
    ///
    /// @param wish a set-up
    /// @return messages, the first of which is `welcome`
    String begin(String wish, long now) {
        return answered(() -> {
            SetUp setUp = SetUp.read(Given.object(wish), games, roster);
            return welcomed(HereTable.begin(setUp, bots(setUp), now), now);
        });
    }

    /// A game goes on.
    ///
    /// @param wish an object with the `setUp`, and the `log` as a text
    /// @return messages, the first of which is `welcome`
    String resume(String wish, long now) {
        return answered(() -> {
            Json given = Given.object(wish);
            SetUp setUp = SetUp.read(given.get("setUp"), games, roster);
            return welcomed(HereTable.resume(setUp, bots(setUp), Given.text(given, "log")), now);
        });
    }

    /// The page says something.
    ///
    /// @param message a `ClientMessage`
    /// @return the messages that answer it
    String tell(String message, long now) {
        return answered(() -> Wire.write(table().tell(Given.object(message), now)));
    }

    /// The page asks something about the game, which goes on as it would have.
    ///
    /// @param question an object with its `type`: see [HereQuestions]; or of the type `branch`, with the `ply` from
    ///     which somebody plays on and the `setUp` of the game that begins there
    /// @return what answers it
    String ask(String question, long now) {
        return answered(() -> {
            Json given = Given.object(question);
            HereQuestions questions = questions();
            return Given.text(given, "type").equals(BRANCH)
                    ? branch(given, questions.codesBefore(Given.integer(given, "ply")), now)
                    : Wire.write(questions.answer(given));
        });
    }

    private String branch(Json given, int[] codes, long now) {
        SetUp setUp = SetUp.read(given.get("setUp"), games, roster);
        return Wire.write(
                new Begun(HereTable.branch(setUp, bots(setUp), codes, now).log()));
    }

    /// One bot makes one choice, or thinks about it if it has to wait.
    ///
    /// @return messages about what happens
    String letBotAct(long now) {
        return answered(() -> Wire.write(table().letBotAct(now)));
    }

    /// How many milliseconds the next bot has yet to wait; -1 if none has anything to choose.
    int botsWait(long now) {
        return table.filter(HereTable::haveBotsToAct)
                .map(one -> one.botsWait(now))
                .orElse(-1);
    }

    /// How long bots leave the person to take a choice back, in milliseconds.
    void setPause(int milliseconds) {
        table.ifPresent(one -> one.setPause(milliseconds));
    }

    /// All that has happened, to go on with another time.
    String log() {
        return answered(() -> table().log());
    }

    private HereTable table() {
        return table.orElseThrow(Here::nothingYet);
    }

    private HereQuestions questions() {
        return questions.orElseThrow(Here::nothingYet);
    }

    private static UnusableException nothingYet() {
        return new UnusableException("No game has begun");
    }

    private HereBots bots(SetUp setUp) {
        return new HereBots(setUp.game(), roster, nanoseconds);
    }

    private String welcomed(HereTable begun, long now) {
        Game game = begun.setUp().game();
        table = Optional.of(begun);
        var analyses = new HereAnalyses(game, roster, nanoseconds);
        questions = Optional.of(new HereQuestions(begun.setUp(), begun.play(), roster, adviser, analyses));
        return Wire.write(List.of(begun.welcome(now)));
    }

    private static String answered(Supplier<String> answer) {
        try {
            return answer.get();
        } catch (UnusableException unusable) {
            return Wire.write(new Failure(unusable.getMessage() + "."));
        } catch (DamagedLog damaged) {
            return Wire.write(
                    new Failure("Line %d of the game can't be read: %s.".formatted(damaged.line(), damaged.reason())));
        }
    }
}
