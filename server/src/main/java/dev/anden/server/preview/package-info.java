/// What a link to one of our pages shows of it where it is sent, in a chat for instance: whoever reads it
/// there asks for the page and looks at its head, as browsers do, and is told the same.
/// [dev.anden.server.preview.LinkPreviews] says what is told of which address,
/// [dev.anden.server.preview.PreviewHead] how.
@NullMarked
package dev.anden.server.preview;

import org.jspecify.annotations.NullMarked;
