import type { DraftField } from '@lineup/domain';
import { warningsOf, type DraftRow } from '../../draft/draft-row.ts';
import { nextProblem } from '../../draft/next-problem.ts';
import { useDraftSession } from '../../draft/use-draft.ts';
import type { RowView } from '../../draft/use-row-view.ts';
import type { Jump } from './event-list.tsx';

/** The field to look at in a row; undefined where there is nothing. */
type FieldAtFault = (row: DraftRow) => DraftField | undefined;

const issueField: FieldAtFault = ({ issues }) => issues[0]?.field;

/**
 * Finds the next faulty row after the one at hand; once no row is faulty, the next with a warning. Where the filter hides
 * what is looked for, it is taken away first.
 */
export function useNextProblem(view: RowView) {
  const { store } = useDraftSession();
  const warningField: FieldAtFault = (row) => warningsOf(row, store.rules().festival)[0]?.field;

  const find = (
    ids: readonly string[],
    from: string | null,
    direction: 1 | -1,
    at: FieldAtFault,
  ): Jump | null => {
    const fieldOf = (index: number) => {
      const row = store.row(ids[index] ?? '');
      return row === undefined ? undefined : at(row);
    };
    const start = from === null ? -1 : ids.indexOf(from);
    const index = nextProblem(ids.length, (place) => fieldOf(place) !== undefined, start, direction);
    const id = ids[index];
    const field = fieldOf(index);
    return id === undefined || field === undefined ? null : { id, scroll: true, request: { field } };
  };

  const findAnywhere = (from: string | null, direction: 1 | -1, at: FieldAtFault): Jump | null => {
    const shown = find(view.shown, from, direction, at);
    if (shown !== null) return shown;
    const hidden = find(store.ids(), from, direction, at);
    if (hidden !== null) view.showAll();
    return hidden;
  };

  return (from: string | null, direction: 1 | -1): Jump | null =>
    findAnywhere(from, direction, issueField) ?? findAnywhere(from, direction, warningField);
}
