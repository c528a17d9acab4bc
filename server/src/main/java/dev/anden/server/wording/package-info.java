/// What the server itself says to people: in mails and notices, and of its pages. What the web shows has words of its
/// own.
@NullMarked
package dev.anden.server.wording;

import org.jspecify.annotations.NullMarked;
