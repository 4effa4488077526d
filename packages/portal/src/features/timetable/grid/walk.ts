import { shortcutOf } from '../../../app/keys/is-shortcut.ts';
import { keyAcross } from './direction.ts';
import { cardsOn, isOn } from './cards.ts';
import type { DayLayout, PlacedBlock, PlacedColumn, PlacedSet } from './layout-day.ts';

type Placed = PlacedSet | PlacedBlock;

const arrows = ['down', 'up', 'left', 'right'] as const;
const keys = [...arrows, 'first', 'last'] as const;

/** Returns the set or block that an arrow key leads to, in visual order; null if there is none, or for another key. */
export function walk({ columns, direction }: DayLayout, from: string | null, key: string): string | null {
  const column = columns.find((each) => isOn(each, from));
  const cards = column === undefined ? [] : cardsOn(column);
  const place = cards.findIndex(({ set }) => set.id === from);
  const placed = cards[place];
  if (column === undefined || placed === undefined)
    return shortcutOf(arrows, { key }) !== null ? firstOf(columns) : null;
  switch (shortcutOf(keys, { key: keyAcross(key, direction) })) {
    case 'down':
      return idOf(cards[place + 1]);
    case 'up':
      return place === 0 ? null : idOf(cards[place - 1]);
    case 'first':
      return idOf(cards[0]);
    case 'last':
      return idOf(cards.at(-1));
    case 'right':
      return adjacentCard(columns.slice(columns.indexOf(column) + 1), placed);
    case 'left':
      return adjacentCard(columns.slice(0, columns.indexOf(column)).toReversed(), placed);
    default:
      return null;
  }
}

function firstOf(columns: readonly PlacedColumn[]): string | null {
  return idOf(nearestCards(columns)[0]);
}

/** Returns the cards of the first column that has any. */
function nearestCards(columns: readonly PlacedColumn[]): readonly Placed[] {
  const column = columns.find(({ sets, blocks }) => sets.length + blocks.length > 0);
  return column === undefined ? [] : cardsOn(column);
}

/** Returns the card in the nearest non-empty column whose start is closest to this one's. */
function adjacentCard(columns: readonly PlacedColumn[], { top }: Placed): string | null {
  const distance = (card: Placed) => Math.abs(card.top - top);
  return idOf(nearestCards(columns).toSorted((one, other) => distance(one) - distance(other))[0]);
}

function idOf(placed: Placed | undefined): string | null {
  return placed?.set.id ?? null;
}
