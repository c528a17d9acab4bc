/// How records become JSON and the other way round: the mapper, families of records, and where in a text something
/// is wrong.
@NullMarked
package dev.anden.protocol.json;

import org.jspecify.annotations.NullMarked;
