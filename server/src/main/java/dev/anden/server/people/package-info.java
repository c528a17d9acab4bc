/// Guests: who somebody is without an account, by a signed cookie, and the name that others see.
@NullMarked
package dev.anden.server.people;

import org.jspecify.annotations.NullMarked;
