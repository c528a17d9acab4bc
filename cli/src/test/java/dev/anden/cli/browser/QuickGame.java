package dev.anden.cli.browser;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.Stream;

/// A game that is played without being seen, by whoever the page belongs to.
final class QuickGame {
    /// Sets up a table of a game.
    private static final String SET_UP = """
            async ([game, seats, rated]) => {
              const answer = await fetch('/api/tables', {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify({
                  game,
                  seats: seats.map(([kind, bot]) => ({ kind, bot })),
                  options: {},
                  time: { type: 'none' },
                  rated,
                  spectators: { type: 'public' },
                }),
              });
              return (await answer.json()).id;
            }
            """;

    /// Sits down at a table, or starts its game.
    private static final String DO = """
            (path) => fetch(`/api/tables/${path}`, {
              method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '[]',
            }).then(({ status }) => status)
            """;

    /// Plays a game to its end if that is wanted: keeps all tickets and claims what can be claimed, where there is
    /// such a thing, and otherwise does the first thing that there is to do.
    private static final String PLAY = """
            ([id, toTheEnd]) => {
              // A quick machine chooses faster than the server lets anybody; a slow one may have no time for it.
              const passing = ['too-many-requests', 'table-busy', 'not-saved', 'not-known'];
              window.played = new Promise((resolve, reject) => {
                const live = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live?since=0&pause=0`);
                let acted = -1;
                let wish = null;
                const act = () => live.send(JSON.stringify(wish));
                live.onclose = ({ code }) => reject(new Error(`The connection to table ${id} ended: ${code}`));
                live.onmessage = ({ data }) => {
                  const { position, type, code } = JSON.parse(data);
                  if (type === 'problem' && wish !== null && passing.includes(code)) setTimeout(act, 500);
                  if (!position) return;
                  const choices = position.offers.flatMap((offer) => offer.choices);
                  if (position.scores !== null || (choices.length > 0 && !toTheEnd)) {
                    resolve(id);
                    live.close();
                  } else if (choices.length > 0 && acted < position.version) {
                    acted = position.version;
                    const wanted = ({ text }) =>
                      text.startsWith('claim ') || (text.startsWith('keep ') && !text.includes(' return '));
                    const chosen = choices.find(wanted) ?? choices[0];
                    wish = { type: 'act', command: crypto.randomUUID(), version: acted, action: chosen.text };
                    act();
                  }
                };
              });
            }
            """;

    private static final String PLAYED = "() => window.played";

    private QuickGame() {}

    /// Plays French Quarter.
    ///
    /// @param bots the levels of those who play as well
    /// @param toTheEnd whether to play on once it is the person's turn
    /// @return the id of the table
    static String play(Page page, List<String> bots, boolean rated, boolean toTheEnd) {
        return play(page, "french-quarter", bots, rated, toTheEnd);
    }

    /// Plays any game.
    static String play(Page page, String game, List<String> bots, boolean rated, boolean toTheEnd) {
        List<List<String>> seats = Stream.concat(
                        Stream.of(List.of("me", "")), bots.stream().map(bot -> List.of("bot", bot)))
                .toList();
        String table = (String) page.evaluate(SET_UP, List.of(game, seats, rated));
        page.evaluate(PLAY, List.of(table, toTheEnd));
        return (String) page.evaluate(PLAYED);
    }

    /// Sets up a table at which somebody else may sit down, and which everybody is shown.
    static void offer(Page host, String game) {
        host.evaluate(SET_UP, List.of(game, List.of(List.of("me", ""), List.of("friend", "")), false));
    }

    /// Plays a game that goes on to its end, whatever the page shows of it.
    static void playOn(Page page, String table) {
        page.evaluate(PLAY, List.of(table, true));
        page.evaluate(PLAYED);
    }

    /// Two people play a game with one another to its end. Returns the id of the table.
    static String together(Page host, Page friend, String game) {
        List<List<String>> seats = List.of(List.of("me", ""), List.of("friend", ""));
        String table = (String) host.evaluate(SET_UP, List.of(game, seats, false));
        friend.evaluate(DO, table + "/seats/1");
        host.evaluate(DO, table + "/start");
        for (Page page : List.of(host, friend)) {
            page.evaluate(PLAY, List.of(table, true));
        }
        host.evaluate(PLAYED);
        friend.evaluate(PLAYED);
        return table;
    }
}
