import type { DraftEvent } from '../../entities/upload.ts';
import { foldText } from '../../text/fold.ts';
import type { DraftFix } from './draft-fix.ts';

/**
 * Takes out events of which the file has the same before: artist, stage, day and times. Null where there are none. Names count as
 * the same only without case, accents and spaces: "Ebb" and "Ebb (again)" are two sets. What is not known is not the same.
 */
export function duplicates(events: readonly DraftEvent[]): DraftFix | null {
  const seen = new Set<string>();
  const removed: string[] = [];
  for (const { id, artistName, stage, date, timeStart, timeEnd } of events) {
    const artist = foldText(artistName).replaceAll(/\s+/gu, '');
    if ([artist, stage, date, timeStart].includes('')) continue;
    const key = JSON.stringify([artist, stage, date, timeStart, timeEnd]);
    if (seen.has(key)) removed.push(id);
    seen.add(key);
  }
  return removed.length === 0 ? null : { kind: 'duplicates', changes: new Map(), removed, amount: 0 };
}
