import { useState } from 'react';
import { ariaKeys } from '../../../../app/keys/aria-keys.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { FilterChips } from '../../../../design/controls/filter-chips.tsx';
import { SearchField } from '../../../../design/table/search-field.tsx';
import { filterChoices, type RowFilter } from '../../draft/row-filter.ts';
import type { RowView } from '../../draft/use-row-view.ts';
import { useDraftCounts } from '../../draft/use-draft.ts';
import classes from './problem-overview.module.css';

interface ProblemOverviewProps {
  readonly view: RowView;
  readonly onNextProblem: () => void;
}

/** The problems by kind with their counts; each kind filters the list. */
export function ProblemOverview({ view, onNextProblem }: ProblemOverviewProps) {
  const counts = useDraftCounts();
  // A kind stays visible when its last error is fixed, so that the buttons do not move.
  const [offered, setOffered] = useState<ReadonlySet<RowFilter>>(new Set());
  const choices = filterChoices(counts, offered);
  if (choices.length > offered.size) setOffered(new Set(choices.map(({ filter }) => filter)));

  return (
    <div className={classes['overview']}>
      <FilterChips
        label="Show"
        chosen={view.filter}
        onChoose={view.setFilter}
        chips={choices.map(({ filter, name, count }) => ({
          key: filter,
          tone: toneOf(filter),
          isSettled: count === 0,
          text: (
            <>
              {name} <b>{count}</b>
            </>
          ),
        }))}
      />
      <div className={classes['tools']}>
        <SearchField
          className={classes['search']}
          aria-label="Search artists"
          placeholder="Search artists"
          value={view.search}
          onSearch={view.setSearch}
        />
        <Button
          size="sm"
          variant="default"
          disabled={counts.invalid === 0 && counts.warned === 0}
          aria-keyshortcuts={ariaKeys('nextProblem')}
          title="Next problem (F8)"
          onClick={onNextProblem}
        >
          Next problem
        </Button>
      </div>
    </div>
  );
}

function toneOf(filter: RowFilter): 'plain' | 'hint' | 'warning' | 'issue' {
  if (filter === 'all') return 'plain';
  if (filter === 'hints' || filter.startsWith('hint:')) return 'hint';
  return filter === 'warnings' ? 'warning' : 'issue';
}
