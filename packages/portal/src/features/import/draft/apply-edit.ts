import type { DraftEvent, RowsEdit } from '@lineup/domain';
import type { DraftSession } from '../autosave/draft-session.ts';
import type { DraftChanges } from './draft-store.ts';

/** An edit of several events, and their previous values. */
export interface AppliedEdit<Edit extends RowsEdit = RowsEdit> {
  readonly edit: Edit;
  readonly before: ReadonlyMap<string, DraftChanges>;
}

/**
 * Changes several events of a draft at once. Questions can still be asked about dates that the user did not choose for
 * them (`isChosen` false).
 */
export function applyEdit<Edit extends RowsEdit>(
  { store, removeMany }: Pick<DraftSession, 'store' | 'removeMany'>,
  edit: Edit,
  isChosen = false,
): AppliedEdit<Edit> {
  const before = new Map<string, DraftChanges>();
  for (const [id, change] of edit.changes) {
    const event = store.row(id)?.event;
    if (event === undefined) continue;
    const fields = editedFields.filter((field) => field in change);
    before.set(id, Object.fromEntries(fields.map((field) => [field, valueOf(event, field)])));
  }
  store.editMany(edit.changes, { isChosen });
  removeMany(edit.removed);
  return { edit, before };
}

/**
 * Undoes an edit, except on events that were changed again since then; returns false if some were permanently removed.
 */
export function undoEdit(
  session: Pick<DraftSession, 'store' | 'restore'>,
  { edit, before }: AppliedEdit,
): boolean {
  const { store, restore } = session;
  const isAsEdited = (id: string) => {
    const event = store.row(id)?.event;
    const change = edit.changes.get(id) ?? {};
    const fields = editedFields.filter((field) => field in change);
    return event !== undefined && fields.every((field) => event[field] === change[field]);
  };
  store.editMany(new Map([...before].filter(([id]) => isAsEdited(id))), { isChosen: false });
  return edit.removed.map((id) => restore(id)).every(Boolean);
}

/** The fields that an edit of several events can change. */
const editedFields = [
  'artistName',
  'stage',
  'date',
  'timeStart',
  'timeEnd',
  'dayStartsAt',
  'asRead',
  'imageURL',
  'unplaced',
] as const satisfies readonly (keyof DraftChanges)[];

/** The value to restore, also if it was absent. */
function valueOf(event: DraftEvent, field: (typeof editedFields)[number]) {
  return field === 'unplaced' ? event.unplaced === true : event[field];
}
