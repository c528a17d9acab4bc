/// Runs while the program is translated, and isn't in it: says what stands in for what a browser doesn't have.
/// Open [Substitutes] first.
@NullMarked
package dev.anden.browser.translation;

import org.jspecify.annotations.NullMarked;
