/// How people prove who they are, what programs of theirs may play, and what a person takes along or has removed.
///
/// Open first: [dev.anden.server.store.account.AccountStore], then
/// [dev.anden.server.store.account.SessionStore] and [dev.anden.server.store.account.OwnDataStore].
@NullMarked
package dev.anden.server.store.account;

import org.jspecify.annotations.NullMarked;
