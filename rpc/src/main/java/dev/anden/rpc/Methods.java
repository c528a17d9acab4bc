package dev.anden.rpc;

import dev.anden.engine.GameCatalog;
import dev.anden.players.Roster;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import tools.jackson.databind.JsonNode;

/// What can be asked, by name. A method's parameters and result are described in `docs/protocol.md`.
final class Methods {
    private final Map<String, Method> methods = new LinkedHashMap<>();

    Methods(GameCatalog catalog, Roster roster, LongSupplier freshSeed) {
        var games = new OpenGames();
        var opening = new Opening(catalog, roster, freshSeed, games);
        var looking = new Looking(games);
        var playing = new Playing(roster, games);
        var batching = new Batching(opening, roster, freshSeed);
        add("methods", this::list);
        add("games", params -> opening.games());
        add("board", opening::board, "game");
        add("open", opening::open, "game", "seats", "options", "seed", "number", "position", "chance", "seat", "bots");
        add("import", opening::read, "replay", "chance");
        add("close", opening::close, "handle");
        add("observe", looking::observe, "handle", "seat");
        add("actions", looking::actions, "handle", "form");
        add("outcomes", looking::outcomes, "handle");
        add("refusal", looking::refusal, "handle", "code", "text", "action");
        add("state", looking::state, "handle", "form");
        add("scores", looking::scores, "handle");
        add("export", looking::export, "handle", "form");
        add("apply", playing::apply, "handle", "code", "text", "action", "events");
        add("draw", playing::draw, "handle", "events");
        add("undo", playing::undo, "handle", "ply");
        add("planes", batching::planes, "game", "seats", "options");
        add(
                "openMany",
                batching::open,
                "game",
                "seats",
                "options",
                "count",
                "seed",
                "number",
                "seat",
                "bots",
                "observations");
        add("stepMany", batching::step, "batch", "codes");
        add("closeMany", batching::close, "batch");
        add("playout", playing::playOut, "handle", "bots", "plies", "events");
    }

    private record Method(List<String> parameters, Function<Params, Optional<Object>> body) {}

    /// What `methods` says about one.
    record MethodInfo(String method, List<String> params) {}

    /// Calls a method.
    ///
    /// @return its result; empty if that is null
    /// @throws RpcException if there is no such method, or it can't do what was asked
    Optional<Object> call(String name, Optional<JsonNode> params) {
        Method method = methods.get(name);
        if (method == null) {
            throw new RpcException(
                    ErrorCode.METHOD_NOT_FOUND,
                    "There is no method \"%s\"; there are: %s".formatted(name, String.join(", ", methods.keySet())));
        }
        return method.body().apply(Params.of(params, method.parameters()));
    }

    private void add(String name, Function<Params, Optional<Object>> body, String... parameters) {
        methods.put(name, new Method(List.of(parameters), body));
    }

    private Optional<Object> list(Params params) {
        var infos = new ArrayList<MethodInfo>();
        methods.forEach((name, method) -> infos.add(new MethodInfo(name, method.parameters())));
        return Optional.of(infos);
    }
}
