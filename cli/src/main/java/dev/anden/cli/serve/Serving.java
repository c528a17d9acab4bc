package dev.anden.cli.serve;

import dev.anden.arena.SeedSource;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.Version;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.server.AndenServer;
import dev.anden.server.MachineClock;
import dev.anden.server.Retention;
import dev.anden.server.RunningServer;
import dev.anden.server.ServerOptions;
import dev.anden.server.StartFailure;
import dev.anden.server.table.Pace;
import dev.anden.server.web.AddressList;
import dev.anden.server.web.Entrance;
import dev.anden.server.web.Reach;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The options of serving, and the serving: for `anden serve`, and for `anden` alone, which does the same.
public final class Serving {
    /// In seconds: pages are told of it in milliseconds, which have to be whole numbers of 31 bits.
    private static final int LONGEST_PATIENCE = (int) Duration.ofDays(24).toSeconds();

    /// So long what is under way may take once the process is asked to end; systemd kills it after 20 seconds.
    private static final Duration LONGEST_END = Duration.ofSeconds(15);

    private static final Pattern PLACE = Pattern.compile("(?!-)[\\p{L}\\p{N}._:%-]+");

    private final PrintWriter out;
    private final Texts texts;
    private final SeedSource secrets;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "The port to listen on; 0 for any that is free (default: ${DEFAULT-VALUE}).")
    private int port = ServerOptions.DEFAULT_PORT;

    @Option(
            names = "--host",
            paramLabel = "HOST",
            description = "The address to listen on; 0.0.0.0 lets others in (default: ${DEFAULT-VALUE}).")
    private String host = ServerOptions.DEFAULT_HOST;

    @Mixin
    private final DataOption data;

    @Mixin
    private final ReminderSettings reminders;

    @Option(
            names = "--bot-pause",
            paramLabel = "MILLISECONDS",
            description = "How many milliseconds a bot waits before it acts (default: ${DEFAULT-VALUE}).")
    private int botPause = (int) Pace.DEFAULT.botPause().toMillis();

    @Option(
            names = "--take-back-pause",
            paramLabel = "MILLISECONDS",
            description =
                    "How many milliseconds bots wait while somebody can undo a choice (default: ${DEFAULT-VALUE}).")
    private int takeBackPause = (int) Pace.DEFAULT.takeBackPause().toMillis();

    @Option(
            names = "--trusted-proxies",
            paramLabel = "ADDRESSES",
            split = ",",
            description = "Proxies trusted to say where a request comes from, such as 127.0.0.1,10.0.0.0/8.")
    private List<String> trustedProxies = List.of();

    @Option(
            names = "--host-names",
            paramLabel = "NAMES",
            split = ",",
            description = "The names that the server answers to, such as games.example.org (default: any).")
    private List<String> hostNames = List.of();

    @Option(
            names = "--watchers",
            paramLabel = "ADDRESSES",
            split = ",",
            description = "Addresses that may ask for metrics and, like this machine, for health, such as 127.0.0.1.")
    private List<String> watchers = List.of();

    @Option(
            names = "--log-format",
            paramLabel = "text|json",
            description = "How the log is written: text or json (default: ${DEFAULT-VALUE}).")
    private String logFormat = "text";

    @Option(
            names = "--patience",
            paramLabel = "SECONDS",
            description = "How many seconds the others must have waited for an absent player before they may ask for a"
                    + " bot (default: ${DEFAULT-VALUE}).")
    private int patience = (int) Pace.DEFAULT.patience().toSeconds();

    @Option(
            names = "--network-bot-patience",
            paramLabel = "SECONDS",
            description = "How many seconds a network bot that is connected has for a choice before a bot of the server"
                    + " plays for it (default: ${DEFAULT-VALUE}).")
    private int networkBotPatience = (int) Pace.DEFAULT.networkBotPatience().toSeconds();

    @Option(
            names = "--analysis-time",
            paramLabel = "SECONDS",
            description = "How many seconds of a processor the analysis of a game takes at most"
                    + " (default: ${DEFAULT-VALUE}).")
    private int analysisTime = (int) ServerOptions.LONGEST_ANALYSIS.toSeconds();

    @Option(
            names = "--away-days",
            paramLabel = "DAYS",
            description = "How many days a year a player may be away without losing time in games by correspondence; 0"
                    + " for none (default: ${DEFAULT-VALUE}).")
    private int awayDays = ServerOptions.DEFAULT_HOLIDAY_DAYS;

    @Option(
            names = "--keep-open",
            paramLabel = "DAYS",
            description =
                    "How many days an open table that nobody changes is kept; 0 for ever (default: ${DEFAULT-VALUE}).")
    private int keepOpen = (int) Retention.DEFAULT.open().toDays();

    @Option(
            names = "--keep-playing",
            paramLabel = "DAYS",
            description = "After how many days without a choice a game ends without a result; 0 for never"
                    + " (default: ${DEFAULT-VALUE}).")
    private int keepPlaying = (int) Retention.DEFAULT.playing().toDays();

    @Option(
            names = "--keep-finished",
            paramLabel = "DAYS",
            description = "How many days a finished game is kept whose players are guests who don't come back;"
                    + " 0 for ever (default: ${DEFAULT-VALUE}).")
    private int keepFinished = (int) Retention.DEFAULT.finished().toDays();

    @Option(
            names = "--keep-guests",
            paramLabel = "DAYS",
            description = "How many days the name of a guest without a table is kept; 0 for ever"
                    + " (default: ${DEFAULT-VALUE}).")
    private int keepGuests = (int) Retention.DEFAULT.guests().toDays();

    /// @param surroundings where it reads and writes, and the variables of its environment
    public Serving(Surroundings surroundings) {
        out = surroundings.out();
        secrets = surroundings.secrets();
        data = new DataOption(surroundings);
        reminders = new ReminderSettings(data);
        texts = Texts.of(surroundings.language());
    }

    /// Serves the games to browsers until the process is asked to end; the exit code.
    ///
    /// @throws StartFailure if it can't be started
    public int run() throws InterruptedException, StartFailure {
        try (RunningServer server = AndenServer.start(options(), MachineClock.system(), secrets)) {
            if (!server.isEnding()) {
                announce(server);
                server.prepareBoards();
            }
            boolean wanted = server.awaitClose();
            TimelyEnd.within(LONGEST_END, () -> {
                server.tellLate(LONGEST_END);
                Runtime.getRuntime().halt(ExitCode.SOFTWARE);
            });
            return wanted ? ExitCode.OK : ExitCode.SOFTWARE;
        }
    }

    private void announce(RunningServer server) {
        if (!jsonLogs()) {
            out.println(texts.text("serve.open", server.address(), data.place()));
            out.flush();
        }
        server.tellStart(Version.number());
    }

    private ServerOptions options() {
        try {
            return data.options()
                    .withHost(host())
                    .withPort(port())
                    .withPace(this::pace)
                    .withEntrance(entrance())
                    .withReminders(reminders.options())
                    .withLanguage(texts.language())
                    .withJsonLogs(jsonLogs())
                    .withAnalysisTime(Duration.ofSeconds(analysisTime()))
                    .withHolidayDays(within("--away-days", awayDays, 0, ServerOptions.MOST_HOLIDAY_DAYS))
                    .withRetention(retention());
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()), wrong);
        }
    }

    private Pace pace(Pace usual) {
        return usual.withBotPause(Duration.ofMillis(time("--bot-pause", botPause)))
                .withTakeBackPause(Duration.ofMillis(time("--take-back-pause", takeBackPause)))
                .withPatience(Duration.ofSeconds(within("--patience", patience, 0, LONGEST_PATIENCE)))
                .withNetworkBotPatience(Duration.ofSeconds(networkBotPatience()));
    }

    /// What an option is called where its value comes from.
    private String origin(String option) {
        return data.settings().origin(option);
    }

    /// Whether there is such a place may change, and is found out when it starts; whether it can be the name of one
    /// doesn't.
    private String host() {
        String bare = Reach.bare(host);
        if (!PLACE.matcher(bare).matches()) {
            throw new WrongCall(spec.commandLine(), Sentence.of("call.host", origin("--host"), host));
        }
        return bare;
    }

    private int port() {
        return within("--port", port, 0, ServerOptions.HIGHEST_PORT);
    }

    private long networkBotPatience() {
        return within(
                "--network-bot-patience",
                networkBotPatience,
                (int) Pace.SHORTEST_NETWORK_BOT_PATIENCE.toSeconds(),
                (int) Pace.LONGEST_NETWORK_BOT_PATIENCE.toSeconds());
    }

    private int analysisTime() {
        return within("--analysis-time", analysisTime, 1, (int) ServerOptions.LONGEST_ANALYSIS.toSeconds());
    }

    private int within(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new WrongCall(spec.commandLine(), Sentence.of("call.range", origin(option), least, most, value));
        }
        return value;
    }

    private int time(String option, int value) {
        if (value < 0) {
            throw new WrongCall(spec.commandLine(), Sentence.of("call.negative", origin(option), value));
        }
        return value;
    }

    private Retention retention() {
        return new Retention(
                Duration.ofDays(time("--keep-open", keepOpen)),
                Duration.ofDays(time("--keep-playing", keepPlaying)),
                Duration.ofDays(time("--keep-finished", keepFinished)),
                Duration.ofDays(time("--keep-guests", keepGuests)));
    }

    private Entrance entrance() {
        AddressList named = addresses("--watchers", watchers);
        return Entrance.OPEN
                .withProxies(addresses("--trusted-proxies", trustedProxies))
                .withWatchers(AddressList.LOCAL.with(named))
                .withReaders(named)
                .withHostNames(hostNames());
    }

    private List<String> hostNames() {
        try {
            return Entrance.OPEN.withHostNames(hostNames).hostNames();
        } catch (IllegalArgumentException none) {
            throw new WrongCall(
                    spec.commandLine(),
                    Sentence.of("call.host-name", origin("--host-names"), String.valueOf(none.getMessage())));
        }
    }

    private AddressList addresses(String option, List<String> texts) {
        try {
            return AddressList.of(texts);
        } catch (IllegalArgumentException none) {
            throw new WrongCall(
                    spec.commandLine(), Sentence.of("call.address", origin(option), String.valueOf(none.getMessage())));
        }
    }

    private boolean jsonLogs() {
        return switch (logFormat) {
            case "text" -> false;
            case "json" -> true;
            default ->
                throw new WrongCall(
                        spec.commandLine(), Sentence.of("call.log-format", logFormat, origin("--log-format")));
        };
    }
}
