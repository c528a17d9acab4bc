package dev.anden.games.frenchquarter.rules;

import dev.anden.games.frenchquarter.action.ActionCodes;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.Position;

/// What a ply does: a choice or an outcome is carried out, then all that follows by itself.
///
/// Nothing is allocated, unless somebody listens. A choice with one legal action is no ply: it is made at once.
public final class Plies {
    /// The legal actions, listed when a decision comes to be due.
    public final Choices choices;

    /// What chance can bring.
    public final Outcomes outcomes;

    /// Whose turn it is.
    public final Rounds rounds;

    private final Position position;
    private final Turns turns;
    private final Tracks tracks;
    private final Mapping mapping;
    private final Parade parade;

    public Plies(Position position) {
        this.position = position;
        choices = new Choices(position);
        outcomes = new Outcomes(position);
        rounds = new Rounds(position);
        tracks = new Tracks(position);
        turns = new Turns(position, tracks);
        mapping = new Mapping(position);
        parade = new Parade(position);
    }

    /// Carries out a choice or an outcome, and what follows from it.
    public void apply(int code) {
        int frame = position.frames.pop();
        if (Frames.kind(frame) == Frames.POLICE_DIE) {
            turns.notePoliceDie(Frames.seat(frame), code);
        } else if (Frames.isChance(frame)) {
            rounds.resolveChance(frame, code);
        } else {
            decide(frame, code);
        }
        position.ply++;
        settle();
    }

    /// Lists the choices of a position that was read.
    public void resume() {
        if (!position.frames.isEmpty() && Frames.isDecision(position.frames.top())) {
            choices.fill(position.frames.top());
        }
    }

    /// Does what needs neither chance nor a choice, until one of them is due or the game is over.
    public void settle() {
        choices.clear();
        while (!position.frames.isEmpty() && !Frames.isChance(position.frames.top())) {
            int frame = position.frames.top();
            if (Frames.isDecision(frame)) {
                choices.fill(frame);
                if (choices.count() > 1) {
                    return;
                }
                position.frames.pop();
                decide(frame, choices.count() == 1 ? choices.get(0) : ActionCodes.SKIP);
                choices.clear();
            } else {
                position.frames.pop();
                proceed(frame);
            }
        }
    }

    private void decide(int frame, int code) {
        int seat = Frames.seat(frame);
        if (code == ActionCodes.SKIP) {
            leave(frame);
            return;
        }
        switch (Frames.kind(frame)) {
            case Frames.DRAFT -> turns.take(seat, code);
            case Frames.MOVE -> turns.move(seat, code);
            case Frames.MAP, Frames.MAP_STREET -> mapping.mapByAction(seat, code);
            case Frames.MAP_ADJACENT, Frames.MAP_FREE -> mapping.map(seat, code);
            case Frames.WILD -> tracks.mark(seat, code - ActionCodes.WILD);
            case Frames.CIRCLE -> {
                if ((code - ActionCodes.CIRCLE) % 2 == 0) {
                    tracks.unlockBonus(seat, Frames.number(frame));
                } else {
                    tracks.markMultiplier(seat, Frames.number(frame));
                }
            }
            case Frames.PERFORMER -> tracks.choosePerformer(seat, code - ActionCodes.PERFORMER, Frames.number(frame));
            case Frames.PERSONAL_START -> parade.startPersonal(seat, code - ActionCodes.PERSONAL_START);
            case Frames.LINE -> parade.advance(code - ActionCodes.LINE);
            default -> parade.advancePersonal(seat, code - ActionCodes.PERSONAL_LINE);
        }
    }

    /// What follows where nothing is chosen, because nothing can be or nothing has to.
    private void leave(int frame) {
        int seat = Frames.seat(frame);
        switch (Frames.kind(frame)) {
            case Frames.MOVE -> turns.stick(seat);
            case Frames.MAP -> mapping.failHere(seat);
            case Frames.MAP_STREET -> mapping.failOnStreet(seat);
            case Frames.WILD -> tracks.loseWild(seat);
            case Frames.LINE -> parade.stay();
            case Frames.MAP_FREE -> tracks.loseMap(seat, Frames.number(frame));
            case Frames.PERFORMER -> tracks.losePerformer(seat, Frames.number(frame));
            default -> {
                // An offer that may be left.
            }
        }
    }

    private void proceed(int frame) {
        int seat = Frames.seat(frame);
        switch (Frames.kind(frame)) {
            case Frames.ROUND -> rounds.beginRound();
            case Frames.TURN -> rounds.beginTurn(Frames.number(frame));
            case Frames.END_TURN -> turns.endTurn(seat);
            case Frames.ICON -> tracks.resolve(seat, Frames.number(frame));
            case Frames.UMBRELLA_BOX -> tracks.markUmbrella(seat);
            case Frames.LINE_PHASE -> parade.begin();
            case Frames.LINE_SCORE -> parade.score(seat);
            default -> rounds.endRound();
        }
    }
}
