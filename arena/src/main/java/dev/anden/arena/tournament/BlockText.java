package dev.anden.arena.tournament;

import dev.anden.arena.DecisionTimes;
import dev.anden.arena.RuleTally;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A block as a line of a journal: which one it is, rank and score of each place in each game, and what each place
/// did.
///
/// ```
/// block 0 3 17 | 1 112 2 98 | 2 101 1 107 | 61 148 ttr.claim.score-at-once:14:14:52 … @120:3 … | …
/// ```
final class BlockText implements Journal.Form<Block> {
    private static final String PART = " | ";

    @Override
    public String write(Block block) {
        var parts = new ArrayList<String>();
        parts.add("block %d %d %d".formatted(block.fixture(), block.lineUp(), block.deal()));
        block.games().forEach(game -> parts.add(write(game)));
        block.places().forEach(place -> parts.add(write(place)));
        return String.join(PART, parts);
    }

    private static String write(Block.Played game) {
        return IntStream.range(0, game.ranks().size())
                .mapToObj(place -> game.ranks().get(place) + " " + game.totals().get(place))
                .collect(Collectors.joining(" "));
    }

    private static String write(Block.Place place) {
        var words = new ArrayList<>(List.of(String.valueOf(place.turns()), String.valueOf(place.decisions())));
        place.rules()
                .forEach((rule, tally) ->
                        words.add("%s:%d:%d:%d".formatted(rule, tally.lines(), tally.achieved(), tally.points())));
        place.times().counts().forEach((timeClass, count) -> words.add("@%d:%d".formatted(timeClass, count)));
        return String.join(" ", words);
    }

    @Override
    public Optional<Block> read(String line) {
        try {
            List<String> parts = Arrays.asList(line.split(" \\| "));
            String[] first = parts.getFirst().split(" ");
            int seats = (parts.size() - 1) / 2;
            return Optional.of(new Block(
                    Integer.parseInt(first[1]),
                    Integer.parseInt(first[2]),
                    Long.parseLong(first[3]),
                    parts.subList(1, 1 + seats).stream().map(BlockText::played).toList(),
                    parts.subList(1 + seats, parts.size()).stream()
                            .map(BlockText::place)
                            .toList()));
        } catch (IllegalArgumentException | IndexOutOfBoundsException damaged) {
            return Optional.empty();
        }
    }

    private static Block.Played played(String text) {
        List<Integer> numbers =
                Arrays.stream(text.split(" ")).map(Integer::valueOf).toList();
        int places = numbers.size() / 2;
        return new Block.Played(
                IntStream.range(0, places)
                        .mapToObj(place -> numbers.get(2 * place))
                        .toList(),
                IntStream.range(0, places)
                        .mapToObj(place -> numbers.get(2 * place + 1))
                        .toList());
    }

    private static Block.Place place(String text) {
        String[] words = text.split(" ");
        var rules = new TreeMap<String, RuleTally>();
        var times = new DecisionTimes();
        for (String word : Arrays.asList(words).subList(2, words.length)) {
            String[] fields = word.split(":");
            if (word.startsWith("@")) {
                times.addTo(Integer.parseInt(fields[0].substring(1)), Long.parseLong(fields[1]));
            } else {
                rules.put(
                        fields[0],
                        new RuleTally(Long.parseLong(fields[1]), Long.parseLong(fields[2]), Long.parseLong(fields[3])));
            }
        }
        return new Block.Place(Long.parseLong(words[0]), Long.parseLong(words[1]), rules, times);
    }
}
