/// Tests of accounts without a server.
@NullMarked
package dev.anden.server.account;

import org.jspecify.annotations.NullMarked;
