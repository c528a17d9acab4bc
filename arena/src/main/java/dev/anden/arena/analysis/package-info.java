/// What a finished game was made of: how the chance to win went up and down, what luck and what play had to do with it,
/// and which choices cost most. No game is known here.
///
/// Everything is worked out by rehearsals: a bot plays on for every seat from a position of the game, in many imagined
/// futures ([dev.anden.arena.analysis.Future]), and what the ends are worth is counted.
///
/// Open first:
/// - [dev.anden.arena.analysis.Analyst]: the analysis of one game, better with every future that it looks at.
/// - [dev.anden.arena.analysis.Course]: with all cards open: what each ply changed.
/// - [dev.anden.arena.analysis.Comparison]: from what a seat could know: what else it could have chosen.
@NullMarked
package dev.anden.arena.analysis;

import org.jspecify.annotations.NullMarked;
