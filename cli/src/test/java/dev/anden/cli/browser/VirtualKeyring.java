package dev.anden.cli.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.StreamSupport;

/// What keeps passkeys in a visitor's browser: a device that Chromium only pretends to have, whose owner always says
/// yes at once, until told otherwise.
final class VirtualKeyring {
    /// Tells when keys are offered: once the browser has answered what it was asked after that, so that
    /// the device isn't told to say yes before it was asked.
    private static final String TELLING = """
            const get = navigator.credentials.get.bind(navigator.credentials);
            navigator.credentials.get = (question) => {
              const answer = get(question);
              if (question.mediation === 'conditional') {
                PublicKeyCredential.isConditionalMediationAvailable().finally(() => (window.offersKeys = true));
              }
              return answer;
            };
            """;

    private final Page page;
    private final CDPSession session;
    private final String id;

    private VirtualKeyring(Page page, CDPSession session, String id) {
        this.page = page;
        this.session = session;
        this.id = id;
    }

    static VirtualKeyring of(Visitor visitor) {
        CDPSession session = visitor.page().context().newCDPSession(visitor.page());
        session.send("WebAuthn.enable");
        var kind = new JsonObject();
        kind.addProperty("protocol", "ctap2");
        kind.addProperty("transport", "internal");
        kind.addProperty("hasResidentKey", true);
        kind.addProperty("hasUserVerification", true);
        kind.addProperty("isUserVerified", true);
        kind.addProperty("automaticPresenceSimulation", true);
        var options = new JsonObject();
        options.add("options", kind);
        visitor.page().addInitScript(TELLING);
        return new VirtualKeyring(
                visitor.page(),
                session,
                session.send("WebAuthn.addVirtualAuthenticator", options)
                        .get("authenticatorId")
                        .getAsString());
    }

    /// Its keys, with their secret halves.
    List<JsonObject> keys() {
        return StreamSupport.stream(
                        session.send("WebAuthn.getCredentials", named())
                                .getAsJsonArray("credentials")
                                .spliterator(),
                        false)
                .map(key -> key.getAsJsonObject())
                .toList();
    }

    /// Has a copy of another one's key from now on.
    void take(JsonObject key) {
        JsonObject wish = named();
        wish.add("credential", key);
        session.send("WebAuthn.addCredential", wish);
    }

    /// Its owner can't be verified from now on.
    void refuse() {
        JsonObject wish = named();
        wish.addProperty("isUserVerified", false);
        session.send("WebAuthn.setUserVerified", wish);
    }

    /// Opens a page where keys are offered while a name is typed. Its owner doesn't take one, but says yes to whatever
    /// is asked afterwards.
    void passesOver(Runnable opening) {
        answer(false);
        opening.run();
        // As a function: an expression would be read anew at each look, which the pages forbid.
        page.waitForFunction("() => window.offersKeys === true");
        answer(true);
    }

    private void answer(boolean yes) {
        JsonObject wish = named();
        wish.addProperty("enabled", yes);
        session.send("WebAuthn.setAutomaticPresenceSimulation", wish);
    }

    private JsonObject named() {
        var wish = new JsonObject();
        wish.addProperty("authenticatorId", id);
        return wish;
    }
}
