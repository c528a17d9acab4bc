package dev.anden.protocol;

/// `PUT /api/tables/{table}/host`: the host of an open table makes somebody else who sits there its host; answered
/// by its [TableInfo].
///
/// @param seat where the new host sits
public record NewHost(int seat) {}
