import {
  durationMinutes,
  formatLengthLong,
  listMessages,
  movingMessages,
  type ConflictIndex,
  type EventForm,
  type Festival,
  type LineupEvent,
  type NewLineupEvent,
  type SetColumn,
} from '@lineup/domain';
import { useCallback, type ReactNode } from 'react';
import { useConfirm } from '../../../../design/dialogs/confirm.tsx';
import { toast } from '../../../../design/toasts/toast.ts';
import { dateOptions, stageOptions } from '../../event/form/event-options.ts';
import { baseOf, formOf } from '../../event/form/event-values.ts';
import { longSetQuestion } from '../../event/form/long-set-question.ts';
import { eventNotes } from '../../event/notes/event-notes.ts';
import { CellEditor, type Onward } from '../grid/cell-editor.tsx';
import { cellStart } from '../grid/cell-text.ts';
import type { useGrid } from '../grid/use-grid.ts';
import type { ListRow } from '../rows/list-row.ts';
import type { ShownRows } from '../rows/use-shown-rows.ts';
import { changeCells } from './change-cells.ts';
import type { Change } from './use-change.ts';

interface CellEditGiven {
  readonly festival: Festival;
  readonly conflicts: ConflictIndex;
  readonly shown: ShownRows;
  readonly grid: ReturnType<typeof useGrid>;
  readonly change: Change;
}

/** Returns the field of the edited cell; null if there is none. */
export function useCellEdit({ festival, conflicts, shown, grid, change }: CellEditGiven): ReactNode {
  const { editing, endEdit } = grid;
  const ask = useConfirm();
  const row = editing === null ? undefined : shown.byId.get(editing.id);
  const column = editing?.column;
  const warnings = useCallback(
    (text: string) =>
      row === undefined || column === undefined ? [] : warningsOf(row, column, text, festival, conflicts),
    [row, column, festival, conflicts],
  );
  if (editing === null || row === undefined) return null;
  const { id, seed } = editing;

  const store = async (text: string, onward: Onward): Promise<string | null> => {
    const { fields, errors } = changeCells(row.event, { [editing.column]: text }, festival);
    const [error] = Object.values(errors);
    if (error !== undefined) return error;
    if (Object.keys(fields).length > 0) {
      const question = longSetQuestion(
        formAfter(row, fields, festival),
        festival,
        baseOf(row.event, festival),
      );
      if (question !== null && !(await ask(question)))
        return movingMessages.confirmLong(lengthOf(row, fields));
      const edit = { type: 'update', id, fields, ifVersion: row.event.version } as const;
      void change([edit], listMessages.changed(row.artist));
    }
    endEdit(onward);
    return null;
  };
  const start = cellStart(row, editing.column, festival);
  return (
    <CellEditor
      key={`${id} ${editing.column}`}
      column={editing.column}
      start={start}
      seed={seed}
      options={optionsOf(editing.column, row, festival)}
      warningsOf={warnings}
      onDone={async (text, onward) => {
        if (text !== start) return store(text, onward);
        endEdit(onward);
        return null;
      }}
      onCancel={() => endEdit('stay')}
      onLost={(text) => toast.error(listMessages.concurrent.typed(row.artist, text))}
    />
  );
}

type Fields = Partial<NewLineupEvent>;

function after({ event }: ListRow, fields: Fields): LineupEvent {
  return { ...event, ...fields, imageURL: event.imageURL };
}

function formAfter(row: ListRow, fields: Fields, festival: Festival): EventForm {
  return formOf(after(row, fields), festival);
}

function lengthOf(row: ListRow, fields: Fields): string {
  return formatLengthLong(durationMinutes(after(row, fields)));
}

function optionsOf(column: SetColumn, { event, day }: ListRow, festival: Festival) {
  if (column === 'stage') return stageOptions(festival, event.stage);
  return column === 'date' ? dateOptions(festival, day) : null;
}

/** Returns the warnings that the event dialog would show for the typed value. */
function warningsOf(
  row: ListRow,
  column: SetColumn,
  text: string,
  festival: Festival,
  conflicts: ConflictIndex,
): readonly string[] {
  const { fields, errors } = changeCells(row.event, { [column]: text }, festival);
  if (Object.keys(errors).length > 0 || Object.keys(fields).length === 0) return [];
  const edited = { eventId: row.id, base: baseOf(row.event, festival) };
  return eventNotes(formAfter(row, fields, festival), festival, conflicts, edited).warnings;
}
