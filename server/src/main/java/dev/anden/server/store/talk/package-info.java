/// What people say at tables, what they have read of it, whom they don't want to hear, and what they report.
///
/// Open first: [dev.anden.server.store.talk.TalkStore].
@NullMarked
package dev.anden.server.store.talk;

import org.jspecify.annotations.NullMarked;
