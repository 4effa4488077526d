import { artistKeys } from '../../conflicts/artist-key.ts';
import type { DraftEvent } from '../../entities/upload.ts';
import type { DraftFix } from './draft-fix.ts';

/** Takes out events of which the file has the same before: artist, stage, day and times. Null where there are none. */
export function duplicates(events: readonly DraftEvent[]): DraftFix | null {
  const seen = new Set<string>();
  const removed: string[] = [];
  for (const { id, artistName, stage, date, timeStart, timeEnd } of events) {
    const artist = artistKeys(artistName).whole;
    if (artist === '' || timeStart === '') continue;
    const key = [artist, stage, date, timeStart, timeEnd].join('\n');
    if (seen.has(key)) removed.push(id);
    seen.add(key);
  }
  return removed.length === 0 ? null : { kind: 'duplicates', changes: new Map(), removed, amount: 0 };
}
