/// Writes the wire's records down as TypeScript, so that the browser's side can't drift from them.
///
/// A test of the command line, which knows every game, compares `web/src/generated/wire.ts` with what
/// [dev.anden.protocol.typescript.TypeScriptWriter] writes; `-Danden.golden=write` writes it anew.
@NullMarked
package dev.anden.protocol.typescript;

import org.jspecify.annotations.NullMarked;
