/// The words of the terminal in each language, which lie outside the code: one file a language. Open [Texts]
/// first.
@NullMarked
package dev.anden.cli.text;

import org.jspecify.annotations.NullMarked;
