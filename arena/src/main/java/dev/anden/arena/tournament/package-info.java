/// Tournaments and sequential tests between bots, in blocks: a deal that is played with the bots in every rotation of
/// the seats. Blocks that are done are kept in a journal, so that whatever was stopped can go on.
///
/// Open first:
/// - [dev.anden.arena.tournament.Tournament]: who plays whom, and what came out.
/// - [dev.anden.arena.tournament.SequentialTest]: two bots, until it is known which of two claims holds.
/// - [dev.anden.arena.tournament.Block]: what is counted of one deal.
/// - [dev.anden.arena.tournament.Journal]: the blocks on disk.
///
/// No game is known here: everything comes through `engine`.
@NullMarked
package dev.anden.arena.tournament;

import org.jspecify.annotations.NullMarked;
