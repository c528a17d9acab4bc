/// Tests of the outermost layer without a server.
@NullMarked
package dev.anden.server.web;

import org.jspecify.annotations.NullMarked;
