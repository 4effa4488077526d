import { isMet, type Figure, type Goal, type Peer } from './row.ts';

/** A number as a person reads it: three digits that count, thousands apart. */
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
  return [
    label,
    `${numberText(value)} ${unit}`,
    goal === undefined ? '' : goalText(goal),
    met === null ? '' : met ? 'yes' : 'NO',
    peers.map((peer) => peerText(peer, value)).join('; '),
  ];
}

function goalText({ value, direction }: Goal): string {
  return `${direction === 'at least' ? '≥' : '≤'} ${numberText(value)}`;
}

/** The peer's own figure, and how many times it is ours. */
function peerText({ name, value }: Peer, ours: number): string {
  const ratio = ours === 0 ? '' : ` (× ${numberText(value / ours)})`;
  return `${name} ${numberText(value)}${ratio}`;
}
