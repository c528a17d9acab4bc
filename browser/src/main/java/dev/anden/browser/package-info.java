/// Tables, games and bots where there is no Java machine: in a browser. What a page can call is in [Exports].
@NullMarked
package dev.anden.browser;

import org.jspecify.annotations.NullMarked;
