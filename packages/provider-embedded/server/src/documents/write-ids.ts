import { createHash } from 'node:crypto';
import { ProviderError, type Write } from '@lineup/provider';
import type { Db } from '../database/open.ts';

/** How long a repetition of a commit is recognised, in milliseconds. */
const writeIdLifetimeMs = 24 * 60 * 60 * 1000;

/** A commit under the name that its sender gave it, by which a repetition is recognised. */
export interface NamedCommit {
  readonly writeId: string;
  /** Stands for the writes; others have another one. */
  readonly content: string;
}

/** `writes` under the name `writeId`. */
export function nameCommit(writeId: string, writes: readonly Write[]): NamedCommit {
  return { writeId, content: createHash('sha256').update(JSON.stringify(writes)).digest('base64') };
}

/**
 * The number of the commit that carried these writes out under this name, or null where that has not been, or not lately.
 * Fails with `invalid-argument` where the name was used for other writes. One of an older version of the tables has no
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

/** Remembers the commit and forgets those past their time. */
export function rememberWriteId(
  db: Db,
  { writeId, content }: NamedCommit,
  version: number,
  now: number,
): void {
  db.run('DELETE FROM write_ids WHERE carried_out_at <= ?', now - writeIdLifetimeMs);
  db.run('INSERT INTO write_ids VALUES (?, ?, ?, ?)', writeId, version, now, content);
}

/** What the commit with the number `version` answers to these writes; the same for a repetition. */
export function responseTo(writes: readonly Write[], version: number): ReadonlyMap<string, string | null> {
  return new Map(writes.map((write) => [write.path, write.type === 'delete' ? null : String(version)]));
}
