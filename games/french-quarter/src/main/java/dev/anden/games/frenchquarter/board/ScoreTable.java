package dev.anden.games.frenchquarter.board;

import java.util.List;

/// The numbers of the tracks and of the final score.
///
/// @param umbrellaBoxes boxes of the umbrella track
/// @param wildEvery how many boxes there are from one wild to the next
/// @param lineBoxes boxes of the Second Line track
/// @param lineRow boxes of each of its rows; the last one shows an umbrella
/// @param setPoints points of a row of performers, by how many of its eight are marked, from 0
/// @param courtyards points by courtyards visited, from 0 to 4
/// @param riverwalk points for two visits
/// @param vacation points for a goal reached
/// @param soloGrades the fewest points of each solo grade from the second on
public record ScoreTable(
        int umbrellaBoxes,
        int wildEvery,
        int lineBoxes,
        int lineRow,
        List<Integer> setPoints,
        List<Integer> courtyards,
        int riverwalk,
        int vacation,
        List<Integer> soloGrades) {
    public ScoreTable {
        setPoints = List.copyOf(setPoints);
        courtyards = List.copyOf(courtyards);
        soloGrades = List.copyOf(soloGrades);
    }
}
