import type { MergePlan, MergeRow } from '@lineup/domain/merge';

/** Which rows of a comparison are shown. */
const compareFilters = ['open', 'new', 'changed', 'portalOnly', 'deleted', 'unchanged', 'missing'] as const;
export type CompareFilter = (typeof compareFilters)[number];

/** A filter with what it is called and how many rows it has. */
export interface FilterChoice {
  readonly filter: CompareFilter;
  readonly count: number;
  readonly name: string;
}

const names: Readonly<Record<CompareFilter, string>> = {
  open: 'to decide',
  new: 'new',
  changed: 'changed',
  portalOnly: 'changed here only',
  deleted: 'deleted here',
  missing: 'no longer in the file',
  unchanged: 'unchanged',
};

/** The filters that are on offer: always what a file brings, the others where there are such rows. */
export function filterChoices(plan: MergePlan, hadQuestions: boolean): readonly FilterChoice[] {
  const always: readonly CompareFilter[] = ['new', 'changed', 'unchanged', 'missing'];
  return compareFilters
    .map((filter) => ({ filter, count: countOf(plan, filter), name: names[filter] }))
    .filter(
      ({ filter, count }) => count > 0 || always.includes(filter) || (filter === 'open' && hadQuestions),
    );
}

/** What a file brings, in a sentence: "12 new, 5 changed, 280 unchanged, 3 no longer in the file". */
export function summaryOf(plan: MergePlan): string {
  return filterChoices(plan, false)
    .filter(({ filter }) => filter !== 'open')
    .map(({ count, name }) => `${count} ${name}`)
    .join(', ');
}

/** The rows of a filter. */
export function rowsOf(plan: MergePlan, filter: CompareFilter): readonly MergeRow[] {
  return plan.rows.filter((row) => isOfFilter(row, filter));
}

export function isOfFilter(row: MergeRow, filter: CompareFilter): boolean {
  return filter === 'open' ? isOpen(row) : row.kind === filter;
}

/** What is best looked at first: what asks, what is new or moved, what is missing. */
export function firstFilter(plan: MergePlan): CompareFilter {
  const asking = compareFilters.filter((filter) => filter !== 'unchanged');
  return asking.find((filter) => countOf(plan, filter) > 0) ?? 'unchanged';
}

/** Returns true if something of the row is still asked. */
export function isOpen(row: MergeRow): boolean {
  if ('fields' in row) return row.fields.some(({ from }) => from === 'ask');
  return row.from === 'ask';
}

function countOf(plan: MergePlan, filter: CompareFilter): number {
  return filter === 'open' ? plan.rows.filter(isOpen).length : plan.counts[filter];
}
