package dev.anden.browser;

import dev.anden.browser.SetUp.Bot;
import dev.anden.browser.SetUp.Me;
import dev.anden.protocol.BotTrouble;
import dev.anden.protocol.SeatKind;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableInfo.SeatInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.table.Play;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// What is said of a table at which one person plays, alone or against bots.
final class HereInfo {
    /// Nobody commits to anything: whoever plays here has the seed on their own device.
    private static final String COMMITMENT = "";

    private final SetUp setUp;
    private final HereBots bots;

    HereInfo(SetUp setUp, HereBots bots) {
        this.setUp = setUp;
        this.bots = bots;
    }

    TableInfo of(Play play) {
        Optional<Integer> me = Optional.of(setUp.me());
        return new TableInfo(
                setUp.id(),
                setUp.game().info().id(),
                play.isOver() ? TableStatus.OVER : TableStatus.PLAYING,
                play.version(),
                IntStream.range(0, setUp.seats().size())
                        .mapToObj(seat -> seat(seat, play))
                        .toList(),
                setUp.setup().options(),
                TimeControl.NONE,
                false,
                false,
                SpectatorView.PUBLIC,
                false,
                false,
                Optional.empty(),
                false,
                me,
                true,
                me,
                Optional.empty(),
                play.started(),
                COMMITMENT,
                play.isOver() ? Optional.of(setUp.seed().hex()) : Optional.empty(),
                Optional.empty(),
                setUp.branch(),
                false,
                Optional.empty(),
                Optional.empty(),
                false,
                List.of(),
                List.of(),
                false,
                play.result());
    }

    private SeatInfo seat(int seat, Play play) {
        boolean toAct = play.toAct().contains(seat);
        return switch (setUp.seats().get(seat)) {
            case Me me -> seat(seat, SeatKind.PERSON, me.name(), "", toAct, Optional.empty());
            case Bot bot ->
                seat(
                        seat,
                        SeatKind.BOT,
                        "",
                        bot.level(),
                        toAct,
                        bots.wasReplaced(seat) ? Optional.of(BotTrouble.STAND_IN) : Optional.empty());
        };
    }

    private SeatInfo seat(
            int seat, SeatKind kind, String name, String bot, boolean toAct, Optional<BotTrouble> trouble) {
        return new SeatInfo(
                seat,
                setUp.paints().get(seat),
                kind,
                name,
                Optional.empty(),
                bot,
                true,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                toAct,
                trouble);
    }
}
