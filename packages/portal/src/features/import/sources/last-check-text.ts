import { sourceMessages, type Festival } from '@lineup/domain';
import { whenText } from '../../../app/time/when-text.ts';
import type { FollowedSource } from './followed-sources.ts';

/** Describes when the address was last checked, and the result. */
export function lastCheckText(
  { origin, lastCheck }: Pick<FollowedSource, 'origin' | 'lastCheck'>,
  festival: Festival,
  now: number,
): string {
  if (lastCheck === null) return sourceMessages.neverChecked(whenText(origin.at, festival, now));
  return sourceMessages.checked(whenText(lastCheck.at, festival, now), lastCheck.result);
}
