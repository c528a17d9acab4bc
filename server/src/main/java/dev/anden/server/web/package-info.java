/// The outermost layer of HTTP: who may come in, how often and with how much, how problems are answered, and
/// the built client that browsers load.
@NullMarked
package dev.anden.server.web;

import org.jspecify.annotations.NullMarked;
