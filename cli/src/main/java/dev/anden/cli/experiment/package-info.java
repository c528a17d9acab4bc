/// Bots against bots: the commands that let them play or tune them, how strong their levels were found to be, and
/// what came out, as tables, as pages with pictures and as JSON.
///
/// Open first: [dev.anden.cli.experiment.SimulateCommand], then [dev.anden.cli.experiment.TournamentCommand].
@NullMarked
package dev.anden.cli.experiment;

import org.jspecify.annotations.NullMarked;
