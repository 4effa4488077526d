/** A colour in OKLab, where equal distances look equally large. */
export interface Oklab {
  /** 0 (black) to 1 (white). */
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

type Linear = readonly [red: number, green: number, blue: number];

/** Converts `#rrggbb` to OKLab. */
export function oklabOf(hex: string): Oklab {
  const [r, g, b] = linearOf(hex);
  const [l, m, s] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ];
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Converts to `#rrggbb`. The chroma of an out-of-gamut colour is reduced until it can be displayed. */
export function hexOf({ lightness, a, b }: Oklab): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const linear = linearIn(lightness, a * share, b * share);
    if (linear.every((part) => part >= -0.0005 && part <= 1.0005)) return hexOfLinear(linear);
  }
  return hexOfLinear(linearIn(lightness, 0, 0));
}

/** Returns the hue in radians and the chroma. */
export function hueAndChroma({ a, b }: Oklab): { readonly hue: number; readonly chroma: number } {
  return { hue: Math.atan2(b, a), chroma: Math.hypot(a, b) };
}

/** Returns the relative luminance of WCAG 2, 0 to 1. */
export function luminanceOf(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2 contrast ratio of two luminances, 1 to 21. */
export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function linearOf(hex: string): Linear {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function linearIn(lightness: number, a: number, b: number): Linear {
  const [l, m, s] = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexOfLinear(linear: Linear): string {
  const parts = linear.map((part) => {
    const inside = Math.min(1, Math.max(0, part));
    const value = inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
