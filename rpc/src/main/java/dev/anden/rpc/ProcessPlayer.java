package dev.anden.rpc;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.anden.arena.GameFollower;
import dev.anden.engine.GameInfo;
import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.engine.UnfitException;
import dev.anden.protocol.json.WireJson;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A bot that is a process of its own, in any language: it is asked by JSON-RPC, one message per line, on its
/// input, and answers on its output (`docs/protocol.md`). It is told once which game it is to play (`begin`), and
/// then asked for each choice (`choose`). One that says when it answers `begin` that it knows more than the first
/// version of the protocol is also told to which game a choice belongs, and how each game ended (`end`).
///
/// A process that ends, is late or answers anything but a legal code breaks the game off: a figure that rests on what
/// was put in its place would be worth nothing.
public final class ProcessPlayer implements Player, GameFollower, AutoCloseable {
    private static final JsonMapper JSON = WireJson.mapper();

    /// Actions are printed by a position that looks alike to the seat; any will do.
    private static final long ANY_SEED = 0;

    /// The version of the protocol that has all that is told here. The first one had neither `end` nor the numbers
    /// of games.
    private static final int PROTOCOL = 2;

    private final String command;
    private final String game;
    private final Duration perChoice;
    private final RunningBots running;
    private final BotProcess process;
    private final boolean follows;
    private int id;
    private int games;

    /// Starts a process.
    ///
    /// @param command the program and its arguments, separated by blanks; what has blanks is quoted
    /// @param info the game that it is to play
    /// @param setup how it is set up
    /// @param toStart how long it may take until it answers to `begin`
    /// @param perChoice how long it may take to choose
    /// @param running the programs that run: whoever ends ends them first
    /// @throws UnfitException if the command names no program
    /// @throws ProcessException if it can't be started or doesn't answer
    public ProcessPlayer(
            String command, GameInfo info, Setup setup, Duration toStart, Duration perChoice, RunningBots running) {
        this.command = command;
        game = info.id();
        this.perChoice = perChoice;
        this.running = running;
        process = running.start(command);
        try {
            var begin = new Begin(
                    info.id(), info.rulesVersion(), setup.seats(), setup.options(), perChoice.toMillis(), PROTOCOL);
            follows = ask("begin", begin, toStart).path("protocol").asInt(1) >= PROTOCOL;
        } catch (ProcessException | BotsEndedException failure) {
            close();
            throw failure;
        }
    }

    /// What it is told first.
    ///
    /// @param milliseconds how long it may take for each choice
    /// @param protocol what it may be told, if it understands that
    private record Begin(
            String game, int rules, int seats, Map<String, String> options, long milliseconds, int protocol) {}

    /// What it is asked.
    private record Request(String jsonrpc, int id, String method, Record params) {}

    /// What it is to choose from.
    ///
    /// @param view what the seat sees
    /// @param number the number of the game among those that it plays, from 1; only told if it understands that
    private record Choice(
            String game,
            int seat,
            int seats,
            int ply,
            List<Option> actions,
            Record view,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> number) {}

    /// How a game ended.
    private record End(String game, int number, int seat, List<Integer> totals, List<Integer> ranks) {}

    /// A legal action.
    private record Option(int code, String text) {}

    @Override
    public int choose(Observation observation, RandomStream random) {
        State alike = observation.imagine(RandomStream.ofSeed(ANY_SEED, observation.ply(), observation.seat()));
        var options = new ArrayList<Option>();
        for (int index = 0; index < observation.legalActionCount(); index++) {
            int code = observation.legalAction(index);
            options.add(new Option(code, alike.print(code)));
        }
        var choice = new Choice(
                game,
                observation.seat(),
                observation.seats(),
                observation.ply(),
                options,
                observation.snapshot(),
                follows ? Optional.of(games) : Optional.empty());
        JsonNode answer = ask("choose", choice, perChoice);
        boolean legal = answer.isInt() && options.stream().anyMatch(option -> option.code() == answer.intValue());
        if (!legal) {
            throw new ProcessException(ProcessFlaw.NOT_LEGAL.of("command", command, "answer", shortened(answer)));
        }
        return answer.intValue();
    }

    @Override
    public void begins(int seat) {
        games++;
    }

    @Override
    public void ended(int seat, ScoreSheet sheet) {
        if (follows) {
            ask("end", new End(game, games, seat, sheet.totals(), sheet.ranks()), perChoice);
        }
    }

    /// The result of a request. What a program does that is being ended is no fault of its own.
    private JsonNode ask(String method, Record params, Duration limit) {
        try {
            return result(method, params, limit);
        } catch (ProcessException fault) {
            throw running.isClosing() ? new BotsEndedException() : fault;
        }
    }

    private JsonNode result(String method, Record params, Duration limit) {
        id++;
        String request = JSON.writeValueAsString(new Request("2.0", id, method, params));
        JsonNode response = read(answer(request, method, limit));
        if (response.path("id").intValue(-1) != id || !response.has("result")) {
            throw new ProcessException(
                    ProcessFlaw.NO_RESULT.of("command", command, "method", method, "answer", shortened(response)));
        }
        return response.get("result");
    }

    private String answer(String request, String method, Duration limit) {
        try {
            LineReader.Line line = process.ask(request, limit)
                    .orElseThrow(() -> new ProcessException(
                            ProcessFlaw.LATE.of("command", command, "method", method, "limit", limit.toMillis())));
            return switch (line) {
                case LineReader.Line.Whole(var bytes) ->
                    StandardCharsets.UTF_8.decode(bytes).toString();
                case LineReader.Line.TooLong _ ->
                    throw new ProcessException(
                            ProcessFlaw.LONG_LINE.of("command", command, "most", BotProcess.MOST_BYTES >> 20));
                case LineReader.Line.End _ -> throw ended();
            };
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw ended();
        }
    }

    private JsonNode read(String line) {
        if (line.isBlank()) {
            throw notJson(line);
        }
        try {
            return JSON.readTree(line);
        } catch (JacksonException unreadable) {
            throw notJson(line);
        }
    }

    private ProcessException notJson(String line) {
        return new ProcessException(ProcessFlaw.NOT_JSON.of("command", command, "answer", shortened(line)));
    }

    private ProcessException ended() {
        return new ProcessException(ProcessFlaw.ENDED.of("command", command));
    }

    private static String shortened(Object answer) {
        String text = String.valueOf(answer);
        return text.length() <= 80 ? text : text.substring(0, 80) + "…";
    }

    /// Ends the process.
    @Override
    public void close() {
        running.end(process);
    }
}
