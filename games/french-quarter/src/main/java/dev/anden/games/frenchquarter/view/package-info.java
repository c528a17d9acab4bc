/// What a seat may see: for bots [FqObservation], for programs that learn [ObservationPlanes], for the browser [FqView]
/// and, once for all, [FqBoardView].
@NullMarked
package dev.anden.games.frenchquarter.view;

import org.jspecify.annotations.NullMarked;
