/// The engine for programs in any language: JSON-RPC 2.0 over a pair of byte streams, one message a line
/// (`docs/protocol.md`).
///
/// Open first:
/// - [dev.anden.rpc.EngineLoop]: reads lines and writes answers until the input ends.
/// - [dev.anden.rpc.Methods]: what can be asked.
/// - [dev.anden.rpc.PlayedGame]: one game that a caller has opened: its position, its log, its streams of chance.
/// - [dev.anden.rpc.Batch]: many games that are stepped in one message.
/// - [dev.anden.rpc.ProcessPlayer]: the other way round, a bot that is a process.
/// - [dev.anden.rpc.GameJson]: a whole game as JSON (`docs/notation.md`).
///
/// No game is known here: everything comes through `engine`. Nothing that a caller sends ends the loop.
@NullMarked
package dev.anden.rpc;

import org.jspecify.annotations.NullMarked;
