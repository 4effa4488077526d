import { isSameValue, type NewLineupEvent, type SetEdit, type StoredSet } from '@lineup/domain';
import type { ChangedMeanwhile } from '@lineup/services';

/** A set as it looked to whoever made the edits. */
export type Seen = (id: string) => StoredSet | undefined;

type Field = keyof NewLineupEvent;

const times: readonly Field[] = ['date', 'timeStart', 'timeEnd'];

/**
 * The set in which others have meanwhile changed what the edits change too, or which they have deleted; null where they
 * have only changed something else. A time says nothing without the others.
 */
export function inTheWay(
  edits: readonly SetEdit[],
  changed: readonly ChangedMeanwhile[],
  seen: Seen,
): ChangedMeanwhile | null {
  const byId = new Map(edits.map((edit) => [edit.id, edit]));
  const isFree = ({ id, current }: ChangedMeanwhile) => {
    const [edit, before] = [byId.get(id), seen(id)];
    if (current === null || before === undefined || edit?.type !== 'update') return false;
    const fields = Object.keys(edit.fields) as Field[];
    const own = fields.some((field) => times.includes(field)) ? [...fields, ...times] : fields;
    return own.every((field) => isSameValue(before[field], current[field]));
  };
  return changed.find((each) => !isFree(each)) ?? null;
}
