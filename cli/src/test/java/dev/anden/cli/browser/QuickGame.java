package dev.anden.cli.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/// A game that is played without being seen, by whoever the page belongs to.
final class QuickGame {
    /// Sets up a table of French Quarter with the person and some bots, and plays it to its end if that is wanted.
    private static final String PLAY = """
            async ([bots, rated, toTheEnd]) => {
              const seats = [{ kind: 'me', bot: '' }, ...bots.map((bot) => ({ kind: 'bot', bot }))];
              const answer = await fetch('/api/tables', {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify({
                  game: 'french-quarter',
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
                    wish = { type: 'act', version: acted, action: choices[0].text };
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
        return (String) page.evaluate(PLAY, List.of(bots, rated, toTheEnd));
    }
}
