package dev.anden.games.tickettoride.picture;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.board.RouteColor;
import dev.anden.games.tickettoride.map.CityMark;
import dev.anden.games.tickettoride.map.MapDrawing;
import dev.anden.games.tickettoride.map.RouteDrawing;
import dev.anden.games.tickettoride.map.SpaceMark;
import java.util.List;

/// A board's map as one SVG file, for whoever makes the board. Plainer than what a table shows: no claims, no
/// legend.
///
/// The spaces of a tunnel have a dashed rim; a dot marks each space of a ferry that must be paid with a wild card;
/// a kind of vehicle other than the first has a double rim. A route's id is its tooltip.
public final class BoardPicture {
    private static final String WATER = "#dbe7ee";
    private static final String LAND = "#f4efe1";
    private static final String PARK = "#dfe8cf";
    private static final String LINE = "#8fa3ad";
    private static final String INK = "#22303a";

    private final Board board;
    private final MapDrawing drawing;
    private final StringBuilder svg = new StringBuilder();

    private BoardPicture(Board board) {
        this.board = board;
        drawing = BoardMap.draw(board);
    }

    /// The text of the file. Takes about a second.
    public static String svg(Board board) {
        return new BoardPicture(board).written();
    }

    private String written() {
        line("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" font-family=\"sans-serif\">"
                .formatted(drawing.width(), drawing.height()));
        line("<title>%s</title>".formatted(escaped(board.name())));
        line("<rect width=\"100%%\" height=\"100%%\" fill=\"%s\"/>"
                .formatted(drawing.land().isEmpty() ? LAND : WATER));
        areas(drawing.land(), LAND);
        areas(drawing.parks(), PARK);
        areas(drawing.lakes(), WATER);
        drawing.rivers().forEach(river -> stroke(river.path(), WATER, 3));
        drawing.borders().forEach(border -> stroke(border, LINE, 0.5));
        drawing.routes().forEach(this::route);
        drawing.cities().forEach(this::city);
        line("</svg>");
        return svg.toString();
    }

    private void areas(List<String> paths, String color) {
        paths.forEach(path -> line("<path d=\"%s\" fill=\"%s\" fill-rule=\"evenodd\"/>".formatted(path, color)));
    }

    private void stroke(String path, String color, double width) {
        line("<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"/>".formatted(path, color, width));
    }

    private void route(RouteDrawing drawn) {
        Route route = board.routes().get(drawn.route());
        line("<g><title>%s</title>".formatted(route.id()));
        stroke(drawn.path(), LINE, 1);
        for (int space = 0; space < drawn.spaces().size(); space++) {
            space(drawn.spaces().get(space), route, space < route.wilds());
        }
        line("</g>");
    }

    private void space(SpaceMark space, Route route, boolean wild) {
        line("<g transform=\"translate(%s %s) rotate(%s)\">".formatted(space.x(), space.y(), space.angle()));
        String dashes = route.tunnel() ? " stroke-dasharray=\"4 3\"" : "";
        bar(0, "fill=\"%s\" stroke=\"%s\" stroke-width=\"1.5\"%s".formatted(color(route.color()), INK, dashes));
        if (route.vehicle() > 0) {
            bar(3, "fill=\"none\" stroke=\"%s\"".formatted(INK));
        }
        if (wild) {
            line("<circle r=\"%s\" fill=\"#fff\" stroke=\"%s\"/>".formatted(drawing.spaceWidth() / 4, INK));
        }
        line("</g>");
    }

    private void bar(double inset, String style) {
        double length = drawing.spaceLength() - 2 * inset;
        double width = drawing.spaceWidth() - 2 * inset;
        line("<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"2\" %s/>"
                .formatted(-length / 2, -width / 2, length, width, style));
    }

    private void city(CityMark city) {
        line("<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"#fff\" stroke=\"%s\" stroke-width=\"2\"/>"
                .formatted(city.x(), city.y(), drawing.cityRadius(), INK));
        List<String> lines = city.label().lines();
        for (int index = 0; index < lines.size(); index++) {
            line("<text x=\"%s\" y=\"%s\" text-anchor=\"%s\" font-size=\"%s\" fill=\"%s\">%s</text>"
                    .formatted(
                            city.label().x(),
                            city.label().y() + index * drawing.fontSize(),
                            city.label().anchor(),
                            drawing.fontSize(),
                            INK,
                            escaped(lines.get(index))));
        }
    }

    private static String color(RouteColor color) {
        return switch (color) {
            case RED -> "#c8413b";
            case BLUE -> "#2f6fb0";
            case GREEN -> "#4f9a54";
            case YELLOW -> "#e8c63c";
            case ORANGE -> "#e08a35";
            case PURPLE -> "#a566a8";
            case BLACK -> "#3a3a3a";
            case WHITE -> "#fbfbfb";
            case GRAY -> "#b9bdc0";
        };
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private void line(String text) {
        svg.append(text).append('\n');
    }
}
