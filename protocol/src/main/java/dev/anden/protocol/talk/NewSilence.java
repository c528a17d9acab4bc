package dev.anden.protocol.talk;

/// `PUT /api/players/{id}/silence`: the person who asks doesn't want to hear whose page it is, or to have to do with
/// them.
public record NewSilence(SilenceKind kind) {}
