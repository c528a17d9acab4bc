package dev.anden.cli.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/// A table whose game hasn't begun, as somebody sees it who was sent its link.
///
/// @param visitor who is there
record WaitingRoom(Visitor visitor) {
    /// Follows an invitation.
    static WaitingRoom enter(Visitor visitor, String invitation) {
        visitor.go(invitation);
        return new WaitingRoom(visitor);
    }

    /// Puts a bot in the first free seat, as the host: the one whose name holds some words.
    void addBot(String name) {
        visitor.press(visitor.button("lobby.bot").first());
        visitor.press(visitor.named(AriaRole.DIALOG, "lobby.bot.title")
                .locator("[data-bot]", new Locator.LocatorOptions().setHasText(name)));
    }

    Locator nameField() {
        return visitor.page()
                .getByLabel(visitor.words().text("lobby.name"), new Page.GetByLabelOptions().setExact(true));
    }

    /// Says a name and takes the first free seat; waits until it is taken, and until the page has added to the seed,
    /// which it can't any more once somebody starts the game.
    Visitor sitDown(String name) {
        nameField().fill(name);
        visitor.page()
                .waitForResponse(
                        answer -> answer.url().endsWith("/contribution"),
                        () -> visitor.press(visitor.button("lobby.sit").first()));
        visitor.button("lobby.stand").waitFor();
        return visitor;
    }

    /// Says a name and takes the last free seat of a table whose game starts by itself then.
    void sitDownLast(String name) {
        nameField().fill(name);
        visitor.press(visitor.button("lobby.sit").first());
    }
}
