package dev.anden.games.frenchquarter.action;

import dev.anden.engine.Action;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Direction;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.board.Transport;

/// What seats choose and what chance decides. The target of a choice is the thing that a hand would point at.
public sealed interface FqAction extends Action {
    /// Takes a die from a card of the row (`fq.move.draft`).
    ///
    /// @param die the card from which the die is taken
    /// @param value what the die shows, 1 to 6
    /// @param card the card whose icons and move are used: the same, or another one by `fq.bonus.culture-c`
    record TakeDie(Transport die, int value, Transport card) implements FqAction {
        @Override
        public String target() {
            return "die:" + die;
        }
    }

    /// Moves the tourist (`fq.move.must-move`).
    ///
    /// @param building where it ends
    /// @param further whether that takes the one or two more spaces of `fq.bonus.culture-a`, which are then used up
    record MoveTourist(String building, boolean further) implements FqAction {
        @Override
        public String target() {
            return "building:" + building;
        }
    }

    /// Maps a building (`fq.move.map`).
    ///
    /// @param value `1` to `6`, or `W` (`fq.bonus.shopping-a`)
    record MapBuilding(String building, String value) implements FqAction {
        @Override
        public String target() {
            return "building:" + building;
        }
    }

    /// Leaves a choice unused where that is allowed: no second building, no W, no advance, no longer move.
    record Skip() implements FqAction {
        @Override
        public String target() {
            return "skip";
        }
    }

    /// Uses a wild on an activity track (`fq.activity.wild`).
    record UseWild(Activity activity) implements FqAction {
        @Override
        public String target() {
            return "track:" + activity;
        }
    }

    /// Takes the bonus of a circle that shows both (`fq.activity.circle`).
    record TakeBonus(Activity activity) implements FqAction {
        @Override
        public String target() {
            return "bonus:" + activity;
        }
    }

    /// Takes the multiplier of a circle that shows both (`fq.activity.circle`).
    record TakeMultiplier(Activity activity) implements FqAction {
        @Override
        public String target() {
            return "multiplier:" + activity;
        }
    }

    /// Chooses a performer (`fq.bonus.mysticism-a`).
    record ChoosePerformer(Performer performer) implements FqAction {
        @Override
        public String target() {
            return "performer:" + performer;
        }
    }

    /// Starts the personal Second Line at a crossing (`fq.bonus.mysticism-b`).
    record StartPersonalLine(String crossing) implements FqAction {
        @Override
        public String target() {
            return "crossing:" + crossing;
        }
    }

    /// Says where the public Second Line advances to (`fq.line.only-socialize`).
    record AdvanceLine(Direction direction) implements FqAction {
        @Override
        public String target() {
            return "direction:" + direction;
        }
    }

    /// Advances the personal Second Line (`fq.bonus.mysticism-b`).
    record AdvancePersonalLine(Direction direction) implements FqAction {
        @Override
        public String target() {
            return "direction:" + direction;
        }
    }

    /// Chance: who begins (`fq.game.setup-first`).
    record ChooseFirst(int seat) implements FqAction {
        @Override
        public String target() {
            return "chance";
        }
    }

    /// Chance: the die that says where the Second Line starts (`fq.game.setup-second-line`).
    record RollLineStart(int value) implements FqAction {
        @Override
        public String target() {
            return "chance";
        }
    }

    /// Chance: the next seat's vacation card (`fq.tourism.deal`).
    record DealVacation(String card) implements FqAction {
        @Override
        public String target() {
            return "chance";
        }
    }

    /// Chance: the next deck's card (`fq.plan.reveal`).
    record RevealCard(String card) implements FqAction {
        @Override
        public String target() {
            return "chance";
        }
    }

    /// Chance: the mayor's card (`fq.mayor.reveal`).
    record RevealMayorCard(String card) implements FqAction {
        @Override
        public String target() {
            return "chance";
        }
    }

    /// Chance: what the next die shows (`fq.plan.roll`).
    record RollDie(int value) implements FqAction {
        @Override
        public String target() {
            return "chance";
        }
    }

    /// Chance: the die that is noted at the Police Station (`fq.bonus.party-c`).
    record RollPoliceDie(int value) implements FqAction {
        @Override
        public String target() {
            return "chance";
        }
    }
}
