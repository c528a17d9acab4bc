/// What can be chosen and what chance can bring: as codes, and as records with names. Open [FqAction] first.
@NullMarked
package dev.anden.games.frenchquarter.action;

import org.jspecify.annotations.NullMarked;
