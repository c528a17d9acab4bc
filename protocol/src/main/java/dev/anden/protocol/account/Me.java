package dev.anden.protocol.account;

import java.util.List;
import java.util.Optional;

/// `GET /api/me`: the person behind the cookie.
///
/// @param name what others see, 1 to 24 characters
/// @param chosen whether the person chose the name; otherwise it is the one that the server made up
/// @param handle by which the person signs in; absent for a guest
/// @param companions who else plays on this device
/// @param protectedElsewhere whether whoever this browser was before has protected their games on another device: from
///     then on it takes signing in to be them. It is told once, to a newcomer
public record Me(
        String name, boolean chosen, Optional<String> handle, List<Companion> companions, boolean protectedElsewhere) {
    public Me {
        companions = List.copyOf(companions);
    }
}
