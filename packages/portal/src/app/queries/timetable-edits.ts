import {
  editedOn,
  type ActEdit,
  type Block,
  type BlockEdit,
  type LineupEvent,
  type SetEdit,
  type TimetableEdit,
  type Timestamp,
  type UnplacedAct,
} from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { actsKey, blocksKey, byName, byStart, eventsKey } from './edit-records.ts';
import { unstoredVersion, type OwnVersions } from './own-versions.ts';
import type { Edit } from './shown-edits.ts';

/**
 * Returns the edits of visible sets, unplaced acts and blocks, each until it is stored or overtaken by somebody else.
 */
export function shownTimetableEdits(
  festivalId: string,
  edits: readonly TimetableEdit[],
  own: OwnVersions,
  now: Timestamp,
): readonly Edit[] {
  const stamps = { created_at: now, updated_at: now };
  const sets: Layer<Versioned<LineupEvent>> = {
    key: eventsKey(festivalId),
    edits: edits.filter((edit): edit is SetEdit => !('on' in edit)),
    make: (edit) => ({ imageURL: null, ...(edit as Creation<SetEdit>).event, ...unstored(edit), ...stamps }),
    order: byStart,
  };
  const acts: Layer<Versioned<UnplacedAct>> = {
    key: actsKey(festivalId),
    edits: edits.filter((edit): edit is ActEdit => editedOn(edit) === 'act'),
    make: (edit) => ({ ...(edit as Creation<ActEdit>).data, ...unstored(edit), ...stamps }),
    order: byName,
  };
  const blocks: Layer<Versioned<Block>> = {
    key: blocksKey(festivalId),
    edits: edits.filter((edit): edit is BlockEdit => editedOn(edit) === 'block'),
    make: (edit) => ({ ...(edit as Creation<BlockEdit>).data, ...unstored(edit), ...stamps }),
    order: byStart,
  };
  return [
    ...(sets.edits.length > 0 ? [shownEdit(sets, edits, own)] : []),
    ...(acts.edits.length > 0 ? [shownEdit(acts, edits, own)] : []),
    ...(blocks.edits.length > 0 ? [shownEdit(blocks, edits, own)] : []),
  ];
}

type Creation<E> = Extract<E, { type: 'create' }>;

/** The edits of one list. */
interface Layer<T> {
  readonly key: readonly string[];
  readonly edits: readonly TimetableEdit[];
  /** Returns what is shown for a record that an edit creates. */
  readonly make: (edit: TimetableEdit) => T;
  readonly order: (a: T, b: T) => number;
}

type Shown = Versioned<{ readonly id: string }>;

function shownEdit<T extends Shown>(
  { key, edits, make, order }: Layer<T>,
  all: readonly TimetableEdit[],
  own: OwnVersions,
): Edit<readonly T[]> {
  const byId = new Map(edits.map((edit) => [edit.id, edit]));
  const editFor = ({ id, version }: T) => {
    const edit = byId.get(id);
    return edit !== undefined && edit.type !== 'create' && own.isBefore(all, edit, version) ? edit : null;
  };
  const fresh = (stored: readonly T[]): T[] => {
    const ids = new Set(stored.map(({ id }) => id));
    return edits.flatMap((edit) => (edit.type === 'create' && !ids.has(edit.id) ? [make(edit)] : []));
  };
  return {
    key,
    apply(stored) {
      const changed = stored.flatMap((item) => {
        const edit = editFor(item);
        if (edit === null) return [item];
        return edit.type === 'delete' ? [] : [{ ...item, ...edit.fields }];
      });
      return [...changed, ...fresh(stored)].sort(order);
    },
    isStored: (stored) => fresh(stored).length === 0 && stored.every((item) => editFor(item) === null),
  };
}

function unstored({ id }: TimetableEdit) {
  return { id, version: unstoredVersion };
}
