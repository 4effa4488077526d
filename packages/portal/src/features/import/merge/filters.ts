import type { MergePlan, MergeRow } from '@lineup/domain/merge';

/** The filters for the rows of a comparison. */
const compareFilters = ['open', 'new', 'changed', 'portalOnly', 'deleted', 'unchanged', 'missing'] as const;
export type CompareFilter = (typeof compareFilters)[number];

/** A filter with its label and its number of rows. */
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

/** Returns the filters to offer: always those for what the file brings, the others only if they have rows. */
export function filterChoices(plan: MergePlan, hadQuestions: boolean): readonly FilterChoice[] {
  const always: readonly CompareFilter[] = ['new', 'changed', 'unchanged', 'missing'];
  return compareFilters
    .map((filter) => ({ filter, count: countOf(plan, filter), name: names[filter] }))
    .filter(
      ({ filter, count }) => count > 0 || always.includes(filter) || (filter === 'open' && hadQuestions),
    );
}

/** Summarises what a file brings: "12 new, 5 changed, 280 unchanged, 3 no longer in the file". */
export function summaryOf(plan: MergePlan): string {
  return filterChoices(plan, false)
    .filter(({ filter }) => filter !== 'open')
    .map(({ count, name }) => `${count} ${name}`)
    .join(', ');
}

/** Returns the rows of a filter. */
export function rowsOf(plan: MergePlan, filter: CompareFilter): readonly MergeRow[] {
  return plan.rows.filter((row) => isOfFilter(row, filter));
}

export function isOfFilter(row: MergeRow, filter: CompareFilter): boolean {
  return filter === 'open' ? isOpen(row) : row.kind === filter;
}

/** Returns the filter to start with: open questions, then new or moved sets, then missing ones. */
export function firstFilter(plan: MergePlan): CompareFilter {
  const asking = compareFilters.filter((filter) => filter !== 'unchanged');
  return asking.find((filter) => countOf(plan, filter) > 0) ?? 'unchanged';
}

/** Returns true if the row has an open question. */
export function isOpen(row: MergeRow): boolean {
  if ('fields' in row) return row.fields.some(({ from }) => from === 'ask');
  return row.from === 'ask';
}

function countOf(plan: MergePlan, filter: CompareFilter): number {
  return filter === 'open' ? plan.rows.filter(isOpen).length : plan.counts[filter];
}
