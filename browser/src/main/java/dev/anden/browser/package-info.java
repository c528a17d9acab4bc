/// A table for one person and bots where there is no Java machine: in a browser, which this is translated for.
///
/// Open first:
/// - [Exports]: what a page calls, in numbers.
/// - [Here]: the same in texts, which are JSON.
/// - [HereTable]: the table; what it is told is answered with what a server would answer.
@NullMarked
package dev.anden.browser;

import org.jspecify.annotations.NullMarked;
