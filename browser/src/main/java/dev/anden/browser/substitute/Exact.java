package dev.anden.browser.substitute;

/// Methods of `StrictMath`. A browser's own functions differ from it, and from those of other browsers, in the last bit
/// of one result in ten; a bot's choice may hang on it.
///
/// These are the methods of fdlibm, by which `StrictMath` is defined, which came with this notice: "Copyright (C) 1993
/// by Sun Microsystems, Inc. All rights reserved. Developed at SunSoft, a Sun Microsystems, Inc. business. Permission
/// to use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved."
public final class Exact {
    private static final double LOG_2_HIGH = 0.6931471803691238;
    private static final double LOG_2_LOW = 1.9082149292705877E-10;
    private static final double INVERSE_LOG_2 = 1.4426950408889634;
    private static final double OVERFLOWS = 709.782712893384;
    private static final double UNDERFLOWS = -745.1332191019411;

    /// 0x1p-1000
    private static final double TINY = 9.332636185032189E-302;

    /// 0x1p54
    private static final double LARGE = 1.8014398509481984E+16;

    private static final long FRACTION_HIGH = 0x000F_FFFF;
    private static final int HIGH_WORD = 32;

    private Exact() {}

    /// e to the power of a number.
    public static double exp(double exponent) {
        double x = exponent;
        int sign = high(x) >>> 31;
        int size = high(x) & 0x7FFF_FFFF;
        if (Double.isNaN(x)) {
            return x;
        }
        if (x > OVERFLOWS) {
            return Double.POSITIVE_INFINITY;
        }
        if (x < UNDERFLOWS) {
            return 0;
        }
        double above = 0;
        double below = 0;
        int power = 0;
        // The rest is at most half of log 2.
        if (size > 0x3FD6_2E42) {
            if (size < 0x3FF0_A2B2) {
                above = sign == 0 ? x - LOG_2_HIGH : x + LOG_2_HIGH;
                below = sign == 0 ? LOG_2_LOW : -LOG_2_LOW;
                power = 1 - sign - sign;
            } else {
                power = (int) (INVERSE_LOG_2 * x + (sign == 0 ? 0.5 : -0.5));
                above = x - power * LOG_2_HIGH;
                below = power * LOG_2_LOW;
            }
            x = above - below;
        } else if (size < 0x3E30_0000) {
            return 1 + x;
        }
        double rest = x - remez(x * x);
        if (power == 0) {
            return 1 - (x * rest / (rest - 2) - x);
        }
        double result = 1 - (below - x * rest / (2 - rest) - above);
        return power >= -1021 ? scaled(result, power) : scaled(result, power + 1000) * TINY;
    }

    /// What [#exp] and [Power] have in common.
    static double remez(double square) {
        double sum = 4.1381367970572385E-08;
        sum = -1.6533902205465252E-06 + square * sum;
        sum = 6.613756321437934E-05 + square * sum;
        sum = -0.0027777777777015593 + square * sum;
        sum = 0.16666666666666602 + square * sum;
        return square * sum;
    }

    /// The natural logarithm of a number.
    public static double log(double number) {
        if (Double.isNaN(number) || number < 0) {
            return Double.NaN;
        }
        if (number == 0) {
            return Double.NEGATIVE_INFINITY;
        }
        if (number == Double.POSITIVE_INFINITY) {
            return number;
        }
        boolean subnormal = number < Double.MIN_NORMAL;
        double x = subnormal ? number * LARGE : number;
        int power = (subnormal ? -54 : 0) + (high(x) >> 20) - 1023;
        int fraction = (int) (high(x) & FRACTION_HIGH);
        int half = (fraction + 0x9_5F64) & 0x10_0000;
        power += half >> 20;
        double f = withHigh(x, fraction | (half ^ 0x3FF0_0000)) - 1;
        if ((FRACTION_HIGH & (2 + fraction)) < 3) {
            double near = f * f * (0.5 - 0.3333333333333333 * f);
            if (f == 0) {
                return power == 0 ? 0 : power * LOG_2_HIGH + power * LOG_2_LOW;
            }
            return power == 0 ? f - near : power * LOG_2_HIGH - (near - power * LOG_2_LOW - f);
        }
        double s = f / (2 + f);
        double square = s * s;
        double fourth = square * square;
        double even = 0.22222198432149784 + fourth * 0.15313837699209373;
        even = fourth * (0.3999999999940942 + fourth * even);
        double odd = 0.1818357216161805 + fourth * 0.14798198605116586;
        odd = square * (0.6666666666666735 + fourth * (0.2857142874366239 + fourth * odd));
        double rest = odd + even;
        if (((fraction - 0x6_147A) | (0x6_B851 - fraction)) > 0) {
            double halfSquare = 0.5 * f * f;
            return power == 0
                    ? f - (halfSquare - s * (halfSquare + rest))
                    : power * LOG_2_HIGH - (halfSquare - (s * (halfSquare + rest) + power * LOG_2_LOW) - f);
        }
        return power == 0 ? f - s * (f - rest) : power * LOG_2_HIGH - (s * (f - rest) - power * LOG_2_LOW - f);
    }

    /// The high word of a number: its sign, its exponent, and the first digits.
    static int high(double number) {
        return (int) (Double.doubleToRawLongBits(number) >>> HIGH_WORD);
    }

    /// A number with another high word.
    static double withHigh(double number, int high) {
        long low = Double.doubleToRawLongBits(number) & 0xFFFF_FFFFL;
        return Double.longBitsToDouble(low | (long) high << HIGH_WORD);
    }

    /// A number times a power of two that leaves it a normal one.
    private static double scaled(double number, int power) {
        return withHigh(number, high(number) + (power << 20));
    }
}
