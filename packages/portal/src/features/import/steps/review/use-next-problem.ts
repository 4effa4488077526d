import type { DraftField } from '@lineup/domain';
import { warningsOf, type DraftRow } from '../../draft/draft-row.ts';
import { nextProblem } from '../../draft/next-problem.ts';
import { useDraftSession } from '../../draft/use-draft.ts';
import type { RowView } from '../../draft/use-row-view.ts';
import type { Jump } from './event-list.tsx';

/** Returns the field to focus in a row; undefined if there is none. */
type FieldAtFault = (row: DraftRow) => DraftField | undefined;

const issueField: FieldAtFault = ({ issues }) => issues[0]?.field;

/**
 * Finds the next row with an error after the current one; without any errors, the next one with a warning. If the
 * filter hides the row, it is cleared first.
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
