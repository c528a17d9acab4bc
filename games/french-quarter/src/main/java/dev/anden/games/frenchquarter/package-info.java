/// French Quarter: the rules, with what is printed as data.
///
/// A tour, from the ground up; each room uses those named before it and none after it:
///
/// 1. `board`: what is printed is read from its file.
/// 2. `action`: what can be chosen and what chance can bring, as codes and names.
/// 3. `state`: a position, and what is printed laid out for speed.
/// 4. `narration`: what happened, as one observer may know it. The rules tell it while somebody listens.
/// 5. `scoring`: what everything is worth.
/// 6. `rules`: what may be done, and what a ply does.
/// 7. `soundness`: whether a position can be.
/// 8. `notation`: actions and positions as text.
/// 9. `view`: what a seat may see.
/// 10. This package puts them together: [FrenchQuarter] is the game, [FqState] the game at a position.
/// 11. `knowledge`: how to play well.
@NullMarked
package dev.anden.games.frenchquarter;

import org.jspecify.annotations.NullMarked;
