import type { DraftField } from '@lineup/domain';

/** The id of the control of a field; `baseId` is the row's own. */
export function fieldId(baseId: string, field: DraftField): string {
  return `${baseId}-${field}`;
}
