package dev.anden.protocol;

/// `PUT /api/tables/{table}/listing`: its host says whether everybody finds an open table in the lobby, or only whoever
/// has its link; answered by its [TableInfo].
public record NewListing(boolean listed) {}
