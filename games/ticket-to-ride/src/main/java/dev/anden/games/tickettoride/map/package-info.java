/// The map of a board, drawn only from its data: cities with their true latitude and longitude, and the routes
/// between them with their number of spaces. Nobody draws a board by hand.
///
/// [MapLayout] is the way in: it takes a [Geography] and a [LandOutline] and gives a [MapDrawing], a picture in
/// plain numbers and SVG path data. Inside, the work is done in this order:
///
/// 1. `LambertProjection` flattens the globe, and `Frame` fits the cities into a landscape sheet, or a tall one.
/// 2. `CityRelaxation` moves the cities apart until a straight line between two of them has room for its
///    spaces.
/// 3. `LayoutSearch` moves cities, bends routes and turns labels until nothing overlaps, and no further.
/// 4. `Warp` bends coasts, lakes, rivers and borders in the same way as the cities were moved.
/// 5. `Drafting` writes it all down.
///
/// What the third step finds is kept for the boards of the box (`LayoutLibrary`), so that only other boards are
/// searched.
///
/// The result depends only on the input, on every platform: the random stream is the package's own, and
/// functions whose last digit Java leaves open are taken from [StrictMath]. [MapCheck] measures a finished
/// drawing without knowing how it was made.
@NullMarked
package dev.anden.games.tickettoride.map;

import org.jspecify.annotations.NullMarked;
