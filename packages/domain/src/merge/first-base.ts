import type { DraftEvent } from '../entities/upload.ts';
import { valuesAsRead } from '../review/as-read.ts';
import type { ImportBase } from './import-base.ts';
import { nextBaseSet } from './next-base-set.ts';
import { valuesOfDraft, type IncomingSet } from './set-values.ts';

/** A draft event as a set of the lineup that comes, with what was read where the review has changed it. */
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

/** What is remembered of a lineup that is saved as it is, each set under the id of its draft. */
export function firstBase(drafts: readonly DraftEvent[]): ImportBase {
  return {
    sets: Object.fromEntries(drafts.map((draft) => [draft.id, nextBaseSet(incomingOfDraft(draft), null)])),
  };
}
