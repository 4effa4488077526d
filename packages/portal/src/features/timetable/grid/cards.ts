import type { PlacedBlock, PlacedColumn, PlacedSet } from './layout-day.ts';

/** Returns the id of the set or block whose card this element is; null for any other element. */
export function cardId(element: Element): string | null {
  return element.getAttribute('data-event') ?? element.getAttribute('data-block');
}

/** Returns the card of a set or block; null if it is not rendered. */
export function cardOf(root: Element | null, id: string): HTMLElement | null {
  const name = CSS.escape(id);
  return root?.querySelector<HTMLElement>(`[data-event="${name}"], [data-block="${name}"]`) ?? null;
}

/** Returns true if the set or block is in the column. */
export function isOn({ sets, blocks }: PlacedColumn, id: string | null): boolean {
  return sets.some(({ set }) => set.id === id) || blocks.some(({ set }) => set.id === id);
}

/** Returns the day's own sets, without those of other days that overlap its hours. */
export function ownSets({ sets }: PlacedColumn): readonly PlacedSet[] {
  return sets.filter(({ isFromOtherDay }) => isFromOtherDay === undefined);
}

/** Returns the sets and blocks of a stage in visual order. */
export function cardsOn({ sets, blocks }: PlacedColumn): readonly (PlacedSet | PlacedBlock)[] {
  return blocks.length === 0 ? sets : [...sets, ...blocks].sort((a, b) => a.top - b.top);
}
