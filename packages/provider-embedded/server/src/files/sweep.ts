import type { Db } from '../database/open.ts';
import type { Disk } from './disk.ts';
import { createFileRecords } from './records.ts';

/** A form may keep the address of a picture that is not saved yet for a week; until then nothing is taken for left over. */
const keptForMs = 14 * 24 * 60 * 60 * 1000;

export interface SweepDeps {
  readonly db: Db;
  readonly disk: Pick<Disk, 'remove'>;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Removes pictures that no document names and that are older than two weeks: they were uploaded and never saved, or
 * another one has taken their place. For the start of the server. Answers how many there were.
 */
export async function sweepPictures({ db, disk, now }: SweepDeps): Promise<number> {
  const records = createFileRecords(db);
  // The records go in one step with the look at the documents; a file without a record goes with the next start at the latest.
  const left = db.transaction(() => {
    const old = records.inFolder('festivals/').filter(({ createdAt }) => createdAt < now - keptForMs);
    const named = old.length === 0 ? new Set<string>() : namedIds(db);
    const unnamed = old.filter(({ id }) => !named.has(id));
    for (const { id } of unnamed) records.remove(id);
    return unnamed;
  });
  for (const { id } of left) await disk.remove(id);
  return left.length;
}

/** The ids of all files whose address a document has as its picture, alone or behind the portal's own. */
function namedIds(db: Db): ReadonlySet<string> {
  const rows = db.all<{ url: string | null }>(
    "SELECT DISTINCT json_extract(data, '$.imageURL') AS url FROM documents WHERE data LIKE '%/files/%'",
  );
  return new Set(rows.flatMap(({ url }) => /\/files\/([^/?#]+)/u.exec(url ?? '')?.[1] ?? []));
}
