import { isMet, type Figure, type Goal, type Peer } from './row.ts';

/** Formats a number for readers: three significant digits, thousands separated. */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  const decimals = Number.isInteger(value) ? 0 : Math.min(9, Math.max(0, 2 - Math.floor(Math.log10(size))));
  return value.toFixed(decimals).replaceAll(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/gu, ',');
}

export const figureHead = ['measured', 'value', 'goal', 'met', 'peers'] as const;

/** The cells of a figure's line under `figureHead`. */
export function figureCells(figure: Figure): readonly string[] {
  const { label, value, unit, goal, peers = [] } = figure;
  const met = isMet(figure);
  const part = goal?.of === undefined ? '' : ` = ${numberText(value / goal.of.value)} × ${goal.of.name}`;
  return [
    label,
    `${numberText(value)} ${unit}${part}`,
    goal === undefined ? '' : goalText(goal),
    met === null ? '' : met ? 'yes' : 'NO',
    peers.map((peer) => peerText(peer, value)).join('; '),
  ];
}

/** A relative goal includes its absolute value here, in the figure's unit. */
function goalText({ value, direction, of }: Goal): string {
  const text = `${direction === 'at least' ? '≥' : '≤'} ${numberText(value)}`;
  return of === undefined ? text : `${text} × (${numberText(value * of.value)} here)`;
}

/** The peer's figure, and how many times it is ours. */
function peerText({ name, value }: Peer, ours: number): string {
  const ratio = ours === 0 ? '' : ` (× ${numberText(value / ours)})`;
  return `${name} ${numberText(value)}${ratio}`;
}

/** The error in a figure, regardless of its goal; null if there is none. A figure without a unit is a count. */
export function faultOf({ label, value, unit }: Figure): string | null {
  if (!Number.isFinite(value)) return `"${label}" is no number: ${value}.`;
  if (unit === '' && value < 0) return `"${label}" is a count and below 0: ${numberText(value)}.`;
  return null;
}
