import type { DayLayout } from '../grid/layout-day.ts';

type Ids = ReadonlySet<string>;

/** With the set where it was not selected, without it where it was. */
export function toggled(selected: Ids, id: string): Ids {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** With all sets from the one chosen last to this one, where both are on a stage; else with this one or without it. */
export function rangeTo({ columns }: DayLayout, selected: Ids, from: string | null, to: string): Ids {
  const sets = columns.find(({ sets }) => sets.some(({ set }) => set.id === to))?.sets ?? [];
  const ends = [from, to].map((id) => sets.findIndex(({ set }) => set.id === id));
  if (from === to || ends.includes(-1)) return toggled(selected, to);
  const range = sets.slice(Math.min(...ends), Math.max(...ends) + 1);
  return new Set([...selected, ...range.map(({ set }) => set.id)]);
}
