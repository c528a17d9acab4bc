package dev.anden.browser.substitute;

/// Powers as `StrictMath` knows them; see [Exact], whose notice holds here too. The logarithm of the base, to base
/// two, is computed as a sum of a number with few digits and a small rest, so that its product with the exponent is
/// nearly exact.
public final class Power {
    private static final double CP = 0.9617966939259756;
    private static final double CP_HIGH = 0.9617967009544373;
    private static final double CP_LOW = -7.028461650952758E-09;
    private static final double LOG_2 = 0.6931471805599453;
    private static final double LOG_2_HIGH = 0.6931471824645996;
    private static final double LOG_2_LOW = -1.904654299957768E-09;

    /// Bases are compared with 1 or with 1.5, whichever is near; these are the logarithms of the latter.
    private static final double[] LOG_HIGH = {0, 0.5849624872207642};

    private static final double[] LOG_LOW = {0, 1.350039202129749E-08};

    /// 0x1p53
    private static final double LARGE = 9007199254740992.0;

    /// Greater exponents give infinity, 0 or 1 for nearly every base.
    private static final double LARGEST_EXPONENT = 0x1p31;

    private static final int ONE = 0x3FF0_0000;

    private Power() {}

    /// A base to the power of an exponent. For what isn't positive or finite it is what `Math` says.
    public static double pow(double base, double exponent) {
        if (!(base > 0 && base < Double.POSITIVE_INFINITY) || !(Math.abs(exponent) <= LARGEST_EXPONENT)) {
            return Math.pow(base, exponent);
        }
        if (exponent == 0 || base == 1) {
            return 1;
        }
        if (exponent == 1) {
            return base;
        }
        if (exponent == -1) {
            return 1 / base;
        }
        if (exponent == 2) {
            return base * base;
        }
        return exponent == 0.5 ? Math.sqrt(base) : product(base, exponent);
    }

    private static double product(double base, double exponent) {
        boolean subnormal = base < Double.MIN_NORMAL;
        double x = subnormal ? base * LARGE : base;
        int digits = Exact.high(x) & 0x000F_FFFF;
        int power = (subnormal ? -53 : 0) + (Exact.high(x) >> 20) - 0x3FF;
        int high = digits | ONE;
        int near = digits > 0x3_988E && digits < 0xB_B67A ? 1 : 0;
        if (digits >= 0xB_B67A) {
            power++;
            high -= 0x0010_0000;
        }
        x = Exact.withHigh(x, high);
        double other = near == 0 ? 1 : 1.5;
        double u = x - other;
        double v = 1 / (x + other);
        double quotient = u * v;
        double quotientHigh = cut(quotient);
        double sumHigh = Exact.withHigh(0, ((high >> 1) | 0x2000_0000) + 0x0008_0000 + (near << 18));
        double sumLow = x - (sumHigh - other);
        double quotientLow = v * (u - quotientHigh * sumHigh - quotientHigh * sumLow);
        double square = quotient * quotient;
        double r = square * square * series(square) + quotientLow * (quotientHigh + quotient);
        square = quotientHigh * quotientHigh;
        double threeHigh = cut(3 + square + r);
        double threeLow = r - (threeHigh - 3 - square);
        u = quotientHigh * threeHigh;
        v = quotientLow * threeHigh + threeLow * quotient;
        double logHigh = cut(u + v);
        double logLow = v - (logHigh - u);
        double scaledHigh = CP_HIGH * logHigh;
        double scaledLow = CP_LOW * logHigh + logLow * CP + LOG_LOW[near];
        double first = cut(scaledHigh + scaledLow + LOG_HIGH[near] + power);
        double second = scaledLow - (first - power - LOG_HIGH[near] - scaledHigh);
        double exponentHigh = cut(exponent);
        return ofTwo(exponentHigh * first, (exponent - exponentHigh) * first + exponent * second);
    }

    private static double series(double square) {
        double sum = 0.20697501780033842;
        sum = 0.23066074577556175 + square * sum;
        sum = 0.272728123808534 + square * sum;
        sum = 0.33333332981837743 + square * sum;
        sum = 0.4285714285785502 + square * sum;
        return 0.5999999999999946 + square * sum;
    }

    /// 2 to the power of a sum.
    private static double ofTwo(double high, double low) {
        double sum = low + high;
        if (sum >= 1024) {
            return Double.POSITIVE_INFINITY;
        }
        if (sum < -1075) {
            return 0;
        }
        int whole = 0;
        double rest = high;
        if ((Exact.high(sum) & 0x7FFF_FFFF) > 0x3FE0_0000) {
            whole = (int) (sum + (sum < 0 ? -0.5 : 0.5));
            rest = high - whole;
        }
        double shortened = cut(low + rest);
        double u = shortened * LOG_2_HIGH;
        double v = (low - (shortened - rest)) * LOG_2 + shortened * LOG_2_LOW;
        double z = u + v;
        double w = v - (z - u);
        double t = z - Exact.remez(z * z);
        double r = z * t / (t - 2) - (w + z * w);
        return Math.scalb(1 - (r - z), whole);
    }

    /// A number without its last 32 digits.
    private static double cut(double number) {
        return Double.longBitsToDouble(Double.doubleToRawLongBits(number) & 0xFFFF_FFFF_0000_0000L);
    }
}
