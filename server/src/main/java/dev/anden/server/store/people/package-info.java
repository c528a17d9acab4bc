/// Who there is: people and programs by their ids, what they are called, and when they were here last.
///
/// Open first: [dev.anden.server.store.people.PersonStore]. Whoever changes what is somebody's holds them first.
@NullMarked
package dev.anden.server.store.people;

import org.jspecify.annotations.NullMarked;
