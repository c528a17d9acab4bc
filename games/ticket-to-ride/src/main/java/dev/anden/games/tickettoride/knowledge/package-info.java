/// How to play the games of the family well, as people do, and in a style.
///
/// Open first:
/// - [dev.anden.games.tickettoride.knowledge.PlannerPlayer]: what it considers, in which order.
/// - [dev.anden.games.tickettoride.knowledge.NetworkPlanner]: the cheapest network that joins its tickets.
/// - [dev.anden.games.tickettoride.knowledge.QuickPlanner]: the planner of rehearsals, which remembers its network
///   and counts its last turn.
/// - [dev.anden.games.tickettoride.knowledge.Weights]: by what planners weigh one thing against another, as a file.
/// - [dev.anden.games.tickettoride.knowledge.ExpertPlayer]: glimpses at what it could do, and rehearses it to the end
///   of the game.
/// - [dev.anden.games.tickettoride.knowledge.Clairvoyant]: no bot, but a measure for them: the expert with open
///   cards.
/// - [dev.anden.games.tickettoride.knowledge.Forecast]: how likely a seat is to end ahead of another one, as a file.
/// - [dev.anden.games.tickettoride.knowledge.ForecastLessons]: the games from which that is learnt.
/// - [dev.anden.games.tickettoride.knowledge.PlannerThoughts]: what the planner tells whoever asks for advice.
/// - [dev.anden.games.tickettoride.knowledge.AmateurPlayer]: the planner with the mistakes of people, in the
///   measure of each level ([dev.anden.games.tickettoride.knowledge.Weaknesses]).
/// - [dev.anden.games.tickettoride.knowledge.GreedyPlayer]: most points now.
/// - [dev.anden.games.tickettoride.knowledge.StylePlayer]: four styles, yardsticks for experiments.
///
/// A bot sees an observation and nothing else and remembers nothing between two choices; those that don't search
/// allocate nothing to speak of. Numbers by which planners weigh one thing against another are in `weights.txt`,
/// others are constants beside the code that uses them, each with its reason; they were settled by thousands of
/// games against each other (`docs/bots-tried.md`).
@NullMarked
package dev.anden.games.tickettoride.knowledge;

import org.jspecify.annotations.NullMarked;
