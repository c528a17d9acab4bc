/// What happened, as one observer may know it. [FqEvent] lists it; the stories, one for each part of the rules,
/// make events while somebody listens, and [Narrator] cuts out what is secret. [FqThought] is what a bot tells whoever
/// asks for advice.
@NullMarked
package dev.anden.games.frenchquarter.narration;

import org.jspecify.annotations.NullMarked;
