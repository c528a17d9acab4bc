package dev.anden.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.Action;
import dev.anden.engine.Event;
import dev.anden.engine.State;
import dev.anden.engine.WireTypes;
import dev.anden.protocol.typescript.TypeScriptWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class TypeScriptWriterTest {
    @Test
    void what_two_games_call_alike_and_write_alike_is_written_once() {
        String written = TypeScriptWriter.write(List.of(Chess.TYPES, Checkers.TYPES));

        assertThat(written.split("export interface TurnStarted ", -1)).hasSize(2);
        assertThat(written)
                .contains("export type ChessEvent = TurnStarted;", "export type CheckersEvent = TurnStarted;");
    }

    @Test
    void one_name_for_two_things_is_refused() {
        assertThatThrownBy(() -> TypeScriptWriter.write(List.of(Chess.TYPES, Go.TYPES)))
                .hasMessage("Two types are called TurnStarted");
    }

    @Test
    void numbers_that_both_sides_know_are_written_as_constants() {
        String written = TypeScriptWriter.write(List.of(Chess.TYPES));

        assertThat(written)
                .contains("export const wireLimits = {\n  longestName: %d,\n".formatted(WireLimits.LONGEST_NAME))
                .contains("  longestTurn: %d,\n".formatted(WireLimits.LONGEST_TURN))
                .contains("  everything: %d,\n} as const;\n".formatted(State.EVERYTHING));
    }

    static final class Chess {
        static final WireTypes TYPES =
                new WireTypes(ChessBoard.class, ChessView.class, ChessAction.class, ChessEvent.class);

        record ChessBoard(int squares) {}

        record ChessView(int actor) {}

        sealed interface ChessAction extends Action {}

        record MovePiece(String target) implements ChessAction {}

        sealed interface ChessEvent extends Event {}

        record TurnStarted(int seat) implements ChessEvent {}
    }

    static final class Checkers {
        static final WireTypes TYPES =
                new WireTypes(CheckersBoard.class, CheckersView.class, CheckersAction.class, CheckersEvent.class);

        record CheckersBoard(int squares) {}

        record CheckersView(int actor) {}

        sealed interface CheckersAction extends Action {}

        record MoveStone(String target) implements CheckersAction {}

        sealed interface CheckersEvent extends Event {}

        record TurnStarted(int seat) implements CheckersEvent {}
    }

    static final class Go {
        static final WireTypes TYPES = new WireTypes(GoBoard.class, GoView.class, GoAction.class, GoEvent.class);

        record GoBoard(int squares) {}

        record GoView(int actor) {}

        sealed interface GoAction extends Action {}

        record PlaceStone(String target) implements GoAction {}

        sealed interface GoEvent extends Event {}

        record TurnStarted(String color) implements GoEvent {}
    }
}
