package dev.anden.protocol.talk;

import java.util.Optional;

/// Something that somebody said at a table.
///
/// @param number the lines of a table are counted from 1; one that isn't there any more keeps its number
/// @param at when, in milliseconds since 1970
/// @param seat where whoever said it sits now; absent for somebody who only watches
/// @param name what whoever said it is called
/// @param own whether it was the person who hears it
/// @param phrase what was said, if it was one of the ready phrases
/// @param text what was said otherwise; a text and nothing else, never markup
public record TalkLine(
        int number,
        long at,
        Optional<Integer> seat,
        String name,
        boolean own,
        Optional<ReadyPhrase> phrase,
        String text) {}
