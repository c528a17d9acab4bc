/// The suite that every game passes, and the tools that tests of games share.
///
/// - [dev.anden.testkit.GameContract]: implement it in a test class and every promise of the game contract is
///   tested.
/// - [dev.anden.testkit.RandomPlay]: legal random play with a look at every position.
/// - [dev.anden.testkit.BareState]: for a game that is invented for one test.
/// - [dev.anden.testkit.EverySetup]: all set-ups of a game.
/// - [dev.anden.testkit.Shrinker]: the shortest list of actions that still shows a fault.
/// - [dev.anden.testkit.Playthrough]: a game written down for people, compared with a golden file.
/// - [dev.anden.testkit.HouseRules]: what holds in every package of the house.
/// - [dev.anden.testkit.Rule]: ties a test to the ledger in `docs/rules`.
@NullMarked
package dev.anden.testkit;

import org.jspecify.annotations.NullMarked;
