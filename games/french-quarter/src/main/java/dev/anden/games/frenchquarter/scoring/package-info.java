/// What everything on the sheets is worth, at any time ([Points]) and at the end ([FinalScore]).
@NullMarked
package dev.anden.games.frenchquarter.scoring;

import org.jspecify.annotations.NullMarked;
