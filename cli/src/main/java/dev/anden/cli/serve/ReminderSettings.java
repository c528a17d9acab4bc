package dev.anden.cli.serve;

import dev.anden.cli.call.WrongCall;
import dev.anden.cli.text.Sentence;
import dev.anden.server.reminder.ReminderOptions;
import dev.anden.server.reminder.SmtpAddress;
import dev.anden.server.web.AddressList;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// How a server tells people that it is their turn, as its operator says. The mail server is no option: whoever
/// lists the processes of a machine would read the password.
final class ReminderSettings {
    static final String MAIL = "ANDEN_SMTP_URL";

    private final DataOption data;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--public-url",
            paramLabel = "URL",
            description = "The address at which people reach the server, such as https://games.example.org: links in"
                    + " e-mails lead there, and links sent in chats take their pictures from there.")
    private String publicUrl = "";

    @Option(
            names = "--reminder-networks",
            paramLabel = "ADDRESSES",
            split = ",",
            description = "Networks that reminders may be sent to besides public addresses, such as 10.0.0.0/8.")
    private List<String> networks = List.of();

    /// @param data where settings are found
    ReminderSettings(DataOption data) {
        this.data = data;
    }

    /// @throws WrongCall if one of them can't be read; what may have a password in it isn't repeated
    ReminderOptions options() {
        Optional<OperatorSettings.Found> server = data.settings().secret(MAIL);
        Optional<SmtpAddress> mail = server.map(this::smtp);
        Optional<URI> address =
                Optional.of(publicUrl).filter(text -> !text.isBlank()).map(this::address);
        if (server.isPresent() && address.isEmpty()) {
            throw new WrongCall(
                    spec.commandLine(),
                    Sentence.of("call.mail-without-url", server.get().origin(), "--public-url"));
        }
        return new ReminderOptions(address, mail, networks(), new FullNames());
    }

    private SmtpAddress smtp(OperatorSettings.Found found) {
        return SmtpAddress.of(found.value())
                .orElseThrow(() -> new WrongCall(spec.commandLine(), Sentence.of("call.smtp", found.origin())));
    }

    private URI address(String text) {
        return ReminderOptions.address(text)
                .orElseThrow(() -> new WrongCall(
                        spec.commandLine(),
                        Sentence.of("call.url", data.settings().origin("--public-url"), text)));
    }

    private AddressList networks() {
        try {
            return AddressList.of(networks);
        } catch (IllegalArgumentException none) {
            throw new WrongCall(
                    spec.commandLine(),
                    Sentence.of(
                            "call.address",
                            data.settings().origin("--reminder-networks"),
                            String.valueOf(none.getMessage())));
        }
    }
}
