/// The command `anden` and its sub-commands: the composition root, where games, bots and servers come together.
///
/// Open first: [dev.anden.cli.Anden]. Each sub-command is a class of its own; what surrounds them (streams, clock,
/// language) comes in as [dev.anden.cli.call.Surroundings], so that tests run them as a shell would. An error is one
/// sentence on the error stream: exit code 2 if the command was called wrongly, 1 if it failed.
@NullMarked
package dev.anden.cli;

import org.jspecify.annotations.NullMarked;
