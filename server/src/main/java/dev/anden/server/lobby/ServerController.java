package dev.anden.server.lobby;

import dev.anden.protocol.ServerInfo;
import dev.anden.server.web.Reach;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/// From where this server can be reached: `GET /api/server`.
@RestController
public final class ServerController {
    private final Reach reach;

    public ServerController(Reach reach) {
        this.reach = reach;
    }

    /// The addresses are told to a browser on this machine only: behind a proxy they are nobody's business, and
    /// whoever comes through one has reached it from elsewhere.
    @GetMapping("/api/server")
    ServerInfo server(HttpServletRequest request) {
        boolean here = Reach.isCalledHere(request.getServerName()) && Reach.isCalledHere(request.getRemoteAddr());
        List<String> hosts = here ? reach.hosts() : List.of();
        return new ServerInfo(
                here && reach.onlyHere(),
                hosts.stream()
                        .map(host -> "http://%s:%d"
                                .formatted(host.contains(":") ? "[" + host + "]" : host, request.getLocalPort()))
                        .toList());
    }
}
