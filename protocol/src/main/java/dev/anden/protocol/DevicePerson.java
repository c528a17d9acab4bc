package dev.anden.protocol;

import java.util.Optional;

/// `GET /api/tables/{table}/here`: one of the people of the device that asks, at a table.
///
/// @param number 0 for the device's own person, that of a [Companion] for the others
/// @param name what others see
/// @param seat where they sit; absent if they don't
/// @param host whether the table is theirs
public record DevicePerson(int number, String name, Optional<Integer> seat, boolean host) {}
