import { expect, test } from 'vitest';
import { plotSvg } from './plot.ts';

const points = [
  [1000, 2],
  [10_000, 19],
] as const;
const plot = { name: 'growth', title: 'Time & growth', x: 'events', y: 'milliseconds' };

test('a plot is an SVG with a line, its points and its name', () => {
  const svg = plotSvg({ ...plot, series: [{ name: 'list', points }] });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/u);
  expect(svg.match(/<circle/gu)).toHaveLength(2);
  expect(svg).toContain('>list</text>');
  expect(svg).toContain('Time &amp; growth');
});

test('the axes reach from the power of ten below all points to the one above', () => {
  const svg = plotSvg({ ...plot, series: [{ name: 'list', points }] });
  const ticks = [...svg.matchAll(/>([\d.,]+)<\/text>/gu)].map(([, tick]) => tick);
  expect(ticks).toEqual(['1,000', '10,000', '1', '10', '100']);
});
