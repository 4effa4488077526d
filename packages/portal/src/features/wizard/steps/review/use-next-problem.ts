import { nextProblem } from '../../draft/next-problem.ts';
import { useDraftSession } from '../../draft/use-draft.ts';
import type { RowView } from '../../draft/use-row-view.ts';
import type { Jump } from './event-list.tsx';

/**
 * Finds the next faulty row after the one at hand. Where the filter hides the faulty ones, it is taken away first.
 */
export function useNextProblem(view: RowView) {
  const { store } = useDraftSession();

  const find = (ids: readonly string[], from: string | null, direction: 1 | -1): Jump | null => {
    const isProblem = (index: number) => (store.row(ids[index] ?? '')?.issues.length ?? 0) > 0;
    const start = from === null ? -1 : ids.indexOf(from);
    const id = ids[nextProblem(ids.length, isProblem, start, direction)];
    const field = id === undefined ? undefined : store.row(id)?.issues[0]?.field;
    return id === undefined || field === undefined ? null : { id, scroll: true, request: { field } };
  };

  return (from: string | null, direction: 1 | -1): Jump | null => {
    const shown = find(view.shown, from, direction);
    if (shown !== null) return shown;
    const hidden = find(store.ids(), from, direction);
    if (hidden !== null) view.showAll();
    return hidden;
  };
}
