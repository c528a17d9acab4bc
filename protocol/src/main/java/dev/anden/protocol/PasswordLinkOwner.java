package dev.anden.protocol;

/// Whose password a link changes.
///
/// @param handle by which the person signs in
public record PasswordLinkOwner(String handle) {}
