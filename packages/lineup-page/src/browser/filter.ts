import { foldText } from '@lineup/domain';
import type { PageSet } from './page-sets.ts';

/** What the visitor wants to see. An empty text leaves out nothing. */
export interface Filter {
  readonly text: string;
  /** A stage's slug. */
  readonly stage: string;
  /** The id of a day's section. */
  readonly day: string;
  /** The only sets to show, by number; null for all. */
  readonly only: ReadonlySet<number> | null;
}

/** Returns true if a filter leaves something out. */
export function isFiltering({ text, stage, day, only }: Filter): boolean {
  return text.trim() !== '' || stage !== '' || day !== '' || only !== null;
}

/** The words of a search, as names are searched. */
export function searchWords(text: string): readonly string[] {
  return foldText(text).split(/\s+/u).filter(Boolean);
}

/** Returns true if the set is to be shown: each word stands in its name or that of its stage, whatever the case and accents. */
export function matcher({ text, stage, day, only }: Filter): (set: PageSet) => boolean {
  const words = searchWords(text);
  return (set) =>
    (only === null || only.has(set.number)) &&
    (stage === '' || set.stage.slug === stage) &&
    (day === '' || set.list.day.id === day) &&
    words.every((word) => set.folded.includes(word) || set.stage.folded.includes(word));
}

/** Hides the other sets, and the lists and days in which none is left. Returns how many are shown. */
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

/** The line before what plays after midnight, where nothing that is shown follows it. */
function hideEmptyDividers(day: Element): void {
  for (const divider of day.querySelectorAll<HTMLElement>('.mid')) {
    let next = divider.nextElementSibling;
    while (next instanceof HTMLElement && next.hidden) next = next.nextElementSibling;
    divider.hidden = next === null;
  }
}
