/// The whole house as people meet it: the packaged jar in a process of its own, and real browsers that click.
@NullMarked
package dev.anden.cli.browser;

import org.jspecify.annotations.NullMarked;
