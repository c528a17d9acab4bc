package dev.anden.cli.experiment;

import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.play.Names;
import dev.anden.cli.text.Figures;
import dev.anden.cli.text.TextTable;
import dev.anden.cli.text.Texts;
import dev.anden.cli.wish.BoardsOption;
import dev.anden.engine.BotLevel;
import dev.anden.engine.Game;
import dev.anden.players.Roster;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `anden levels`: the bots' levels in the order of their strength.
@Command(
        name = "levels",
        description =
                "Lists the bots' levels, from the weakest to the strongest: what they are called, how they play, how"
                        + " often each beats the one before it, and how long it thinks.")
public final class LevelsCommand implements Runnable {
    private final Surroundings surroundings;
    private final Texts texts;
    private final Figures figures;
    private final Roster roster = Roster.installed();
    private final List<MeasuredLevel> measured = MeasuredLevel.all();

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    @Mixin
    private final BoardsOption boards = new BoardsOption();

    @Option(names = "--game", paramLabel = "ID", description = "Only those of this game (all).")
    private @Nullable String id;

    @Option(names = "--json", description = "Writes them as JSON, with names and sentences in all languages.")
    private boolean json;

    /// @param surroundings where it writes, and in which language
    public LevelsCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
        texts = Texts.of(surroundings.language());
        figures = Figures.of(texts);
    }

    @Override
    public void run() {
        List<Game> games = games();
        surroundings.out().print(json ? ReportJson.write(LevelList.of(games, roster, measured)) : tables(games));
        surroundings.out().flush();
    }

    private String tables(List<Game> games) {
        var out = new StringBuilder(manners(games));
        for (Game game : games) {
            out.append('\n')
                    .append(texts.text(
                            "levels.title",
                            game.info().nameIn(texts.language()),
                            game.info().id()))
                    .append("\n\n")
                    .append(table(game))
                    .append(texts.text("levels.experiments", String.join(", ", roster.namesForExperiments(game))))
                    .append('\n');
        }
        return out.append('\n')
                .append(elsewhere())
                .append(texts.text("levels.note"))
                .append('\n')
                .toString();
    }

    private List<Game> games() {
        String wanted = id;
        if (wanted == null) {
            return boards.games().games();
        }
        return List.of(
                boards.find(wanted).orElseThrow(() -> new WrongCall(command.commandLine(), boards.unknown(wanted))));
    }

    /// What all levels are called, and how they play, which is the same in all games.
    private String manners(List<Game> games) {
        var table = new TextTable(texts.text("levels.level"), "English", "español", "");
        for (String level : levels(games)) {
            table.row(
                    level,
                    Names.level(Texts.of("en"), level),
                    Names.level(Texts.of("es"), level),
                    texts.textOr("level." + level, ""));
        }
        return table.text();
    }

    /// The levels of some games in the order of their strength, each once.
    private Set<String> levels(List<Game> games) {
        return games.stream()
                .map(roster::levels)
                .flatMap(List::stream)
                .sorted(Comparator.comparingInt(BotLevel::strength))
                .map(BotLevel::name)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private String table(Game game) {
        var table = TextTable.of(texts, "levels.level", "levels.wins", "levels.interval", "levels.time", "levels.most");
        for (String level : roster.names(game)) {
            Optional<MeasuredLevel> known =
                    MeasuredLevel.find(measured, game.info().id(), level);
            table.row(known.map(this::row).orElseGet(() -> unmeasured(level)).toArray(String[]::new));
        }
        return table.text();
    }

    private List<String> row(MeasuredLevel of) {
        var row = new ArrayList<>(List.of(of.level()));
        row.add(of.wins().map(wins -> percent(wins.share())).orElse("–"));
        row.add(of.wins()
                .map(wins -> percent(wins.low()) + " – " + percent(wins.high()))
                .orElse("–"));
        row.add(milliseconds(of.half()));
        row.add(milliseconds(of.most()));
        return row;
    }

    private List<String> unmeasured(String level) {
        return List.of(level, texts.text("levels.unmeasured"), "–", "–", "–");
    }

    private String percent(String share) {
        return figures.percent(Double.parseDouble(share) / 100);
    }

    /// As much of it as is alike on machines that are much alike.
    private String milliseconds(double time) {
        return time < 0.1 ? "< " + figures.tenths(0.1) : time < 10 ? figures.tenths(time) : figures.whole(time);
    }

    /// The levels that not all games of the house have, and where there is one.
    private String elsewhere() {
        List<Game> all = boards.games().games();
        var lines = new StringBuilder();
        for (String level : levels(all)) {
            List<String> with = all.stream()
                    .filter(game -> roster.names(game).contains(level))
                    .map(game -> game.info().id())
                    .toList();
            if (with.size() < all.size()) {
                lines.append(texts.text("levels.only", level, String.join(", ", with)))
                        .append('\n');
            }
        }
        return lines.toString();
    }
}
