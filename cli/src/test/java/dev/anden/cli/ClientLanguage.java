package dev.anden.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A language that there is a client in.
public enum ClientLanguage {
    PYTHON("python3", "python", "bots/network_bot.py"),
    JAVASCRIPT("node", "javascript", "examples/network-bot.js");

    private static final Pattern VERSION = Pattern.compile("v(\\d+)\\.(\\d+)\\.");

    /// The first Node whose WebSocket need not be asked for.
    private static final int WITH_WEB_SOCKET = 22;

    private final String interpreter;
    private final Path folder;
    private final String networkBot;

    ClientLanguage(String interpreter, String folder, String networkBot) {
        this.interpreter = interpreter;
        this.folder = Path.of("..", "clients", folder).toAbsolutePath().normalize();
        this.networkBot = networkBot;
    }

    /// Where its client is.
    Path folder() {
        return folder;
    }

    /// Whether this machine has its interpreter. Where it hasn't there is nothing to prove, which is said.
    boolean isInstalled() throws InterruptedException {
        if (version().isPresent()) {
            return true;
        }
        System.out.println("Not tested: there is no " + interpreter + " on this machine");
        return false;
    }

    /// Its interpreter with arguments, in the client's folder, what it writes being one stream.
    ProcessBuilder command(List<String> arguments) throws InterruptedException {
        var command = new ArrayList<>(List.of(interpreter));
        Matcher version = VERSION.matcher(version().orElse(""));
        if (version.find() && Integer.parseInt(version.group(1)) < WITH_WEB_SOCKET) {
            command.add("--experimental-websocket");
        }
        command.addAll(arguments);
        var builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
        return builder;
    }

    /// The bot that plays at a server.
    public ProcessBuilder networkBot(String server, Path token, List<String> more) throws InterruptedException {
        var arguments = new ArrayList<>(
                List.of(folder.resolve(networkBot).toString(), "--server", server, "--token-file", token.toString()));
        arguments.addAll(more);
        return command(arguments);
    }

    private Optional<String> version() throws InterruptedException {
        try {
            Process process = new ProcessBuilder(interpreter, "--version").start();
            String version = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return process.waitFor() == 0 ? Optional.of(version) : Optional.empty();
        } catch (IOException missing) {
            return Optional.empty();
        }
    }
}
