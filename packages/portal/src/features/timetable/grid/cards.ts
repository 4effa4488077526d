import type { PlacedBlock, PlacedColumn, PlacedSet } from './layout-day.ts';

/** The id of the set or block whose card an element is; null for any other element. */
export function cardId(element: Element): string | null {
  return element.getAttribute('data-event') ?? element.getAttribute('data-block');
}

/** The card of a set or block, where it is drawn. */
export function cardOf(root: Element | null, id: string): HTMLElement | null {
  const name = CSS.escape(id);
  return root?.querySelector<HTMLElement>(`[data-event="${name}"], [data-block="${name}"]`) ?? null;
}

/** Returns true if a set or block is on a stage. */
export function isOn({ sets, blocks }: PlacedColumn, id: string | null): boolean {
  return sets.some(({ set }) => set.id === id) || blocks.some(({ set }) => set.id === id);
}

/** The sets of the day itself, without those of other days that are on in its hours. */
export function ownSets({ sets }: PlacedColumn): readonly PlacedSet[] {
  return sets.filter(({ isFromOtherDay }) => isFromOtherDay === undefined);
}

/** What is on a stage as it is seen. */
export function cardsOn({ sets, blocks }: PlacedColumn): readonly (PlacedSet | PlacedBlock)[] {
  return blocks.length === 0 ? sets : [...sets, ...blocks].sort((a, b) => a.top - b.top);
}
