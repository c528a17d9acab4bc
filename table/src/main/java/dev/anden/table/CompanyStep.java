package dev.anden.table;

import dev.anden.protocol.TableEvent.CompanyEvent;

/// Somebody left, was replaced or came back in the course of a game.
///
/// @param ply the number of the ply before which it is told, from 0; as many as there are for what came after the
///     last
public record CompanyStep(int ply, CompanyEvent event) {}
