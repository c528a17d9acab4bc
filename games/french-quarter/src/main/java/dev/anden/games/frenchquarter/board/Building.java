package dev.anden.games.frenchquarter.board;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A building: one space of the tourist, one box for a value.
///
/// @param index its place in [Board#buildings()]
/// @param id its id, such as `beignet-cafe`
/// @param name the name on the map
/// @param small whether it is one of a pair that shares a block
/// @param row its block's row from the north, from 0
/// @param column its block's column from the west, from 0
/// @param half which half of the block a small one fills: `west` or `east`
/// @param role what is special about it
/// @param icons what a visit gives, from left to right (`fq.move.building-icons`)
/// @param streets the indexes of the streets and edges that it touches
/// @param neighbours the indexes of the buildings next to it (`fq.ruling.r3`)
public record Building(
        int index,
        String id,
        String name,
        boolean small,
        int row,
        int column,
        Optional<String> half,
        Role role,
        List<Icon> icons,
        List<Integer> streets,
        List<Integer> neighbours) {
    public Building {
        icons = List.copyOf(icons);
        streets = List.copyOf(streets);
        neighbours = List.copyOf(neighbours);
    }

    /// What is special about a building.
    public enum Role {
        /// Nothing.
        NONE,
        /// Where every tourist starts (`fq.game.setup-start`).
        START,
        /// Scored by how many of them were visited (`fq.score.courtyards`).
        COURTYARD,
        /// Scored by the values of both (`fq.score.gift-shops`).
        GIFT_SHOP,
        /// Scored when visited twice (`fq.score.riverwalk`).
        RIVERWALK,
        /// Where too much partying ends (`fq.bonus.party-c`).
        POLICE_STATION;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
