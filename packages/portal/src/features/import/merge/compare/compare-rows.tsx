import type { Festival } from '@lineup/domain';
import type { MergeSide } from '@lineup/domain/merge';
import { useState } from 'react';
import { Button } from '../../../../design/controls/button.tsx';
import { FilterChips } from '../../../../design/controls/filter-chips.tsx';
import { VisuallyHidden } from '../../../../design/controls/visually-hidden.tsx';
import { VirtualList } from '../../../../design/table/virtual-list.tsx';
import { answersToAll, withAnswers } from '../answers.ts';
import type { DecisionStore } from '../decisions.ts';
import { filterChoices, firstFilter, isOfFilter, rowsOf, summaryOf, type CompareFilter } from '../filters.ts';
import type { Comparison } from '../use-comparison.ts';
import { CompareRow } from './compare-row.tsx';
import classes from './compare-rows.module.css';

interface CompareRowsProps {
  readonly comparison: Comparison;
  readonly festival: Festival;
  readonly store: DecisionStore;
}

function toneOf(filter: CompareFilter): 'plain' | 'hint' | 'warning' {
  if (filter === 'open') return 'warning';
  return filter === 'new' || filter === 'changed' ? 'hint' : 'plain';
}

/** Up to this many rows are part of the page; more are in a scrolling box. */
const few = 6;

/** The counts of what the file brings, and the rows of the selected filter. */
export function CompareRows({ comparison, festival, store }: CompareRowsProps) {
  const { plan, pairing, faults } = comparison;
  // Rows stay visible while the user works on them: a decided row disappears only when another filter is selected.
  const [shown, setShown] = useState(() => listed(comparison, firstFilter(plan)));
  const [hadQuestions, setHadQuestions] = useState(plan.open > 0);
  if (plan.open > 0 && !hadQuestions) setHadQuestions(true);
  const known = new Set(shown.keys);
  const rows = plan.rows.filter((each) => known.has(each.key) || isOfFilter(each, shown.filter));
  const show = (filter: CompareFilter) => setShown(listed(comparison, filter));
  const row = (index: number) => {
    const found = rows[index];
    if (found === undefined) return null;
    const fault = faults.get(found.key) ?? null;
    return <CompareRow row={found} {...{ festival, pairing, store, fault }} />;
  };
  return (
    <div className={classes['rows']}>
      <VisuallyHidden as="output">{summaryOf(plan)}</VisuallyHidden>
      <FilterChips
        label="Show what the file brings"
        chosen={shown.filter}
        onChoose={show}
        chips={filterChoices(plan, hadQuestions).map(({ filter, count, name }) => ({
          key: filter,
          tone: toneOf(filter),
          text: (
            <>
              <b>{count}</b> {name}
            </>
          ),
        }))}
      />
      <ForAll filter={shown.filter} comparison={comparison} store={store} />
      {rows.length === 0 && <p className={classes['none']}>There are none.</p>}
      {rows.length > 0 && rows.length <= few && (
        <ul className={classes['list']} aria-label="Compared sets">
          {rows.map(({ key }, index) => (
            <li key={key}>{row(index)}</li>
          ))}
        </ul>
      )}
      {rows.length > few && (
        <VirtualList
          label="Compared sets"
          count={rows.length}
          height={heights[shown.filter]}
          keyOf={(index) => rows[index]?.key ?? index}
        >
          {row}
        </VirtualList>
      )}
    </div>
  );
}

/** Estimated row heights in pixels; rows are measured once they are rendered. */
const heights: Readonly<Record<CompareFilter, number>> = {
  open: 230,
  new: 110,
  changed: 190,
  portalOnly: 190,
  deleted: 130,
  missing: 110,
  unchanged: 66,
};

function listed({ plan }: Pick<Comparison, 'plan'>, filter: CompareFilter) {
  return { filter, keys: rowsOf(plan, filter).map(({ key }) => key) };
}

interface ForAllProps {
  readonly filter: CompareFilter;
  readonly comparison: Comparison;
  readonly store: DecisionStore;
}

/** Applies the same decision to all visible rows. */
function ForAll({ filter, comparison: { plan }, store }: ForAllProps) {
  const button = (side: MergeSide, words: string) => (
    <Button
      size="sm"
      variant="default"
      onClick={() =>
        store.change((before) => {
          const rows = rowsOf(plan, filter);
          const given =
            filter === 'open'
              ? answersToAll(plan, side)
              : rows.map(({ key }) => ({ key, question: 'exists' as const, side }));
          return withAnswers(before, given);
        })
      }
    >
      {words}
    </Button>
  );
  if (filter === 'open' && plan.open > 1) {
    return (
      <div className={classes['all']}>
        {button('portal', 'Keep the schedule’s for all')}
        {button('file', 'Take the file’s for all')}
      </div>
    );
  }
  if (filter !== 'missing' || plan.counts.missing < 2) return null;
  return (
    <div className={classes['all']}>
      {button('portal', 'Keep all')}
      {button('file', 'Remove all')}
    </div>
  );
}
