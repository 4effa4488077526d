import type { ChangeAuthor, Timestamp } from '@lineup/domain';
import type { Write } from '../documents.ts';
import { applyWrites } from './apply-writes.ts';
import { checkDocuments } from './document-rules.ts';
import { checkRecords } from './record-rules.ts';
import type { WorkingCopy } from './working-copy.ts';

/** The name of a commit and the person who sends it; null for the server. */
export interface CommitSender {
  readonly name: string;
  readonly by?: ChangeAuthor;
}

/**
 * Applies the writes to the copy, with `at` for every server timestamp, and checks the result: its documents, and for a
 * person the record of the change. Permission to write is checked before; see `mayWrite`. Fails as described at
 * `DocumentPort.commit`.
 */
export function applyCommit(
  copy: WorkingCopy,
  writes: readonly Write[],
  at: Timestamp,
  sender: CommitSender | null,
): void {
  applyWrites(copy, writes, at);
  checkDocuments(copy);
  if (sender?.by !== undefined) checkRecords(copy, sender.by, sender.name);
}
