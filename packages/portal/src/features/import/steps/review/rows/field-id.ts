import type { DraftField } from '@lineup/domain';

/** Returns the id of a field's control; `baseId` is the row's own. */
export function fieldId(baseId: string, field: DraftField): string {
  return `${baseId}-${field}`;
}
