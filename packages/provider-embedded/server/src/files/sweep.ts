import { parseReleaseFilePath } from '@lineup/domain';
import { releaseFileRetentionMs, unnamedReleaseFiles } from '@lineup/functions';
import type { ServerProvider } from '@lineup/provider/server';
import type { Db } from '../database/open.ts';
import type { Disk } from './disk.ts';
import { mentionedBelow } from './mentions.ts';
import { createFileRecords, type FileRecord } from './records.ts';

/** A form may keep the address of a picture that is not saved yet for a week; until then nothing is taken for left over. */
const retentionMs = 14 * 24 * 60 * 60 * 1000;

export interface SweepDeps {
  readonly db: Db;
  readonly disk: Pick<Disk, 'remove'>;
  readonly provider: ServerProvider;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Removes files that no document mentions and that are older than two weeks: they were uploaded and never saved, or what
 * was to remove them was interrupted. Files of releases that no release names go after a day. For the start of the server.
 * Answers how many there were.
 */
export async function sweepFiles(deps: SweepDeps): Promise<number> {
  const left = [...takeUnmentioned(deps), ...(await takeUnnamed(deps))];
  for (const { id } of left) await deps.disk.remove(id);
  return left.length;
}

function takeUnmentioned({ db, now }: SweepDeps): readonly FileRecord[] {
  const records = createFileRecords(db);
  // The records go in one step with the look at the documents; a file without a record goes with the next start at the latest.
  return db.transaction(() => {
    const old = records
      .all()
      .filter(({ createdAt, path }) => createdAt < now - retentionMs && parseReleaseFilePath(path) === null);
    const mentioned = old.length === 0 ? new Set<string>() : mentionedBelow(db, '');
    const unmentioned = old.filter(({ id }) => !mentioned.has(id));
    for (const { id } of unmentioned) records.remove(id);
    return unmentioned;
  });
}

/** A file that was written again in the meantime has another id, and stays. */
async function takeUnnamed({ db, provider, now }: SweepDeps): Promise<readonly FileRecord[]> {
  const records = createFileRecords(db);
  const old = records
    .all()
    .filter(
      ({ createdAt, path }) =>
        createdAt < now - releaseFileRetentionMs && parseReleaseFilePath(path) !== null,
    );
  const unnamed = new Set(
    await unnamedReleaseFiles(
      provider,
      old.map(({ path }) => path),
    ),
  );
  const left = old.filter(({ path }) => unnamed.has(path));
  db.transaction(() => {
    for (const { id } of left) records.remove(id);
  });
  return left;
}
