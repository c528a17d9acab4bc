package dev.anden.server.preview;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.GameInfo;
import dev.anden.server.store.table.TableGlances.Glance;
import dev.anden.server.wording.GameNames;
import dev.anden.server.wording.Wording;
import dev.anden.server.wording.Wordings;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a link to each page shows, to whoever has it: a table's link the game and how far it is, and
/// nobody's name. A table that isn't there, or that others aren't to know of, shows what the program does.
public final class LinkPreviews {
    private static final Wordings WORDS = new Wordings(LinkPreviews.class, "previews");

    /// A table, or what is told of its game afterwards.
    private static final Pattern TABLE = Pattern.compile("/tables/([\\w-]{1,64})(/analysis|/replay)?/?");

    private static final String HOME = "home";

    /// The first words of addresses that have words of their own. All others show what the program is.
    private static final Set<String> PAGES = Set.of("rules", "about", "ratings", "players", "here");

    private final GameCatalog games;
    private final GameNames names;
    private final TablesFromAfar tables;
    private final Pictures pictures = new Pictures();

    /// @param names what games are called
    public LinkPreviews(GameCatalog games, GameNames names, TablesFromAfar tables) {
        this.games = games;
        this.names = names;
        this.tables = tables;
    }

    /// What a link to a page shows.
    ///
    /// @param path the page's address on this server
    /// @param address from where it is asked for
    /// @param language the reader's
    LinkPreview of(String path, String address, String language) {
        Wording words = WORDS.of(language);
        Matcher table = TABLE.matcher(path);
        Optional<Glance> glance = table.matches() ? tables.look(table.group(1), address) : Optional.empty();
        return glance.flatMap(found -> ofTable(found, language)).orElseGet(() -> LinkPreview.of(page(path), words));
    }

    private static String page(String path) {
        String[] parts = path.split("/", 3);
        return parts.length > 1 && PAGES.contains(parts[1]) ? parts[1] : HOME;
    }

    /// Nothing is said of one whose game isn't here.
    private Optional<LinkPreview> ofTable(Glance table, String language) {
        return games.find(table.game())
                .map(Game::info)
                .flatMap(game -> state(table).map(state -> ofTable(table, state, game, language)));
    }

    private LinkPreview ofTable(Glance table, String state, GameInfo game, String language) {
        Wording words = WORDS.of(language);
        String name = names.of(game, language);
        return new LinkPreview(
                words.text(state + ".title", name, Integer.toString(table.free())),
                words.text(state + ".text"),
                pictures.of(game.id()),
                words.text("game.seen", name));
    }

    /// By which the words for a table are called; empty for one that can't be opened.
    private static Optional<String> state(Glance table) {
        return switch (table.status()) {
            case OPEN -> Optional.of(open(table.free()));
            case PLAYING, OVER, UNFINISHED -> Optional.of("table." + table.status());
            case DAMAGED -> Optional.empty();
        };
    }

    private static String open(int free) {
        return switch (free) {
            case 0 -> "table.full";
            case 1 -> "table.free.one";
            default -> "table.free.more";
        };
    }
}
