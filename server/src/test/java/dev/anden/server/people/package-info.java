/// Tests of who somebody is, without a server.
@NullMarked
package dev.anden.server.people;

import org.jspecify.annotations.NullMarked;
