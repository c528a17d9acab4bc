/// Who somebody is: a guest by a signed cookie, or signed in to an account by a session that can be ended; and the
/// name that others see. Several people can play on one device, each a guest of their own. How a guest becomes an
/// account is in [dev.anden.server.account].
///
/// Open first: [dev.anden.server.people.Visitor].
@NullMarked
package dev.anden.server.people;

import org.jspecify.annotations.NullMarked;
