import {
  cellsToCopy,
  conflictSetOf,
  copiedCells,
  countBrought,
  listMessages,
  setColumns,
  withoutControls,
  type ConflictIndex,
  type Festival,
} from '@lineup/domain';
import { useState, type ClipboardEvent } from 'react';
import { cleanedPaste } from '../../../../app/forms/clean-fields.ts';
import { toast } from '../../../../design/toasts/toast.ts';
import type { Change } from '../edits/use-change.ts';
import { cellText } from '../grid/cell-text.ts';
import { isEditable, type CellPlace } from '../grid/columns.ts';
import { placeOf, type useGrid } from '../grid/use-grid.ts';
import type { ShownRows } from '../rows/use-shown-rows.ts';
import { pastePlan, type PastePlan } from './paste-plan.ts';

interface PasteGiven {
  readonly festival: Festival;
  readonly conflicts: ConflictIndex;
  readonly shown: ShownRows;
  readonly grid: ReturnType<typeof useGrid>;
  readonly change: Change;
}

/** Copies the selected sets as cells, and pastes a block of cells onto the sets from the current cell on, as one change. */
export function usePaste({ festival, conflicts, shown, grid, change }: PasteGiven) {
  const [asked, setAsked] = useState<PastePlan | null>(null);
  const { targets, editing } = grid;
  const rowsOf = (ids: readonly string[]) => ids.flatMap((id) => shown.byId.get(id) ?? []);

  /** Counts the conflicts that the edits would add. */
  const broughtBy = ({ edits }: PastePlan) => {
    const sets = edits.flatMap((edit) => {
      const row = shown.byId.get(edit.id);
      return edit.type !== 'update' || row === undefined
        ? []
        : [conflictSetOf({ ...row.event, ...edit.fields })];
    });
    return countBrought({ sets, removed: [] }, conflicts);
  };
  const applyPlan = ({ edits }: PastePlan) => change(edits, listMessages.changedSets(edits.length));
  const paste = (text: string, { id, column }: CellPlace) => {
    const block = copiedCells(cleanedPaste(text)).map((cells) => cells.map((cell) => withoutControls(cell)));
    if (block.length === 0 || !isEditable(column)) return;
    const isOne = block.length === 1 && block[0]?.length === 1;
    const ids = isOne ? targets(id) : shown.ids.slice(shown.ids.indexOf(id));
    const plan = pastePlan(block, rowsOf(ids), column, festival);
    if (plan.unread.length > 0 || plan.beyond > 0) setAsked(plan);
    else if (plan.edits.length > 0) void applyPlan(plan);
    else toast.info(listMessages.paste.nothing);
  };
  const copy = ({ id, column }: CellPlace): string => {
    const rows = rowsOf(targets(id));
    const columns = rows.length === 1 && isEditable(column) ? [column] : setColumns;
    return cellsToCopy(rows.map((row) => columns.map((each) => cellText(row, each, festival))));
  };

  const listen = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    if (editing !== null || place === null) return;
    event.preventDefault();
    if (event.type === 'paste') paste(event.clipboardData.getData('text/plain'), place);
    else event.clipboardData.setData('text/plain', copy(place));
  };
  return {
    handlers: { onCopy: listen, onPaste: listen },
    plan: asked,
    brought: asked === null ? 0 : broughtBy(asked),
    onClose: () => setAsked(null),
    onApply() {
      if (asked !== null) void applyPlan(asked);
      setAsked(null);
    },
  };
}
