import { contrast, hexOf, hueAndChroma, luminanceOf, oklabOf, type Oklab } from './color.ts';

/** Each colour is readable on each ground of its scheme. All are `#rrggbb`. */
export interface AccentShades {
  /** For text and lines. */
  readonly accent: string;
  /** The same under the pointer. */
  readonly strong: string;
  /** A ground for text in `accent`. */
  readonly tint: string;
  /** For text on `accent` and on `strong`. */
  readonly onAccent: string;
}

export const accentSchemes = ['light', 'dark'] as const;
export type AccentScheme = (typeof accentSchemes)[number];

/** The least contrast of text on its ground (WCAG 2, level AA). */
export const leastContrast = 4.5;

/** The grounds of the public page and the portal on which text stands, as in the tokens that they share. */
export const accentGrounds: Readonly<Record<AccentScheme, readonly string[]>> = {
  light: ['#f6f1e7', '#fffdf8', '#ffffff', '#ede6d8', '#f1eadb'],
  dark: ['#1b1a1c', '#252329', '#2e2b32', '#141315', '#322f37'],
};

interface Scheme {
  /** Towards which lightness (0 to 1) colours get more readable. */
  readonly towards: 0 | 1;
  readonly onAccent: string;
  /** How much the colour under the pointer differs in lightness. */
  readonly strongBy: number;
  readonly tint: { readonly lightness: number; readonly mostChroma: number };
}

const schemes: Readonly<Record<AccentScheme, Scheme>> = {
  light: { towards: 0, onAccent: '#fffaf3', strongBy: -0.09, tint: { lightness: 0.935, mostChroma: 0.03 } },
  dark: { towards: 1, onAccent: '#1b1a1c', strongBy: 0.06, tint: { lightness: 0.29, mostChroma: 0.06 } },
};

/** How fine lightness is searched. */
const step = 0.005;

/**
 * The shades of a colour (`#rrggbb`) for the light and the dark scheme. They have its hue. Where the colour itself is readable in a
 * scheme, `accent` is that colour; elsewhere it is lighter or darker, by as little as makes it readable.
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

/** The nearest readable shade; at the end black or white, which always are. */
function readableShade(chosen: Oklab, towards: 0 | 1, isReadable: (shade: string) => boolean): string {
  const direction = towards === 0 ? -step : step;
  for (let lightness = chosen.lightness; lightness > 0 && lightness < 1; lightness += direction) {
    const shade = hexOf(withLightness(chosen, lightness));
    if (isReadable(shade)) return shade;
  }
  return towards === 0 ? '#000000' : '#ffffff';
}

/** The colour in the same hue; as colourful as before as far as `mostChroma` allows. */
function withLightness(color: Oklab, lightness: number, mostChroma = Number.POSITIVE_INFINITY): Oklab {
  const { chroma, hue } = hueAndChroma(color);
  const most = Math.min(chroma, mostChroma);
  return {
    lightness: Math.min(1, Math.max(0, lightness)),
    a: most * Math.cos(hue),
    b: most * Math.sin(hue),
  };
}

/** Returns true if the colour is shown as it was chosen in both schemes. */
export function isShownAsChosen(color: string): boolean {
  const { light, dark } = accentShades(color);
  return light.accent === color && dark.accent === color;
}
