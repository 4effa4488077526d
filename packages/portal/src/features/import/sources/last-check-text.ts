import { sourceMessages, type Festival } from '@lineup/domain';
import { whenText } from '../../../app/time/when-text.ts';
import type { FollowedSource } from './followed-sources.ts';

/** When the address was looked at last and what came of it. */
export function lastCheckText(
  { origin, lastCheck }: Pick<FollowedSource, 'origin' | 'lastCheck'>,
  festival: Festival,
  now: number,
): string {
  if (lastCheck === null) return sourceMessages.neverChecked(whenText(origin.at, festival, now));
  return sourceMessages.checked(whenText(lastCheck.at, festival, now), lastCheck.result);
}
