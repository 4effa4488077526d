import type { DraftEvent } from '../entities/upload.ts';
import { valuesAsRead } from '../review/as-read.ts';
import type { ImportBase } from './import-base.ts';
import { nextBaseSet } from './next-base-set.ts';
import { valuesOfDraft, type IncomingSet } from './set-values.ts';

/** Converts a draft event to an incoming set; `read` is set if the review changed a value. */
export function incomingOfDraft(draft: DraftEvent): IncomingSet {
  const { id, row, sourceId, asRead } = draft;
  return {
    id,
    row,
    values: valuesOfDraft(draft),
    ...(asRead !== undefined && { read: valuesOfDraft(valuesAsRead(draft)) }),
    ...(sourceId !== undefined && { sourceId }),
  };
}

/** Returns the import base of a lineup that is saved as it is, with each set under the id of its draft. */
export function firstBase(drafts: readonly DraftEvent[]): ImportBase {
  return {
    sets: Object.fromEntries(drafts.map((draft) => [draft.id, nextBaseSet(incomingOfDraft(draft), null)])),
  };
}
