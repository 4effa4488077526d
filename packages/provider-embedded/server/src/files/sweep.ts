import { parseReleaseFilePath } from '@lineup/domain';
import { releaseFileRetentionMs, unnamedReleaseFiles } from '@lineup/functions';
import type { ServerProvider } from '@lineup/provider/server';
import type { Db } from '../database/open.ts';
import type { Disk } from './disk.ts';
import { mentionedBelow } from './mentions.ts';
import { createFileRecords, type FileRecord } from './records.ts';

/** A form may hold the address of an unsaved picture for a week; until then nothing counts as unused. */
const retentionMs = 14 * 24 * 60 * 60 * 1000;

export interface SweepDeps {
  readonly db: Db;
  readonly disk: Pick<Disk, 'remove'>;
  readonly provider: ServerProvider;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Removes files older than two weeks that no document names: they were never saved, or their removal was interrupted.
 * Release files that no release names are removed after a day. To be called when the server starts. Returns how many
 * were removed.
 */
export async function sweepFiles(deps: SweepDeps): Promise<number> {
  const left = [...takeUnmentioned(deps), ...(await takeUnnamed(deps))];
  for (const { id } of left) await deps.disk.remove(id);
  return left.length;
}

type LookDeps = Pick<SweepDeps, 'db' | 'provider' | 'now'>;

/** The records of the files that a sweep at `now` would remove. */
export async function leftOverFiles(deps: LookDeps): Promise<readonly FileRecord[]> {
  return [...findUnmentioned(deps), ...(await findUnnamed(deps))];
}

function takeUnmentioned(deps: SweepDeps): readonly FileRecord[] {
  const records = createFileRecords(deps.db);
  // Records are removed in the same transaction that reads the documents; a file without a record is removed at the
  // next start at the latest.
  return deps.db.transaction(() => {
    const unmentioned = findUnmentioned(deps);
    for (const { id } of unmentioned) records.remove(id);
    return unmentioned;
  });
}

function findUnmentioned({ db, now }: LookDeps): readonly FileRecord[] {
  const old = createFileRecords(db)
    .all()
    .filter(({ createdAt, path }) => createdAt < now - retentionMs && parseReleaseFilePath(path) === null);
  const mentioned = old.length === 0 ? new Set<string>() : mentionedBelow(db, '');
  return old.filter(({ id }) => !mentioned.has(id));
}

/** A file that was written again since has another id, and is not removed. */
async function takeUnnamed(deps: SweepDeps): Promise<readonly FileRecord[]> {
  const records = createFileRecords(deps.db);
  const left = await findUnnamed(deps);
  deps.db.transaction(() => {
    for (const { id } of left) records.remove(id);
  });
  return left;
}

async function findUnnamed({ db, provider, now }: LookDeps): Promise<readonly FileRecord[]> {
  const old = createFileRecords(db)
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
  return old.filter(({ path }) => unnamed.has(path));
}
