import {
  applyEdit,
  asStored,
  fieldsOf,
  pathOfEdit,
  storedField,
  withoutStamps,
  type Edit,
} from '@lineup/domain';
import { serverTimestamp, type DocumentSnapshot, type Write } from '@lineup/provider';

/**
 * Returns the writes for edits, each bound to the known version of its document. The recorder adds the keys of artists.
 */
export function writesOfEdits(
  festivalId: string,
  edits: readonly Edit[],
  known: ReadonlyMap<string, DocumentSnapshot>,
): readonly Write[] {
  return edits.map((edit): Write => {
    const path = pathOfEdit(festivalId, edit);
    const found = known.get(path);
    const bound = found === undefined ? {} : { ifVersion: found.version };
    if (edit.after === null) return { type: 'delete', path, ...bound };
    if (edit.before === null) {
      const data = { ...asStored(edit.after), created_at: serverTimestamp, updated_at: serverTimestamp };
      return { type: 'create', path, data };
    }
    const whole = asStored(applyEdit(withoutStamps(found?.data ?? {}), edit) ?? {});
    const changed = [...new Set(fieldsOf(edit).map(storedField))];
    const remove = changed.filter((name) => !(name in whole));
    const given = Object.entries(whole).filter(([name]) => changed.includes(name));
    const data = { ...Object.fromEntries(given), updated_at: serverTimestamp };
    return { type: 'update', path, data, ...(remove.length > 0 && { remove }), ...bound };
  });
}
