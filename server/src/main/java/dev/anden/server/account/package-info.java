/// Accounts: how a guest protects their games by a password or a passkey, signs in elsewhere, and keeps everything; and
/// how whoever has lost a password gets another one. No mail is needed for any of it: the last is only easier by mail.
/// Beside them stands who else plays on a device: each of them a guest.
///
/// Open first: [dev.anden.server.account.Accounts]. Who somebody is, request by request, is
/// [dev.anden.server.people]'s matter; what is kept is in [dev.anden.server.store.account.AccountStore],
/// [dev.anden.server.store.account.PasskeyStore] and [dev.anden.server.store.account.SessionStore].
@NullMarked
package dev.anden.server.account;

import org.jspecify.annotations.NullMarked;
