import type { Db } from '../database/open.ts';
import type { Disk } from './disk.ts';
import { mentionedBelow } from './mentions.ts';
import { createFileRecords } from './records.ts';

/** A form may keep the address of a picture that is not saved yet for a week; until then nothing is taken for left over. */
const retentionMs = 14 * 24 * 60 * 60 * 1000;

export interface SweepDeps {
  readonly db: Db;
  readonly disk: Pick<Disk, 'remove'>;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Removes files that no document mentions and that are older than two weeks: they were uploaded and never saved, or what
 * was to remove them was interrupted. For the start of the server. Answers how many there were.
 */
export async function sweepFiles({ db, disk, now }: SweepDeps): Promise<number> {
  const records = createFileRecords(db);
  // The records go in one step with the look at the documents; a file without a record goes with the next start at the latest.
  const left = db.transaction(() => {
    const old = records.all().filter(({ createdAt }) => createdAt < now - retentionMs);
    const mentioned = old.length === 0 ? new Set<string>() : mentionedBelow(db, '');
    const unmentioned = old.filter(({ id }) => !mentioned.has(id));
    for (const { id } of unmentioned) records.remove(id);
    return unmentioned;
  });
  for (const { id } of left) await disk.remove(id);
  return left.length;
}
