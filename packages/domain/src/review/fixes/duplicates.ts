import type { DraftEvent } from '../../entities/upload.ts';
import { foldText } from '../../text/fold.ts';
import type { DraftFix } from './draft-fix.ts';

/**
 * Removes events that repeat an earlier one in the file: same artist, stage, day and times. Null if there are none.
 * Names are compared without case, accents and spaces: "Ebb" and "Ebb (again)" are two sets. Unknown values are never
 * equal.
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
