/// Servers that are killed again and again while people play, and much else that may happen to them. `ChaosTest`
/// begins it: [dev.anden.server.chaos.Tables] are played at a [dev.anden.server.chaos.Fleet] of servers,
/// [dev.anden.server.chaos.Troubles] come over them, and [dev.anden.server.chaos.Aftermath] looks at what is kept.
@NullMarked
package dev.anden.server.chaos;

import org.jspecify.annotations.NullMarked;
