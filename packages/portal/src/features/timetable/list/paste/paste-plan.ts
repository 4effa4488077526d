import { setColumns, type Festival, type SetColumn, type SetEdit } from '@lineup/domain';
import { changeCells, type CellTexts } from '../edits/change-cells.ts';
import type { ListRow } from '../rows/list-row.ts';

/** A cell whose text could not be read. */
interface UnreadCell {
  readonly id: string;
  readonly artist: string;
  readonly column: SetColumn;
  readonly text: string;
  readonly reason: string;
}

/** The result of pasting a block of cells. */
export interface PastePlan {
  readonly edits: readonly SetEdit[];
  readonly unread: readonly UnreadCell[];
  /** How many rows of the block have no set. */
  readonly beyond: number;
}

/**
 * Maps a block of cells to the sets, row by row, starting at a column; a single cell applies to all sets. Empty cells
 * change nothing, and columns beyond the list are ignored.
 */
export function pastePlan(
  block: readonly (readonly string[])[],
  rows: readonly ListRow[],
  from: SetColumn,
  festival: Festival,
): PastePlan {
  const isOne = block.length === 1 && block[0]?.length === 1;
  const edits: SetEdit[] = [];
  const unread: UnreadCell[] = [];
  const pasted = isOne ? rows.map(() => block[0] ?? []) : block;
  for (const [place, cells] of pasted.entries()) {
    const row = rows[place];
    if (row === undefined) break;
    const texts = textsOf(cells, from);
    const { fields, errors } = changeCells(row.event, texts, festival);
    const { id, artist, event } = row;
    if (Object.keys(fields).length > 0) edits.push({ type: 'update', id, fields, ifVersion: event.version });
    for (const column of setColumns) {
      const reason = errors[column];
      if (reason !== undefined) unread.push({ id, artist, column, text: texts[column] ?? '', reason });
    }
  }
  return { edits, unread, beyond: Math.max(0, pasted.length - rows.length) };
}

function textsOf(cells: readonly string[], from: SetColumn): CellTexts {
  const columns = setColumns.slice(setColumns.indexOf(from));
  const entries = columns.flatMap((column, place) => {
    const text = cells[place]?.trim() ?? '';
    return text === '' ? [] : [[column, text] as const];
  });
  return Object.fromEntries(entries);
}
