package dev.anden.cli.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;

/// The page on which somebody keeps what they need to come back, and their programs.
///
/// @param visitor who is there
record AccountPage(Visitor visitor) {
    /// Goes there.
    static AccountPage open(Visitor visitor, String address) {
        visitor.go(address + "/account");
        return new AccountPage(visitor);
    }

    /// Makes an account of a guest.
    AccountPage protect(String handle, String password) {
        Locator form = visitor.named(AriaRole.FORM, "account.protect");
        fill(form, handle, password);
        visitor.press(button(form, "account.protect.do"));
        awaitAccount();
        return this;
    }

    /// Signs in, and waits until the first page knows it.
    void signIn(String handle, String password) {
        Locator form = visitor.named(AriaRole.FORM, "account.signIn");
        fill(form, handle, password);
        visitor.press(button(form, "account.signIn"));
        visitor.named(AriaRole.LINK, "home.account").waitFor();
    }

    /// Waits until the page is that of somebody who has an account.
    void awaitAccount() {
        visitor.named(AriaRole.HEADING, "account.devices").waitFor();
    }

    /// Makes a program that plays. Returns its token.
    String makeBot(String name, String password) {
        label(bots(), "bots.name").fill(name);
        label(bots(), "bots.password").fill(password);
        visitor.press(button(bots(), "bots.add"));
        return token();
    }

    /// Takes the token of the only program back. Returns the new one.
    String replaceToken(String password) {
        label(bots(), "bots.password").fill(password);
        visitor.press(button(bots(), "bots.replace"));
        visitor.press(button(bots(), "bots.replace.sure"));
        return token();
    }

    /// Shows others a profile, or doesn't any more.
    void showProfile(boolean shown) {
        Locator profile = visitor.named(AriaRole.REGION, "profile.title");
        label(profile, "profile.open").setChecked(shown);
        if (shown) {
            profile.locator("[data-profile]").waitFor();
        } else {
            profile.locator("[data-profile]")
                    .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        }
    }

    private Locator bots() {
        return visitor.named(AriaRole.REGION, "bots.title");
    }

    private String token() {
        return bots().locator("[data-token]").inputValue();
    }

    private void fill(Locator form, String handle, String password) {
        label(form, "account.handle").fill(handle);
        label(form, "account.password").fill(password);
    }

    private Locator label(Locator form, String key) {
        return form.getByLabel(visitor.words().text(key), new Locator.GetByLabelOptions().setExact(true));
    }

    private Locator button(Locator form, String key) {
        return form.getByRole(
                AriaRole.BUTTON,
                new Locator.GetByRoleOptions()
                        .setName(visitor.words().text(key))
                        .setExact(true));
    }
}
