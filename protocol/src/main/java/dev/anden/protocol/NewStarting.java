package dev.anden.protocol;

/// `PUT /api/tables/{table}/starting`: its host says whether the game of an open table begins by itself once nobody is
/// missing, or waits for somebody to start it; answered by its [TableInfo].
public record NewStarting(boolean byItself) {}
