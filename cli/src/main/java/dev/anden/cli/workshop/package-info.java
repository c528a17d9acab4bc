/// For those who make something with the games: boards, which are listed, checked and drawn; changes of the rules, for
/// which positions are counted; and programs, for which there is the engine.
///
/// Open first: [dev.anden.cli.workshop.BoardCommand].
@NullMarked
package dev.anden.cli.workshop;

import org.jspecify.annotations.NullMarked;
