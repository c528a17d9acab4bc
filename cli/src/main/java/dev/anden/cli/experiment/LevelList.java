package dev.anden.cli.experiment;

import dev.anden.cli.play.Names;
import dev.anden.cli.text.Texts;
import dev.anden.engine.BotLevel;
import dev.anden.engine.Difficulty;
import dev.anden.engine.Game;
import dev.anden.engine.GameInfo;
import dev.anden.players.Roster;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// The levels of games, for programs: what `anden levels --json` writes. What is elsewhere in JSON, too, has the same
/// name: a game's fields are those of `games` in the protocol, a level's those that the server tells.
///
/// @param games the games
record LevelList(List<OfGame> games) {
    LevelList {
        games = List.copyOf(games);
    }

    /// The levels of one game.
    ///
    /// @param levels those that people are offered, weakest first
    /// @param experiments the names of the others
    record OfGame(
            String id,
            String family,
            String name,
            Map<String, String> names,
            List<Level> levels,
            List<String> experiments) {
        OfGame {
            levels = List.copyOf(levels);
            experiments = List.copyOf(experiments);
        }
    }

    /// A level.
    ///
    /// @param name what it is asked for by
    /// @param names what it is called, by the language's code
    /// @param sentences how it plays, by the language's code; none where nothing is said of it
    /// @param strength its place among the levels of its game
    /// @param suggested whether it is the one to suggest to somebody who hasn't chosen
    /// @param share the share of games in which it beat the one before it, with its interval of 95 %; null for the
    ///     first and where it wasn't measured
    /// @param half milliseconds that half of its choices didn't exceed; null where it wasn't measured
    /// @param most milliseconds that 99 of 100 of them didn't exceed; null where it wasn't measured
    record Level(
            String name,
            Map<String, String> names,
            Map<String, String> sentences,
            Difficulty difficulty,
            int strength,
            boolean suggested,
            Optional<Share> share,
            Optional<Double> half,
            Optional<Double> most) {}

    /// Named as in the reports of tournaments.
    record Share(double value, double low, double high) {
        private static Share of(MeasuredLevel.Wins wins) {
            return new Share(part(wins.share()), part(wins.low()), part(wins.high()));
        }

        /// From `73.6` to 0.736, without a binary fraction in the last places.
        private static double part(String percent) {
            return new BigDecimal(percent).movePointLeft(2).doubleValue();
        }
    }

    /// Those of some games.
    static LevelList of(List<Game> games, Roster roster, List<MeasuredLevel> measured) {
        return new LevelList(
                games.stream().map(game -> ofGame(game, roster, measured)).toList());
    }

    private static OfGame ofGame(Game game, Roster roster, List<MeasuredLevel> measured) {
        GameInfo info = game.info();
        BotLevel suggested = roster.suggested(game);
        List<Level> levels = roster.levels(game).stream()
                .map(level ->
                        level(level, level.equals(suggested), MeasuredLevel.find(measured, info.id(), level.name())))
                .toList();
        return new OfGame(
                info.id(), info.family(), info.name(), info.names(), levels, roster.namesForExperiments(game));
    }

    private static Level level(BotLevel level, boolean suggested, Optional<MeasuredLevel> measured) {
        return new Level(
                level.name(),
                inEach(texts -> Optional.of(Names.level(texts, level.name()))),
                inEach(texts ->
                        Optional.of(texts.textOr("level." + level.name(), "")).filter(sentence -> !sentence.isEmpty())),
                level.difficulty(),
                level.strength(),
                suggested,
                measured.flatMap(MeasuredLevel::wins).map(Share::of),
                measured.map(MeasuredLevel::half),
                measured.map(MeasuredLevel::most));
    }

    private static Map<String, String> inEach(Function<Texts, Optional<String>> say) {
        var said = new LinkedHashMap<String, String>();
        for (String language : Texts.LANGUAGES) {
            say.apply(Texts.of(language)).ifPresent(text -> said.put(language, text));
        }
        return said;
    }
}
