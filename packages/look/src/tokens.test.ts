import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Color = readonly [red: number, green: number, blue: number];
type Token = Readonly<Record<'light' | 'dark', Color>>;

const tokens = readTokens(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));
const schemes = ['light', 'dark'] as const;
const grounds = ['paper', 'surface', 'raised'];

/** Reads the colours that are written as a pair of hexadecimal values. */
function readTokens(css: string): ReadonlyMap<string, Token> {
  const pair = /--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/gu;
  return new Map(
    Array.from(css.matchAll(pair), ([, name = '', light = '', dark = '']) => [
      name,
      { light: linear(light), dark: linear(dark) },
    ]),
  );
}

/** The linear components, 0 to 1, of '#rrggbb'. */
function linear(hex: string): Color {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function token(name: string): Token {
  const found = tokens.get(name);
  if (found === undefined) throw new Error(`There is no token --${name}`);
  return found;
}

/** The WCAG 2 contrast ratio, 1 to 21. */
function contrast(a: Color, b: Color): number {
  const luminance = ([red, green, blue]: Color) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const texts = ['ink', 'ink-muted', 'accent', 'accent-strong', 'red', 'amber', 'green', 'blue'];
const pairs: readonly (readonly [text: string, ground: string])[] = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...['ink', 'ink-muted', 'accent'].flatMap((text) => [
    [text, 'hover'] as const,
    [text, 'sunken'] as const,
    [text, 'accent-tint'] as const,
  ]),
  ...['red', 'amber', 'green', 'blue'].flatMap((tone) => [
    [tone, `${tone}-tint`] as const,
    ['ink', `${tone}-tint`] as const,
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-red', 'red'],
  ['on-red', 'red-strong'],
];
const stages = Array.from({ length: 12 }, (_, index) => `stage-${index + 1}`);

describe.each(schemes)('on the %s ground', (scheme) => {
  test.each(pairs)('%s on %s is at least 4.5 to 1', (text, ground) => {
    expect(contrast(token(text)[scheme], token(ground)[scheme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['line-strong', 'focus'])('%s is at least 3 to 1 on every ground', (name) => {
    for (const ground of grounds) {
      expect(contrast(token(name)[scheme], token(ground)[scheme])).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(stages)('the text of %s is at least 7 to 1, its strip at least 3 to 1', (stage) => {
    expect(contrast(token(`${stage}-ink`)[scheme], token(`${stage}-tint`)[scheme])).toBeGreaterThanOrEqual(7);
    expect(contrast(token(stage)[scheme], token('surface')[scheme])).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.keys(eyes()))('any two strips differ to %s eyes', (eye) => {
    const seen = stages.map((stage) => perceived(eyes()[eye] ?? eyes()['usual'] ?? [], token(stage)[scheme]));
    for (const [index, a] of seen.entries()) {
      for (const b of seen.slice(index + 1)) expect(distance(a, b)).toBeGreaterThan(0.07);
    }
  });
});

/** How people without long-wave or medium-wave cones see linear colours (Machado and others, 2009, full severity). */
function eyes(): Readonly<Record<string, readonly Color[]>> {
  return {
    usual: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    protan: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    deutan: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  };
}

/** A colour in OKLab, as seen by `eye`. */
function perceived(eye: readonly Color[], color: Color): Color {
  const dot = (a: Color, b: Color) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const [r = 0, g = 0, b = 0] = eye.map((row) => Math.max(0, dot(row, color)));
  const cones: Color = [
    Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], [r, g, b])),
    Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], [r, g, b])),
    Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], [r, g, b])),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

function distance(a: Color, b: Color): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
