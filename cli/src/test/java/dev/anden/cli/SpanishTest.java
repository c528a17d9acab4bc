package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.Texts;
import dev.anden.cli.workshop.BoardCommandTest;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.rpc.RunningBots;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/// Whoever has a terminal in Spanish is answered in Spanish.
class SpanishTest {
    @TempDir
    Path folder;

    static Stream<List<String>> commands() {
        return Stream.of(
                List.of(),
                List.of("serve"),
                List.of("backup"),
                List.of("restore"),
                List.of("check"),
                List.of("health"),
                List.of("reports"),
                List.of("admin"),
                List.of("admin", "tables"),
                List.of("admin", "people"),
                List.of("admin", "show"),
                List.of("admin", "export"),
                List.of("admin", "end"),
                List.of("admin", "delete"),
                List.of("admin", "block"),
                List.of("admin", "unblock"),
                List.of("admin", "password"),
                List.of("simulate"),
                List.of("tournament"),
                List.of("sprt"),
                List.of("tune"),
                List.of("levels"),
                List.of("replay"),
                List.of("verify"),
                List.of("analyse"),
                List.of("play"),
                List.of("engine"),
                List.of("perft"),
                List.of("board"),
                List.of("board", "list"),
                List.of("board", "check"),
                List.of("board", "draw"));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void the_help_of_a_command_has_no_sentence_in_english(List<String> command) {
        var asked = new ArrayList<>(command);
        asked.add("--help");
        String english = CommandRun.in("en", asked.toArray(String[]::new)).out();

        String spanish = CommandRun.in("es", asked.toArray(String[]::new)).out();

        assertThat(spanish).startsWith("Uso: anden");
        assertThat(english).startsWith("Usage: anden");
        // Options, what is typed and the names of commands stay.
        assertThat(words(spanish))
                .doesNotContainAnyElementsOf(List.of("the", "of", "Show", "this", "How", "Lets", "Writes", "is"))
                .doesNotContainAnyElementsOf(List.of("COMMAND", "FILE", "FOLDER", "LEVEL", "SECONDS", "DAYS", "VALUE"));
    }

    @Test
    void help_calls_values_in_spanish_and_leaves_brackets_and_dots_around_them() {
        assertThat(CommandRun.in("es", "--help").out()).contains(" [ORDEN]");
        assertThat(CommandRun.in("es", "backup", "--help").out()).contains("[--data=CARPETA]", " ARCHIVO\n");
        assertThat(CommandRun.in("es", "board", "check", "--help").out()).contains(" ARCHIVO...");
        assertThat(CommandRun.in("es", "simulate", "--help").out()).contains("--bots=NIVEL[,NIVEL...]");
    }

    @Test
    void of_several_games_the_help_of_a_command_speaks_that_takes_several() {
        assertThat(help("en", "tournament")).contains("--game=ID[,ID...]", "With several games");
        assertThat(help("es", "tournament")).contains("--game=ID[,ID...]", "Con varios juegos");
        assertThat(help("en", "simulate")).contains("--game=ID ").doesNotContain("several games");
        assertThat(help("es", "simulate")).doesNotContain("varios juegos");
    }

    /// In one line.
    private static String help(String language, String command) {
        return CommandRun.in(language, command, "--help").out().replaceAll("\\s+", " ");
    }

    private static List<String> words(String help) {
        return List.of(help.split("[^\\p{L}]+"));
    }

    @Test
    void what_was_played_replayed_and_counted_is_told_in_spanish() {
        Path games = folder.resolve("games");
        String simulated = told("simulate --bots greedy --games 1 --seed 1 --record", games.toString());
        String replayed =
                told("replay --verbose", games.resolve("game-000000.replay").toString());
        String counted = told("perft --depth", "1");

        assertThat(simulated)
                .startsWith("ttr-usa, reglas 2: 1 partida de 2 jugadores, tickets base, semilla 1")
                .contains("victorias", "ms por decisión", "por segundo con 1 hilo", "jugadas por partida");
        assertThat(replayed)
                .contains("jugador 0: greedy", "azar", "logrado", "puesto 1", "decidido por")
                .endsWith("Cada jugada es legal y el azar es el que da la semilla." + System.lineSeparator());
        assertThat(counted).contains("profundidad", "hojas");
        assertThat(words(simulated + replayed + counted))
                .doesNotContain("seat", "chance", "rule", "points", "achieved", "wins", "games", "depth");
    }

    private static String told(String command, String last) {
        var words = new ArrayList<>(List.of(command.split(" ", -1)));
        words.add(last);
        return CommandRun.in("es", words.toArray(String[]::new)).out();
    }

    /// A text of the help that nothing asks for would be one that was forgotten when an option changed its name.
    @Test
    void every_text_of_the_help_is_shown_by_a_command() {
        ResourceBundle help = Texts.help("es").orElseThrow();
        var shown = new StringBuilder();
        commands().forEach(command -> {
            var asked = new ArrayList<>(command);
            asked.add("--help");
            shown.append(CommandRun.in("es", asked.toArray(String[]::new)).out());
        });
        String all = shown.toString().replaceAll("\\s+", " ");
        var unseen = new TreeSet<>(help.keySet());
        unseen.removeIf(key -> all.contains(
                help.getString(key).replaceAll("\\$\\{.*", "").replace("%n", "").strip()));
        assertThat(unseen).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --nonsense                        | Opción desconocida: --nonsense
            fly                               | No existe la orden «fly»; las que hay: serve, simulate,
            --port 1 simulate                 | «--port» debe ir después de «simulate», si esa orden lo admite
            replay                            | Falta: ARCHIVO
            tournament                        | Falta: --bots NIVEL
            simulate --seed                   | La opción --seed necesita un valor, N
            simulate --seed 1 --seed 2        | La opción --seed aparece dos veces
            simulate --games many             | --games: «many» no es un número entero
            simulate --players 99999999999    | --players: 99999999999 se sale del rango; el máximo es 2147483647
            --port 99999                      | --port va de 0 a 65535, no 99999
            --keep-open -1                    | --keep-open no puede ser negativo: -1
            simulate --json=maybe             | --json no admite ningún valor: sobra «maybe»
            simulate --game chess             | No existe el juego «chess»; los que hay: ttr-usa,
            simulate --bots wizard            | No existe el bot «wizard» para ttr-usa; los que hay: daydreamer, tourist, traveller, globetrotter, guide, planner, local, expert
            simulate --players 6              | ttr-usa admite de 2 a 5 jugadores, no 6
            play --option mayor               | Una opción se escribe NOMBRE=VALOR, por ejemplo mayor=on, o JUEGO.NOMBRE=VALOR, no «mayor»
            play --language fr                | No existe el idioma «fr»; los que hay: en, es
            board                             | «board» necesita una de estas órdenes: list, check, draw
            board list --boards nowhere       | La carpeta de tableros nowhere no existe
            replay nowhere.replay             | nowhere.replay: No existe ese archivo.
            serve --host no.such.host.invalid | No se puede escuchar en «no.such.host.invalid»: este equipo no tiene esa dirección; usa localhost o 0.0.0.0.
            """)
    void what_is_wrong_with_a_call_is_said_in_spanish(String line, String sentence) {
        CommandRun run = CommandRun.in(
                "es", line.replace("serve", "serve --data " + folder).split(" +"));

        assertThat(run.exitCode()).isNotZero();
        assertThat(run.err()).startsWith("anden: " + sentence);
    }

    @Test
    void what_is_wrong_with_a_board_is_said_in_spanish() throws java.io.IOException {
        Path board = Files.writeString(
                folder.resolve("brava.json"),
                Files.readString(BoardCommandTest.EXAMPLE)
                        .replace("\"to\": \"brisa\", \"length\": 3", "\"to\": \"atlantis\", \"length\": 9")
                        .replace("\"cards\"", "\"naipes\""));

        assertThat(CommandRun.in("es", "board", "check", board.toString()).out().lines())
                .contains(
                        board + ": cards: falta",
                        board + ": routes[0].to: no existe la ciudad «atlantis»",
                        board + ": routes[0].length: debe ser un número entero de 1 a 8, no 9");
        assertThat(CommandRun.in("es", "board", "list", "--boards", folder.toString())
                        .out()
                        .lines())
                .contains(board + " no se puede jugar:", "  routes[0].to: no existe la ciudad «atlantis»");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            hello                                      | Esto no es una partida grabada; todas empiezan por la línea «anden-replay 1»
            anden-replay 1/game ttr-usa/rules x/seats 2// | Línea 3: se esperaba un número, no «x»
            anden-replay 1/game ttr-usa/rules 2/seats 2//first 0/card red | Línea 7: el archivo termina tras 1 jugada;
            anden-replay 1/game ttr-usa/rules 2/seats 2//card red/ | Línea 6, jugada 0: Le toca al azar: se esperaba «first …», no «card red»
            """)
    void what_is_wrong_with_a_replay_is_said_in_spanish(String lines, String sentence) throws java.io.IOException {
        Path file = Files.writeString(folder.resolve("some.replay"), lines.replace("/", "\n"));

        CommandRun run = CommandRun.in("es", "replay", file.toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains(sentence).hasLineCount(1);
    }

    @Test
    void what_is_wrong_with_a_position_or_an_action_is_said_in_spanish() throws java.io.IOException {
        Path file = Files.writeString(folder.resolve("position.txt"), "ttr-usa 2\nply 3\n");

        assertThat(CommandRun.in("es", "perft", "--position", file.toString()).err())
                .contains("Falta la línea «market»; ")
                .contains("La posición tiene 0 asientos; el juego es de 2 a 5 jugadores");
        assertThat(CommandRun.typing("draw pink\nq\n", false, "play", "--language", "es")
                        .out())
                .contains("No es una acción válida: «pink» no es un tipo de carta; los tipos son red, ");
    }

    @Test
    void what_no_position_of_any_family_can_be_is_said_in_spanish() throws java.io.IOException {
        assertThat(wrong("ttr-usa", "seat 0 vehicles=45", "seat 0 vehicles=44"))
                .contains("Posición imposible: Al asiento 0 le faltan vehículos");
        assertThat(wrong("french-quarter", "round 1", "round 7"))
                .contains("Mazo walk: en la ronda 7 tiene que haber 7 cartas reveladas o por revelar, no 1; ")
                .contains("Posición imposible: Al mazo walk no le quedan las cartas de la ronda 7");
    }

    /// What is said of a position that a game's first choice comes at, with a fact changed.
    private String wrong(String game, String fact, String other) throws java.io.IOException {
        State state = GameCatalog.installed().require(game).newState(new Setup(2));
        while (state.actor() == State.CHANCE) {
            state.apply(state.chanceOutcome(0));
        }
        String text = state.position();
        assertThat(text).contains(fact);
        Path file = Files.writeString(folder.resolve(game), text.replace(fact, other));
        return CommandRun.in("es", "perft", "--game", game, "--position", file.toString())
                .err();
    }

    @Test
    void what_does_not_fit_a_game_or_an_experiment_is_said_in_spanish() {
        assertThat(CommandRun.in("es", "simulate", "--players", "3", "--bots", "greedy,planner")
                        .err())
                .startsWith("anden: Para 3 jugadores hacen falta 3 bots, no 2\n");
        assertThat(CommandRun.in("es", "simulate", "--games", "0").err())
                .startsWith("anden: Un experimento necesita al menos una partida, no 0\n");
        assertThat(CommandRun.in("es", "simulate", "--option", "mayor=on").err())
                .startsWith("anden: ttr-usa no tiene la opción «mayor»; sus opciones: tickets\n");
        assertThat(CommandRun.in("es", "simulate", "--game", "french-quarter", "--option", "mayor=yes")
                        .err())
                .startsWith("anden: La opción mayor admite uno de estos valores: off, on; no «yes»\n");
        assertThat(CommandRun.in("es", "sprt", "--bots", "greedy,planner", "--h0", "2")
                        .err())
                .startsWith(
                        "anden: Las cuotas deben estar entre 0 y 1, la primera por debajo de la segunda, no 2,0 y 0,55\n");
        assertThat(CommandRun.in("es", "perft", "--depth", "0").err()).startsWith("anden: La profundidad va de 1 a ");
    }

    /// What it says of the blocks shows that it has read the numbers.
    @Test
    void a_number_with_a_fraction_is_read_with_a_comma_and_with_a_point() {
        for (String options : List.of(
                "sprt --h0 0,5 --h1 0,75 --alpha 0,1 --beta ,1 --bots greedy,planner --blocks 0",
                "sprt --h0 0.5 --h1 0.75 --alpha 0.1 --beta .1 --bots greedy,planner --blocks 0")) {
            assertThat(CommandRun.in("es", options.split(" ")).err())
                    .startsWith("anden: El número de bloques va de 1 a ");
        }
        assertThat(CommandRun.in("es", "sprt", "--bots", "greedy,planner", "--h0", "0,6")
                        .err())
                .startsWith("anden: Las cuotas deben estar entre 0 y 1, la primera por debajo de la segunda, no 0,6 y");
        assertThat(CommandRun.in("es", "tune", "--step", "0,9x").err())
                .startsWith("anden: --step: «0,9x» no es un número; escribe, por ejemplo, 0,1\n");
        assertThat(CommandRun.in("es", "tune", "--step", "1.000,5").err())
                .startsWith("anden: --step: «1.000,5» no es un número; escribe, por ejemplo, 0,1\n");
    }

    @Test
    void a_data_folder_that_is_a_file_is_refused_in_spanish() throws java.io.IOException {
        Path file = Files.createFile(folder.resolve("file"));

        CommandRun run = CommandRun.in("es", "serve", "--data", file.toString(), "--port", "0");

        assertThat(run.err())
                .startsWith("anden: %s es un archivo y no una carpeta.".formatted(file))
                .hasLineCount(1);
    }

    @Test
    void nobody_is_told_of_commands_that_are_for_the_build_alone() {
        var hidden = Anden.command(Surroundings.ofProcess(System.out, new RunningBots()), "--help")
                .getSubcommands()
                .values()
                .stream()
                .map(CommandLine::getCommandSpec)
                .filter(spec -> spec.usageMessage().hidden())
                .map(spec -> spec.name())
                .toList();
        String help = CommandRun.in("es", "--help").out();
        assertThat(hidden).allSatisfy(name -> assertThat(help).doesNotContain(name));
    }
}
