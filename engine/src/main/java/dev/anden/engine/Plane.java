package dev.anden.engine;

/// A part of an observation as numbers ([Observation#numbers]), for programs that learn.
///
/// @param name what the numbers are about, such as `hand`
/// @param size how many numbers
/// @param meaning one English sentence that says what they mean
public record Plane(String name, int size, String meaning) {}
