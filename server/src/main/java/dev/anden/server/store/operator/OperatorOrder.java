package dev.anden.server.store.operator;

/// Something that whoever runs a server wants it to do.
///
/// @param id a new one, of letters and digits
/// @param about the id of a table or of a person
public record OperatorOrder(String id, OrderKind kind, String about) {}
