/// JSON without a library, and without reflection, so that it is there wherever games are played. It
/// knows no board and no message.
///
/// Open first:
/// - [dev.anden.json.JsonReader]: what a text says.
/// - [dev.anden.json.Json]: that, to be asked, and written again.
/// - [dev.anden.json.JsonWriter]: a record and all that it contains, as JSON.
@NullMarked
package dev.anden.json;

import org.jspecify.annotations.NullMarked;
