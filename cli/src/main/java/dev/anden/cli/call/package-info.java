/// What is around every command: where it reads and writes, how files and values that people name are read, how
/// far it is, and how it says in one sentence what was wrong with its call, or why it failed.
///
/// Open first: [dev.anden.cli.call.Surroundings], then [dev.anden.cli.call.Errors].
@NullMarked
package dev.anden.cli.call;

import org.jspecify.annotations.NullMarked;
