package dev.anden.server.testing;

import dev.anden.protocol.ClientMessage;
import java.net.ProtocolException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A live connection. What comes in is read in order; [#await] waits for what is wanted, and how things stand
/// is remembered.
public final class LiveClient implements WebSocket.Listener, AutoCloseable {
    /// Stands behind the last message: no JSON begins like that.
    private static final String END = "end";

    /// So many of the last messages tell what went wrong.
    private static final int FEW = 3;

    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder part = new StringBuilder();
    private final List<String> received = new ArrayList<>();
    private final Function<WebSocket.Listener, CompletableFuture<WebSocket>> opening;
    private int kept = Integer.MAX_VALUE;
    private volatile @Nullable WebSocket socket;
    private volatile boolean hasHeard;
    private volatile boolean isOpenedAgain;
    private Consumer<JsonNode> looker = message -> {};
    private Optional<JsonNode> position = Optional.empty();
    private Optional<JsonNode> table = Optional.empty();

    private LiveClient(Function<WebSocket.Listener, CompletableFuture<WebSocket>> opening) {
        this.opening = opening;
    }

    /// @param home the address that a proxy tells, if it comes by way of one
    static LiveClient open(HttpClient client, URI address, Optional<String> home) {
        WebSocket.Builder builder = client.newWebSocketBuilder();
        home.ifPresent(told -> builder.header(Guest.FORWARDED, told));
        return open(builder, address);
    }

    /// @param builder knows the headers
    static LiveClient open(WebSocket.Builder builder, URI address) {
        var live = new LiveClient(listener -> builder.buildAsync(address, listener));
        live.opening.apply(live).join();
        return live;
    }

    /// Somebody is shown each message that is read from now on. Of those that have come only the last few are kept
    /// then: hundreds of clients who play for hours would fill the memory.
    public LiveClient shownTo(Consumer<JsonNode> looker) {
        this.looker = looker;
        kept = FEW;
        return this;
    }

    /// Every message so far, as it came; the last few where they are shown to somebody.
    public List<String> received() {
        return received;
    }

    /// How things stand, as far as the messages that were read tell.
    public JsonNode position() {
        return position.orElseThrow();
    }

    public JsonNode table() {
        return table.orElseThrow();
    }

    public int version() {
        return position().get("version").asInt();
    }

    /// The notations of everything that can be chosen now.
    public List<String> choices() {
        var texts = new ArrayList<String>();
        position()
                .get("offers")
                .forEach(offer -> offer.get("choices")
                        .forEach(choice -> texts.add(choice.get("text").asString())));
        return texts;
    }

    /// The next message.
    public JsonNode next() {
        try {
            String text = messages.poll(Patience.LENGTH.toSeconds(), TimeUnit.SECONDS);
            if (text == null) {
                throw new AssertionError("No message came; the connection %s; the last messages were %s"
                        .formatted(closed.isDone() ? ending() : "is open", lastOnes()));
            }
            if (text.equals(END)) {
                throw new AssertionError(
                        "The connection %s; the last messages were %s".formatted(ending(), lastOnes()));
            }
            received.add(text);
            if (received.size() > kept) {
                received.removeFirst();
            }
            JsonNode message = Guest.JSON.readTree(text);
            remember(message);
            looker.accept(message);
            return message;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /// The next message of a type; those before it are read and remembered.
    public JsonNode await(String type) {
        return await(message -> message.get("type").asString().equals(type));
    }

    public JsonNode await(Predicate<JsonNode> wanted) {
        while (true) {
            JsonNode message = next();
            if (wanted.test(message)) {
                return message;
            }
        }
    }

    /// Reads until there is something to choose, or the game is over.
    ///
    /// @return whether there is something to choose
    public boolean awaitTurn() {
        while (true) {
            if (position.isPresent() && !position().get("scores").isNull()) {
                return false;
            }
            if (position.isPresent() && !choices().isEmpty()) {
                return true;
            }
            next();
        }
    }

    /// Takes one of its choices, now this and now that, whenever there are any, until the game is over.
    public void playToTheEnd() {
        var turns = new AtomicInteger();
        playToTheEnd(choices -> turns.getAndIncrement() * 31 % choices);
    }

    /// The same with choices at random.
    public void playToTheEnd(Random random) {
        playToTheEnd(random::nextInt);
    }

    private void playToTheEnd(IntUnaryOperator choice) {
        while (awaitTurn()) {
            List<String> choices = choices();
            JsonNode answer = act(choices.get(choice.applyAsInt(choices.size())));
            if (!answer.get("type").asString().equals("accepted")) {
                throw new AssertionError("A legal action was refused: " + answer);
            }
        }
    }

    /// The same, but takes a choice back now and then when it may.
    public void playWithSecondThoughts() {
        int turns = 0;
        while (awaitTurn()) {
            List<String> choices = choices();
            act(choices.get(turns * 31 % choices.size()));
            if (++turns % 3 == 0 && mayTakeBack()) {
                takeBack();
            }
        }
    }

    /// Whether the last choice may be taken back, as far as the messages that were read tell.
    public boolean mayTakeBack() {
        return position().get("takeBack").asBoolean();
    }

    /// Takes the last choice back on the version that is known, and waits for the answer.
    public JsonNode takeBack() {
        String command = UUID.randomUUID().toString();
        send(new ClientMessage.TakeBack(command, version()));
        return answer(command);
    }

    /// Sends a command with an id of its own, and waits for the answer.
    ///
    /// @param message the command with an id
    public JsonNode order(Function<String, ClientMessage> message) {
        String command = UUID.randomUUID().toString();
        send(message.apply(command));
        return answer(command);
    }

    /// Waits until the table is as wanted.
    ///
    /// @return the table
    public JsonNode awaitTable(Predicate<JsonNode> wanted) {
        while (table.filter(wanted).isEmpty()) {
            next();
        }
        return table();
    }

    /// Waits until the people at the table are asked something. Returns the question's id.
    public String awaitQuestion() {
        return awaitTable(now -> now.hasNonNull("proposal"))
                .get("proposal")
                .get("id")
                .asString();
    }

    /// Says on the version that is known that the last choice won't be taken back.
    public void goOn() {
        send(new ClientMessage.GoOn(version()));
    }

    /// The types of the events in a message, in order.
    public static List<String> events(JsonNode message) {
        return message.findValues("event").stream()
                .map(event -> event.get("type").asString())
                .toList();
    }

    /// Sends an action on the version that is known, and waits for the answer.
    public JsonNode act(String action) {
        String command = UUID.randomUUID().toString();
        send(new ClientMessage.Act(command, version(), action));
        return answer(command);
    }

    /// Takes the first of its choices, and waits for the answer.
    public JsonNode chooseFirst() {
        return act(choices().getFirst());
    }

    /// The same with the last one.
    public JsonNode chooseLast() {
        return act(choices().getLast());
    }

    /// The answer to a command.
    public JsonNode answer(String command) {
        return await(message ->
                message.has("command") && message.get("command").asString("").equals(command));
    }

    public void send(ClientMessage message) {
        sendText(Guest.JSON.writerFor(ClientMessage.class).writeValueAsString(message));
    }

    public void sendText(String text) {
        socket().sendText(text, true).join();
    }

    public WebSocket socket() {
        WebSocket now = socket;
        if (now == null) {
            throw new IllegalStateException("Not connected");
        }
        return now;
    }

    /// Waits until the other side closes.
    ///
    /// @return the status
    public int awaitClose() {
        return closed.orTimeout(Patience.LENGTH.toSeconds(), TimeUnit.SECONDS).join();
    }

    public boolean isOpen() {
        return !closed.isDone() && !socket().isInputClosed();
    }

    @Override
    public void close() {
        socket().abort();
    }

    @Override
    public void onOpen(WebSocket opened) {
        socket = opened;
        opened.request(1);
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            hasHeard = true;
            messages.add(part.toString());
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        closed.complete(status);
        messages.add(END);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        if (error instanceof ProtocolException && !hasHeard && !isOpenedAgain) {
            openAgain();
        } else {
            breakOff(error);
        }
    }

    /// Once, where the first message can't be read: the JDK's client may lose what comes while a request's connection
    /// becomes a live one (JDK 25: `TransportImpl` takes over what was read before there is another reader), and
    /// takes what is left for something else. It was seen twice in some ten thousand openings on a busy machine.
    /// A server that sends what can't be read does so again.
    private void openAgain() {
        isOpenedAgain = true;
        part.setLength(0);
        Thread.startVirtualThread(() -> {
            try {
                opening.apply(this).join();
            } catch (CompletionException failure) {
                breakOff(failure);
            }
        });
    }

    private void breakOff(Throwable error) {
        closed.completeExceptionally(error);
        messages.add(END);
    }

    private String ending() {
        return closed.handle((status, error) -> error == null
                        ? "was closed with " + status
                        // The JDK says what was wrong in the cause alone.
                        : "broke: " + error + ", " + error.getCause())
                .join();
    }

    private void remember(JsonNode message) {
        if (message.hasNonNull("position")) {
            position = Optional.of(message.get("position"));
        }
        if (message.hasNonNull("table")) {
            table = Optional.of(message.get("table"));
        }
    }

    private List<String> lastOnes() {
        return received.subList(Math.max(0, received.size() - FEW), received.size()).stream()
                .map(text -> text.substring(0, Math.min(300, text.length())))
                .toList();
    }
}
