import { draftFields, type DraftField } from '../entities/upload.ts';
import type { BaseSet } from './import-base.ts';
import { hasSameText, valueOf, type IncomingSet, type SetValues } from './set-values.ts';

/**
 * Returns what the next import is compared with. Fields that the file does not contain stay as in the previous base.
 */
export function nextBaseSet(
  { values, read = values, sourceId }: IncomingSet,
  before: BaseSet | null,
): BaseSet {
  const texts: Partial<Record<DraftField, string>> = {};
  const taken: Partial<Record<DraftField, string>> = {};
  for (const field of draftFields) {
    const now = valueOf(read, field);
    const value = now === '' ? valueOf(before?.said ?? {}, field) : now;
    if (value !== '') texts[field] = value;
    const other = takenOtherwise(field, values, read, before);
    if (other !== '' && other !== value) taken[field] = other;
  }
  const id = sourceId ?? before?.sourceId;
  return {
    said: texts,
    ...(Object.keys(taken).length > 0 && { taken }),
    ...(id !== undefined && { sourceId: id }),
  };
}

/**
 * Returns the corrected value of a field if the review changed it, this time or last time if the file still has the
 * same value; otherwise an empty text.
 */
function takenOtherwise(
  field: DraftField,
  values: SetValues,
  read: SetValues,
  before: BaseSet | null,
): string {
  if (!hasSameText(values, read, field)) return valueOf(values, field);
  const isAsBefore = valueOf(read, field) === '' || hasSameText(read, before?.said ?? {}, field);
  return isAsBefore ? valueOf(before?.taken ?? {}, field) : '';
}
