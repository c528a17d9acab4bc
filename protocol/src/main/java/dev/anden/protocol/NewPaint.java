package dev.anden.protocol;

/// `PUT /api/tables/{table}/seats/{seat}/paint`: somebody chooses the colour of their seat at an open table,
/// or its host that of a bot's or a free one; answered by its [TableInfo]. Whoever has it gets the one that
/// the seat had, unless another person does, who keeps it.
public record NewPaint(Paint paint) {}
