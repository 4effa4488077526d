import type { Write } from '@lineup/provider';
import type { Db } from '../database/open.ts';

/** How long a repetition of a commit is recognised, in milliseconds. */
export const writeIdLifetimeMs = 24 * 60 * 60 * 1000;

/** The number of the commit that carried `writeId` out, or null where it has not been, or not lately. */
export function carriedOutVersion(db: Db, writeId: string, now: number): number | null {
  const row = db.get<{ version: number }>(
    'SELECT version FROM write_ids WHERE write_id = ? AND carried_out_at > ?',
    writeId,
    now - writeIdLifetimeMs,
  );
  return row?.version ?? null;
}

/** Remembers the commit and forgets those past their time. */
export function rememberWriteId(db: Db, writeId: string, version: number, now: number): void {
  db.run('DELETE FROM write_ids WHERE carried_out_at <= ?', now - writeIdLifetimeMs);
  db.run('INSERT INTO write_ids VALUES (?, ?, ?)', writeId, version, now);
}

/** What the commit with the number `version` answers to these writes; the same for a repetition. */
export function answerTo(writes: readonly Write[], version: number): ReadonlyMap<string, string | null> {
  return new Map(writes.map((write) => [write.path, write.type === 'delete' ? null : String(version)]));
}
