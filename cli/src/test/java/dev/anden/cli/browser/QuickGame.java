package dev.anden.cli.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/// A game that is played without being seen, by whoever the page belongs to.
final class QuickGame {
    /// Sets up a table of a game with the person and some bots, and plays it to its end if that is wanted: keeps
    /// all tickets and claims what can be claimed, where there is such a thing, and otherwise does the first thing
    /// that there is to do.
    private static final String PLAY = """
            async ([game, bots, rated, toTheEnd]) => {
              const seats = [{ kind: 'me', bot: '' }, ...bots.map((bot) => ({ kind: 'bot', bot }))];
              const answer = await fetch('/api/tables', {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify({
                  game,
                  seats,
                  options: {},
                  time: { type: 'none' },
                  rated,
                  spectators: { type: 'public' },
                }),
              });
              const { id } = await answer.json();
              return new Promise((resolve) => {
                const live = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/live?since=0&pause=0`);
                let acted = -1;
                let wish = null;
                const act = () => live.send(JSON.stringify({ ...wish, command: crypto.randomUUID() }));
                live.onmessage = ({ data }) => {
                  const { position, type, code } = JSON.parse(data);
                  // A quick machine chooses faster than the server lets anybody.
                  if (type === 'problem' && code === 'too-many-requests') setTimeout(act, 500);
                  if (!position) return;
                  const choices = position.offers.flatMap((offer) => offer.choices);
                  if (position.scores !== null || (choices.length > 0 && !toTheEnd)) {
                    live.close();
                    resolve(id);
                  } else if (choices.length > 0 && acted < position.version) {
                    acted = position.version;
                    const wanted = ({ text }) =>
                      text.startsWith('claim ') || (text.startsWith('keep ') && !text.includes(' return '));
                    const chosen = choices.find(wanted) ?? choices[0];
                    wish = { type: 'act', version: acted, action: chosen.text };
                    act();
                  }
                };
              });
            }
            """;

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
        return (String) page.evaluate(PLAY, List.of(game, bots, rated, toTheEnd));
    }
}
