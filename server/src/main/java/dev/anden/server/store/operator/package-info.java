/// What whoever runs a server looks for and has it do, and what goes because nobody has touched it for long.
///
/// Open first: [dev.anden.server.store.operator.OperatorStore]; an order goes from
/// [dev.anden.server.store.operator.OrderDesk] to [dev.anden.server.store.operator.OrderStore], in another process.
@NullMarked
package dev.anden.server.store.operator;

import org.jspecify.annotations.NullMarked;
