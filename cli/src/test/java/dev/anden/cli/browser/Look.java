package dev.anden.cli.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

/// What somebody looks through.
///
/// @param locale the language that the browser asks for, such as `es-ES`
/// @param width of the window in pixels
/// @param height of the window in pixels
/// @param touch whether fingers are used instead of a mouse
/// @param calm whether the system asks for less motion
/// @param dark whether the system asks for dark colours
record Look(String locale, int width, int height, boolean touch, boolean calm, boolean dark) {
    /// In light colours.
    Look(String locale, int width, int height, boolean touch, boolean calm) {
        this(locale, width, height, touch, calm, false);
    }

    /// A usual desk.
    static Look desk(String locale) {
        return new Look(locale, 1440, 900, false, false);
    }

    /// The smallest desk that has everything on one page.
    static Look small(String locale) {
        return new Look(locale, 1024, 768, false, false);
    }

    /// A usual phone, held upright.
    static Look phone(String locale) {
        return new Look(locale, 390, 844, true, false);
    }

    Look calmly() {
        return new Look(locale, width, height, touch, true, dark);
    }

    Look inTheDark() {
        return new Look(locale, width, height, touch, calm, true);
    }

    /// The language alone, such as `es`.
    String language() {
        return locale.substring(0, 2);
    }

    Browser.NewContextOptions options() {
        return new Browser.NewContextOptions()
                .setLocale(locale)
                .setViewportSize(width, height)
                .setHasTouch(touch)
                .setIsMobile(touch)
                .setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT)
                .setReducedMotion(calm ? ReducedMotion.REDUCE : ReducedMotion.NO_PREFERENCE);
    }
}
