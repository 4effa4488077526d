import { useLayoutEffect, useState } from 'react';
import { shortcutOf } from '../../../../app/keys/is-shortcut.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { EmptyState } from '../../../../design/page/empty-state.tsx';
import { usePageEvent } from '../../../../design/use-page-event.ts';
import type { RowView } from '../../draft/use-row-view.ts';
import { ColumnHeads } from './rows/column-heads.tsx';
import { EventList, type Jump } from './event-list.tsx';
import classes from './event-table.module.css';
import { ProblemOverview } from './problem-overview.tsx';
import type { RowSelection } from './selection/row-selection.ts';
import { SelectAll } from './selection/select-all.tsx';
import { useNextProblem } from './use-next-problem.ts';
import { useRemoveEvent } from './use-remove-event.ts';

interface EventTableProps {
  readonly view: RowView;
  readonly selection: RowSelection;
}

/** The work table: the problems and the rows. */
export function EventTable({ view, selection }: EventTableProps) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const [jump, setJump] = useState<Jump | null>(null);
  const findNext = useNextProblem(view);
  const remove = useRemoveEvent(view.shown, setJump);

  const goToNext = (direction: 1 | -1) => {
    const found = findNext(activeId, direction);
    if (found === null) return;
    setActiveId(found.id);
    setJump(found);
  };
  // F8 jumps to the next problem, Shift+F8 to the previous one.
  usePageEvent('keydown', (event) => {
    const name = shortcutOf(['nextProblem', 'previousProblem'], event);
    if (name === null) return;
    event.preventDefault();
    goToNext(name === 'nextProblem' ? 1 : -1);
  });
  useLayoutEffect(() => selection.show(view.shown), [selection, view.shown]);

  return (
    <div>
      <div className={classes['head']}>
        <ProblemOverview view={view} onNextProblem={() => goToNext(1)} />
        <div className={classes['columns']}>
          <SelectAll selection={selection} shown={view.shown.length} />
          <ColumnHeads sort={view.sort} onSort={view.setSort} />
        </div>
      </div>
      {view.shown.length === 0 ? (
        <EmptyState
          title="No events match"
          action={
            <Button variant="default" onClick={view.showAll}>
              Show All Events
            </Button>
          }
        >
          Choose another filter or search for another artist.
        </EmptyState>
      ) : (
        <EventList
          ids={view.shown}
          jump={jump}
          activeId={activeId}
          selection={selection}
          onActive={setActiveId}
          onRemove={remove}
        />
      )}
    </div>
  );
}
