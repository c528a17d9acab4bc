package dev.anden.arena.tournament;

import dev.anden.arena.BotResult;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What came out of a tournament: the same for the same seed, bots and number of blocks, but for how long they thought.
///
/// @param seed the seed of the deals
/// @param anchor the bot whose strength is 0
/// @param tables one for each game and number of seats
public record TournamentReport(long seed, String anchor, List<Table> tables) {
    public TournamentReport {
        tables = List.copyOf(tables);
    }

    /// What came out of one game with one number of seats.
    ///
    /// @param game the game's id
    /// @param rulesVersion the version of its rules
    /// @param seats how many seats
    /// @param options the options that it was played with
    /// @param blocks how many blocks were played
    /// @param deals how many deals these are: what doesn't depend on one another, so that it says how sure
    ///     anything is
    /// @param games how many games these are
    /// @param bots how the bots did, in the order in which they were named
    /// @param pairs how each did against each that it met
    /// @param thinking how long they thought
    public record Table(
            String game,
            int rulesVersion,
            int seats,
            Map<String, String> options,
            long blocks,
            long deals,
            long games,
            List<Standing> bots,
            List<Pair> pairs,
            List<Thinking> thinking) {
        public Table {
            options = Collections.unmodifiableMap(new TreeMap<>(options));
            bots = List.copyOf(bots);
            pairs = List.copyOf(pairs);
            thinking = List.copyOf(thinking);
        }
    }

    /// How a bot did. Where it sits at several places of a table, averages are those of a place.
    ///
    /// @param bot its name
    /// @param games how many games it played, at however many places
    /// @param wins its share of games won, a win shared with those who tied
    /// @param score its mean final score
    /// @param strength its strength, where 400 points more mean ten wins for each loss ([BradleyTerry])
    /// @param turns turns per game
    /// @param decisions choices per game
    /// @param rules by rule, where its points come from
    public record Standing(
            String bot,
            long games,
            Estimate wins,
            Estimate score,
            Estimate strength,
            double turns,
            double decisions,
            List<BotResult.RuleResult> rules) {
        public Standing {
            rules = List.copyOf(rules);
        }
    }

    /// How a bot did against another one.
    ///
    /// @param games how many games both played, at however many places
    /// @param share the share of games in which it was ahead of the other, a tie as a half; of all pairs of places,
    ///     where one of them sits at several
    public record Pair(String bot, String against, long games, Estimate share) {}

    /// How long a bot thought about a choice, in milliseconds: what half of them, and 99 of 100, didn't exceed.
    public record Thinking(String bot, double half, double most) {}
}
