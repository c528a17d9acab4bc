package dev.anden.arena.tournament;

import dev.anden.arena.DecisionTimes;
import dev.anden.arena.RuleTally;
import java.util.List;
import java.util.SortedMap;

/// One deal, played as often as there are seats, with the bots one seat further each time. Luck of the deal and of
/// the seat meets all of them alike, so a block tells more than as many games that have nothing in common.
///
/// @param fixture the index of the fixture
/// @param lineUp the index of the line-up in it
/// @param deal the number of the deal, from 0: game number of the seed
/// @param games in the order of the rotations
/// @param places what each place of the line-up did in all of these games
public record Block(int fixture, int lineUp, long deal, List<Played> games, List<Place> places) {
    public Block {
        games = List.copyOf(games);
        places = List.copyOf(places);
    }

    /// The end of one game, by place in the line-up.
    ///
    /// @param ranks from 1; tied ones have the same
    /// @param totals the final scores
    public record Played(List<Integer> ranks, List<Integer> totals) {
        public Played {
            ranks = List.copyOf(ranks);
            totals = List.copyOf(totals);
        }
    }

    /// What one place of the line-up did in all games of the block.
    ///
    /// @param turns how often the move came to it
    /// @param decisions how many choices it made
    /// @param rules what each rule brought it, by the rule's id
    /// @param times how long its choices took
    public record Place(long turns, long decisions, SortedMap<String, RuleTally> rules, DecisionTimes times) {}
}
