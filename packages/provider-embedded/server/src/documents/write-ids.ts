import { createHash } from 'node:crypto';
import { ProviderError, type Write } from '@lineup/provider';
import type { Db } from '../database/open.ts';

/** How long a retry of a commit is recognised, in milliseconds. */
const writeIdLifetimeMs = 24 * 60 * 60 * 1000;

/** A commit with the name given by its sender, which identifies retries. */
export interface NamedCommit {
  readonly writeId: string;
  /** Identifies the writes: others have another one. */
  readonly content: string;
}

/** Names `writes` with `writeId`. */
export function nameCommit(writeId: string, writes: readonly Write[]): NamedCommit {
  return { writeId, content: createHash('sha256').update(JSON.stringify(writes)).digest('base64') };
}

/**
 * Returns the number of the commit that applied these writes under this name, or null if there was none recently. Fails
 * with `invalid-argument` if the name was used for other writes. Commits of an older version of the tables have no
 * content to compare.
 */
export function carriedOutVersion(db: Db, { writeId, content }: NamedCommit, now: number): number | null {
  const row = db.get<{ version: number; content: string | null }>(
    'SELECT version, content FROM write_ids WHERE write_id = ? AND carried_out_at > ?',
    writeId,
    now - writeIdLifetimeMs,
  );
  if (row !== undefined && row.content !== null && row.content !== content) {
    throw new ProviderError('invalid-argument', `The write id ${writeId} was used for other writes`);
  }
  return row?.version ?? null;
}

/** Stores the name of the commit and removes expired ones. */
export function rememberWriteId(
  db: Db,
  { writeId, content }: NamedCommit,
  version: number,
  now: number,
): void {
  db.run('DELETE FROM write_ids WHERE carried_out_at <= ?', now - writeIdLifetimeMs);
  db.run('INSERT INTO write_ids VALUES (?, ?, ?, ?)', writeId, version, now, content);
}

/** The response to the commit with number `version`; the same for a retry. */
export function responseTo(writes: readonly Write[], version: number): ReadonlyMap<string, string | null> {
  return new Map(writes.map((write) => [write.path, write.type === 'delete' ? null : String(version)]));
}
