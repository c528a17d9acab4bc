package dev.anden.server.preview;

import dev.anden.server.wording.Wording;

/// What a link shows.
///
/// @param title what it leads to
/// @param text what one can do there
/// @param picture the picture's address on this server
/// @param seen what is to be seen on it
record LinkPreview(String title, String text, String picture, String seen) {
    /// The program's name: on every page, and of the site.
    static final String SITE = "Andén";

    /// The title as a browser's tab has it, among those of other sites.
    String tab() {
        return title.contains(SITE) ? title : title + " · " + SITE;
    }

    /// One with the program's own picture.
    ///
    /// @param page by which its words are called
    static LinkPreview of(String page, Wording words) {
        return new LinkPreview(
                words.text(page + ".title"), words.text(page + ".text"), Pictures.PROGRAM, words.text("program.seen"));
    }
}
