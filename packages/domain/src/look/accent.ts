import { contrast, hexOf, hueAndChroma, luminanceOf, oklabOf, type Oklab } from './color.ts';

/** Each colour is readable on every background of its scheme. All are `#rrggbb`. */
export interface AccentShades {
  /** For text and lines. */
  readonly accent: string;
  /** `accent` on hover. */
  readonly strong: string;
  /** A background for text in `accent`. */
  readonly tint: string;
  /** For text on `accent` and on `strong`. */
  readonly onAccent: string;
}

export const accentSchemes = ['light', 'dark'] as const;
export type AccentScheme = (typeof accentSchemes)[number];

/** The minimum contrast of text on its background (WCAG 2, level AA). */
export const leastContrast = 4.5;

/** The text backgrounds of the public page and the portal, as in their shared tokens. */
export const accentGrounds: Readonly<Record<AccentScheme, readonly string[]>> = {
  light: ['#f6f1e7', '#fffdf8', '#ffffff', '#ede6d8', '#f1eadb'],
  dark: ['#1b1a1c', '#252329', '#2e2b32', '#141315', '#322f37'],
};

interface Scheme {
  /** The lightness (0 to 1) towards which colours get more readable. */
  readonly towards: 0 | 1;
  readonly onAccent: string;
  /** How much the lightness changes on hover. */
  readonly strongBy: number;
  readonly tint: { readonly lightness: number; readonly mostChroma: number };
}

const schemes: Readonly<Record<AccentScheme, Scheme>> = {
  light: { towards: 0, onAccent: '#fffaf3', strongBy: -0.09, tint: { lightness: 0.935, mostChroma: 0.03 } },
  dark: { towards: 1, onAccent: '#1b1a1c', strongBy: 0.06, tint: { lightness: 0.29, mostChroma: 0.06 } },
};

/** The step of the lightness search. */
const step = 0.005;

/**
 * Returns the shades of a colour (`#rrggbb`) for the light and the dark scheme, all with its hue. If the colour itself
 * is readable in a scheme, `accent` is that colour; otherwise it is made lighter or darker, just enough to be readable.
 */
export function accentShades(color: string): Readonly<Record<AccentScheme, AccentShades>> {
  return { light: shadesFor(color, 'light'), dark: shadesFor(color, 'dark') };
}

function shadesFor(color: string, name: AccentScheme): AccentShades {
  const { towards, onAccent, strongBy, tint: at } = schemes[name];
  const chosen = oklabOf(color);
  const tint = hexOf(withLightness(chosen, at.lightness, at.mostChroma));
  const grounds = [...accentGrounds[name], tint].map(luminanceOf);
  const isReadable = (shade: string) => {
    const own = luminanceOf(shade);
    return grounds.every((ground) => contrast(own, ground) >= leastContrast);
  };
  const accent = isReadable(color) ? color : readableShade(chosen, towards, isReadable);
  const shade = oklabOf(accent);
  const strong = hexOf(withLightness(shade, shade.lightness + strongBy));
  return { accent, strong, tint, onAccent };
}

/** Returns the nearest readable shade; in the worst case black or white, which are always readable. */
function readableShade(chosen: Oklab, towards: 0 | 1, isReadable: (shade: string) => boolean): string {
  const direction = towards === 0 ? -step : step;
  for (let lightness = chosen.lightness; lightness > 0 && lightness < 1; lightness += direction) {
    const shade = hexOf(withLightness(chosen, lightness));
    if (isReadable(shade)) return shade;
  }
  return towards === 0 ? '#000000' : '#ffffff';
}

/** Changes the lightness and keeps the hue, and the chroma up to `mostChroma`. */
function withLightness(color: Oklab, lightness: number, mostChroma = Number.POSITIVE_INFINITY): Oklab {
  const { chroma, hue } = hueAndChroma(color);
  const most = Math.min(chroma, mostChroma);
  return {
    lightness: Math.min(1, Math.max(0, lightness)),
    a: most * Math.cos(hue),
    b: most * Math.sin(hue),
  };
}

/** Returns true if the colour is used unchanged in both schemes. */
export function isShownAsChosen(color: string): boolean {
  const { light, dark } = accentShades(color);
  return light.accent === color && dark.accent === color;
}
