package dev.anden.games.common;

import dev.anden.engine.NotationException;
import dev.anden.engine.PhraseKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// Finds by its name what a text names: a thing's index is its name's place in the list.
public final class NameTable {
    private final Map<String, Integer> indexes = new HashMap<>();
    private final Function<String, NotationException> unknown;

    private NameTable(List<String> names, Function<String, NotationException> unknown) {
        names.forEach(name -> indexes.put(name, indexes.size()));
        this.unknown = unknown;
    }

    /// A table of many names: who errs is told that there is no such thing.
    ///
    /// @param unknown what to tell; its fact is `id`
    public static NameTable of(PhraseKind unknown, List<String> names) {
        return new NameTable(names, name -> new NotationException(unknown.of("id", name)));
    }

    /// A table of a few words: who errs is told all of them.
    public static NameTable ofWords(List<String> words) {
        String all = String.join(", ", words);
        return new NameTable(words, word -> LineFlaw.NO_SUCH_WORD.wrong("found", word, "words", all));
    }

    /// The index of what a name stands for.
    ///
    /// @throws NotationException if it stands for nothing
    public int index(String name) {
        Integer index = indexes.get(name);
        if (index == null) {
            throw unknown.apply(name);
        }
        return index;
    }
}
