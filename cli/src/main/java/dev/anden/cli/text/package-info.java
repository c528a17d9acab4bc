/// What the terminal says, in each language. The words lie outside the code, one file a language; here they
/// become sentences, figures and tables.
///
/// Open first: [dev.anden.cli.text.Texts], then [dev.anden.cli.text.Sentence].
@NullMarked
package dev.anden.cli.text;

import org.jspecify.annotations.NullMarked;
