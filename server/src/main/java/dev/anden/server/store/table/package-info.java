/// Tables: their logs and clocks, who sits there and is invited, how their games ended, and how they go.
///
/// Open first:
/// - [dev.anden.server.store.table.PlyLog]: the append-only log of a table; `(table, line)` is its key and so the
///   fence between writers.
/// - [dev.anden.server.store.table.Appending]: what is written with the lines, at many tables at once.
/// - [dev.anden.server.store.table.TableStore]: tables and who sits there;
///   [dev.anden.server.store.table.OpenTableStore]: what is changed there before the game begins.
/// - [dev.anden.server.store.table.CompanyStore]: what several servers have to know of a table beside its log.
@NullMarked
package dev.anden.server.store.table;

import org.jspecify.annotations.NullMarked;
