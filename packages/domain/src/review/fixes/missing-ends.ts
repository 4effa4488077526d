import type { DraftEvent } from '../../entities/upload.ts';
import { changing, type DraftFix, type FixFestival } from './draft-fix.ts';
import { placedDrafts } from '../unplaced/is-unplaced.ts';
import { byStage, clockAt, timedOf } from './timed.ts';

/** The maximum minutes to the next start for using it as the end. */
const longestUntilNext = 4 * 60;

/** Ends sets without an end at the next start on their stage if that is near; null if there are none. */
export function endsUntilNext(events: readonly DraftEvent[], { dayStartsAt }: FixFestival): DraftFix | null {
  const changes: [string, { timeEnd: string }][] = [];
  for (const onStage of byStage(timedOf(events, dayStartsAt)).values()) {
    for (const [place, { event, start }] of onStage.entries()) {
      const next = onStage.slice(place + 1).find((other) => other.start > start);
      if (event.timeEnd !== '' || next === undefined || next.start - start > longestUntilNext) continue;
      changes.push([event.id, { timeEnd: clockAt(next.start) }]);
    }
  }
  return changing('endsUntilNext', changes);
}

/** Sets the length of all sets without an end to this many minutes; null if there are none. */
export function endsByLength(
  events: readonly DraftEvent[],
  { dayStartsAt }: FixFestival,
  minutes: number,
): DraftFix | null {
  const open = timedOf(placedDrafts(events), dayStartsAt).filter(({ event }) => event.timeEnd === '');
  const changes = open.map(({ event, start }) => [event.id, { timeEnd: clockAt(start + minutes) }] as const);
  return changing('endsByLength', changes, minutes);
}
