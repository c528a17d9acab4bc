/// The outermost layer of HTTP: who may come in, how often and with how much, how problems are answered, and
/// the built client that browsers load. Open [Door] first, then [Guard] and [ProblemAdvice].
@NullMarked
package dev.anden.server.web;

import org.jspecify.annotations.NullMarked;
