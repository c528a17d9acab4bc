package dev.anden.protocol.account;

import java.util.Optional;

/// A program that plays where its owner seats it, as its owner is told of it.
///
/// @param id its owner names it by that
/// @param created milliseconds since 1970
/// @param used when its token was last shown, to the hour, in milliseconds since 1970; absent if it never was
/// @param admitted whether it has a token to come in with; a new password may have taken it away
/// @param tables at how many tables it sits that aren't over
public record NetworkBot(String id, String name, long created, Optional<Long> used, boolean admitted, int tables) {}
