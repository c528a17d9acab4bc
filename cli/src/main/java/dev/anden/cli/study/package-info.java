/// Recorded games looked at closely: gone through ply by ply, checked for whether they were dealt fairly, and
/// analysed for what luck and play did in them.
///
/// Open first: [dev.anden.cli.study.ReplayCommand]. All of them read a [dev.anden.cli.study.ReplayFile].
@NullMarked
package dev.anden.cli.study;

import org.jspecify.annotations.NullMarked;
