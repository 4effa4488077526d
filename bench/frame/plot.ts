import { numberText } from './figures.ts';
import type { Plot, Series } from './row.ts';

const size = { width: 760, height: 400, left: 70, right: 270, top: 40, bottom: 50 } as const;
const colors = [
  '#1f6f8b',
  '#c2410c',
  '#4d7c0f',
  '#7e22ce',
  '#b91c1c',
  '#475569',
  '#a16207',
  '#be185d',
  '#0f766e',
  '#1d4ed8',
];

/** The scale of one axis: maps a value to its position, and lists the powers of ten at which it has a line. */
interface Scale {
  at(value: number): number;
  readonly ticks: readonly number[];
}

/** The plot as a standalone SVG, both axes logarithmic; values must be above zero. */
export function plotSvg({ title, x, y, series }: Plot): string {
  const points = series.flatMap((line) => line.points);
  const right = size.width - size.right;
  const bottom = size.height - size.bottom;
  const across = logScale(
    points.map(([value]) => value),
    size.left,
    right,
  );
  const up = logScale(
    points.map(([, value]) => value),
    bottom,
    size.top,
  );
  const parts = [
    `<rect width="${size.width}" height="${size.height}" fill="#fff"/>`,
    text(size.left, 22, title, 'font-weight="bold"'),
    ...across.ticks.map((tick) => tickAcross(tick, across.at(tick), bottom)),
    ...up.ticks.map((tick) => tickUp(tick, up.at(tick), right)),
    text((size.left + right) / 2, size.height - 12, x, 'text-anchor="middle"'),
    text(
      16,
      (size.top + bottom) / 2,
      y,
      `text-anchor="middle" transform="rotate(-90 16 ${(size.top + bottom) / 2})"`,
    ),
    ...series.map((line, index) => seriesLine(line, index, across, up)),
  ];
  const box = `viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="12"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>\n${parts.join('\n')}\n</svg>\n`;
}

/** From the power of ten below the smallest value to the one above the largest. */
function logScale(values: readonly number[], from: number, to: number): Scale {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  const at = (value: number) => from + ((Math.log10(value) - low) / (high - low)) * (to - from);
  return { at, ticks: Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step)) };
}

function tickAcross(tick: number, place: number, bottom: number): string {
  return `${line(place, size.top, place, bottom)}${text(place, bottom + 18, numberText(tick), 'text-anchor="middle"')}`;
}

function tickUp(tick: number, place: number, right: number): string {
  return `${line(size.left, place, right, place)}${text(size.left - 8, place + 4, numberText(tick), 'text-anchor="end"')}`;
}

function seriesLine({ name, points }: Series, index: number, across: Scale, up: Scale): string {
  const color = colors[index % colors.length] ?? '#000';
  const places = points.map(([x, y]) => [across.at(x).toFixed(1), up.at(y).toFixed(1)] as const);
  const dots = places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="${color}"/>`).join('');
  const path = places.map((place) => place.join(',')).join(' ');
  const label = text(size.width - size.right + 12, size.top + 12 + index * 18, name, `fill="${color}"`);
  return `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>${dots}${label}`;
}

function line(x1: number, y1: number, x2: number, y2: number): string {
  return `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}" stroke="#ddd"/>`;
}

function text(x: number, y: number, content: string, attributes: string): string {
  const safe = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${attributes}>${safe}</text>`;
}
