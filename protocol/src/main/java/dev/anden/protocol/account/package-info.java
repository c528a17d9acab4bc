/// What a person has: an account, ways to sign in, devices, holidays, and programs of their own; and who they are.
@NullMarked
package dev.anden.protocol.account;

import org.jspecify.annotations.NullMarked;
