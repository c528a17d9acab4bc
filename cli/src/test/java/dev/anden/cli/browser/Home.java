package dev.anden.cli.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;

/// The first page, on which names are chosen and tables are set up.
///
/// @param visitor who is there
record Home(Visitor visitor) {
    /// Goes to the first page of a server, and waits until the server knows who came: whatever is asked before would
    /// be asked by somebody else.
    static Home open(Visitor visitor, String address) {
        visitor.page().waitForResponse(answer -> answer.url().endsWith("/api/me"), () -> visitor.go(address + "/"));
        return new Home(visitor);
    }

    /// Takes a name, leaves the field as people do, and waits for what the server says to it.
    Home name(String name) {
        Locator field = nameField();
        visitor.page().waitForResponse(answer -> answer.request().method().equals("PUT"), () -> {
            field.fill(name);
            field.press("Enter");
        });
        return this;
    }

    Locator nameField() {
        return visitor.page().getByLabel(visitor.words().text("home.name"));
    }

    /// Chooses a board by its name.
    Home board(String name) {
        visitor.press(visitor.page()
                .getByRole(
                        AriaRole.RADIO,
                        new Page.GetByRoleOptions().setName(name).setExact(true)));
        return this;
    }

    /// Chooses who sits in each seat: `me`, `friend` or `bot:` with a level.
    Home seats(List<String> company) {
        Locator seats = visitor.named(AriaRole.COMBOBOX, "new.seat");
        seats.first().waitFor();
        while (seats.count() < company.size()) {
            visitor.press(visitor.button("new.add"));
        }
        // Whoever has played before begins with as many seats as then.
        while (seats.count() > company.size()) {
            visitor.press(visitor.button("new.remove").last());
        }
        for (int seat = 0; seat < company.size(); seat++) {
            seats.nth(seat).selectOption(company.get(seat));
        }
        return this;
    }

    /// Chooses a value of an option of the game, both by their keys.
    Home choose(String option, String value) {
        Locator group = visitor.named(AriaRole.GROUP, option);
        visitor.press(group.getByLabel(visitor.words().text(value), new Locator.GetByLabelOptions().setExact(true)));
        return this;
    }

    /// Chooses a value from the list of an option.
    Home pick(String option, String value) {
        visitor.named(AriaRole.COMBOBOX, option).selectOption(value);
        return this;
    }

    /// Types a number and leaves the field as people do.
    Home type(String field, String number) {
        Locator input = visitor.named(AriaRole.SPINBUTTON, field);
        input.fill(number);
        input.blur();
        return this;
    }

    /// Sets the table up and lets the others come. Returns the address of the invitation.
    String invite() {
        visitor.press(visitor.button("new.invite"));
        return visitor.page()
                .getByLabel(visitor.words().text("lobby.link"), new Page.GetByLabelOptions().setExact(true))
                .inputValue();
    }

    /// The same for the host and one other.
    String inviteOne() {
        return seats(List.of("me", "friend")).invite();
    }

    /// Starts at once: nobody has to come.
    void start() {
        visitor.press(visitor.button("new.start"));
    }
}
