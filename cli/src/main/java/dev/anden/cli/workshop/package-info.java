/// For those who make something with the games: boards, which are listed, checked and drawn; rules, of which
/// positions are counted; and programs, which talk to the engine.
///
/// Open first: [dev.anden.cli.workshop.BoardCommand].
@NullMarked
package dev.anden.cli.workshop;

import org.jspecify.annotations.NullMarked;
