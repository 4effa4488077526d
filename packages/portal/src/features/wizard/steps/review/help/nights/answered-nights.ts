import type { ClockTime } from '@lineup/domain';
import { localStore } from '../../../../../../app/browser-storage.ts';

/** For which start of the day the question about a draft's nights was answered here; null where it was not. */
export function answeredFor(uploadId: string): ClockTime | null {
  try {
    return localStore()?.getItem(keyOf(uploadId)) ?? null;
  } catch {
    // Denied: it is asked once more.
    return null;
  }
}

/** Notes the answer; `null` takes it back. */
export function noteAnswer(uploadId: string, dayStartsAt: ClockTime | null): void {
  try {
    if (dayStartsAt === null) localStore()?.removeItem(keyOf(uploadId));
    else localStore()?.setItem(keyOf(uploadId), dayStartsAt);
  } catch {
    // Full or denied: after a reload it is asked once more.
  }
}

function keyOf(uploadId: string): string {
  return `lineup.nights.${uploadId}`;
}
