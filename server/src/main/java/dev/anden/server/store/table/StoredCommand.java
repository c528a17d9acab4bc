package dev.anden.server.store.table;

/// A client's command that was carried out.
///
/// @param id the client's own id of it
/// @param seat the seat that sent it
/// @param text the action as it was sent, or `take back`
/// @param version the table's version that it was answered with
public record StoredCommand(String id, int seat, String text, int version) {}
