/// The command `anden`: the composition root, where games, bots and servers come together. Its sub-commands are in
/// rooms: what a server needs (`serve`, `admin`), bots against bots (`experiment`), recorded games (`study`), a game
/// in the terminal (`play`), and what makers of boards and programs use (`workshop`). Beneath them lie what a call
/// asks for (`wish`), what is around it (`call`) and what is said (`text`).
///
/// Open first: [dev.anden.cli.Anden]. Each sub-command is a class of its own; what surrounds them (streams, clock,
/// language) comes in as [dev.anden.cli.call.Surroundings], so that tests run them as a shell would. An error is
/// one sentence on the error stream: exit code 2 if the command was called wrongly, 1 if it failed.
@NullMarked
package dev.anden.cli;

import org.jspecify.annotations.NullMarked;
