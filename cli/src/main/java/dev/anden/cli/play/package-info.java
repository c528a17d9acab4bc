/// A game in the terminal: one person against bots.
///
/// Open first: [dev.anden.cli.play.PlayCommand], then [dev.anden.cli.play.Session]. What is particular to
/// a family of games is a [dev.anden.cli.play.Screen], which its [dev.anden.cli.play.ScreenProvider] brings along.
@NullMarked
package dev.anden.cli.play;

import org.jspecify.annotations.NullMarked;
