import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentGrounds, accentSchemes, accentShades, isShownAsChosen, leastContrast } from './accent.ts';
import { contrast, hexOf, hueAndChroma, luminanceOf, oklabOf } from './color.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const ratio = (a: string, b: string) => contrast(luminanceOf(a), luminanceOf(b));

describe.each(accentSchemes)('for any colour, in the %s scheme', (scheme) => {
  test('its shades are readable on every ground, and text on them', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { accent, strong, tint, onAccent } = accentShades(color)[scheme];
        for (const shade of [accent, strong]) {
          for (const ground of [...accentGrounds[scheme], tint])
            expect(ratio(shade, ground)).toBeGreaterThanOrEqual(leastContrast);
          expect(ratio(onAccent, shade)).toBeGreaterThanOrEqual(leastContrast);
        }
      }),
      { numRuns: 1000, examples: [['#000000'], ['#ffffff'], ['#ffff00'], ['#0000ff'], ['#00ff00']] },
    );
  });

  test('the shade has its hue', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const chosen = hueAndChroma(oklabOf(color));
        const shade = hueAndChroma(oklabOf(accentShades(color)[scheme].accent));
        // The hue of a near-grey colour is sensitive to rounding.
        fc.pre(chosen.chroma > 0.06 && shade.chroma > 0.06);
        const turn = Math.abs(chosen.hue - shade.hue) % (2 * Math.PI);
        expect(Math.min(turn, 2 * Math.PI - turn)).toBeLessThan(0.06);
      }),
      { numRuns: 500 },
    );
  });

  test('a shade is readable as it is, so that nothing of it changes again', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { accent } = accentShades(color)[scheme];
        expect(accentShades(accent)[scheme].accent).toBe(accent);
      }),
      { numRuns: 200 },
    );
  });
});

test('a colour that is readable on one ground is used there as it is', () => {
  expect(accentShades('#8a1c5b').light.accent).toBe('#8a1c5b');
  expect(accentShades('#f29ac8').dark.accent).toBe('#f29ac8');
  expect(accentShades('#8a1c5b').dark.accent).not.toBe('#8a1c5b');
  expect(isShownAsChosen('#8a1c5b')).toBe(false);
});

test('yellow gets darker on paper, and navy lighter at night', () => {
  expect(oklabOf(accentShades('#ffe600').light.accent).lightness).toBeLessThan(0.6);
  expect(accentShades('#ffe600').dark.accent).toBe('#ffe600');
  expect(oklabOf(accentShades('#001f6b').dark.accent).lightness).toBeGreaterThan(0.6);
});

test('every colour of a screen is the same after a way through OKLab', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(hexOf(oklabOf(color))).toBe(color);
    }),
  );
});
