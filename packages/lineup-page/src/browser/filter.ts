import { foldText } from '@lineup/domain';
import type { PageSet } from './page-sets.ts';

/** The visitor's filter. An empty string does not filter. */
export interface Filter {
  readonly text: string;
  /** A stage's slug. */
  readonly stage: string;
  /** The id of a day's section. */
  readonly day: string;
  /** The numbers of the only sets to show; null for all. */
  readonly only: ReadonlySet<number> | null;
}

/** Returns true if the filter can hide sets. */
export function isFiltering({ text, stage, day, only }: Filter): boolean {
  return text.trim() !== '' || stage !== '' || day !== '' || only !== null;
}

/** Splits a search into words, folded the same way as names. */
export function searchWords(text: string): readonly string[] {
  return foldText(text).split(/\s+/u).filter(Boolean);
}

/**
 * Returns a predicate for the sets to show: each search word must occur in the set's name or its stage's name, ignoring
 * case and accents.
 */
export function matcher({ text, stage, day, only }: Filter): (set: PageSet) => boolean {
  const words = searchWords(text);
  return (set) =>
    (only === null || only.has(set.number)) &&
    (stage === '' || set.stage.slug === stage) &&
    (day === '' || set.list.day.id === day) &&
    words.every((word) => set.folded.includes(word) || set.stage.folded.includes(word));
}

/** Hides all other sets, and the lists and days that become empty. Returns how many sets remain. */
export function showOnly(sets: readonly PageSet[], isShown: (set: PageSet) => boolean): number {
  const shown = sets.filter(isShown);
  const [rows, lists, days] = [new Set<Element>(), new Set<Element>(), new Set<Element>()];
  for (const { row, list } of shown) {
    rows.add(row);
    lists.add(list.element);
    days.add(list.day);
  }
  for (const { row, list } of sets) {
    row.hidden = !rows.has(row);
    list.element.hidden = !lists.has(list.element);
    list.day.hidden = !days.has(list.day);
  }
  for (const day of days) hideEmptyDividers(day);
  return shown.length;
}

/** Hides the "after midnight" divider if no visible set follows it. */
function hideEmptyDividers(day: Element): void {
  for (const divider of day.querySelectorAll<HTMLElement>('.mid')) {
    let next = divider.nextElementSibling;
    while (next instanceof HTMLElement && next.hidden) next = next.nextElementSibling;
    divider.hidden = next === null;
  }
}
