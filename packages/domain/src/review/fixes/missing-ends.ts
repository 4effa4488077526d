import type { DraftEvent } from '../../entities/upload.ts';
import { changing, type DraftFix, type FixFestival } from './draft-fix.ts';
import { placedDrafts } from '../unplaced/is-unplaced.ts';
import { byStage, clockAt, timedOf } from './timed.ts';

/** Of a set that would last longer until the next one, its own end is not the other's start. */
const longestUntilNext = 4 * 60;

/** Gives sets without an end that of the next start on their stage, where it is near; null where there are none such. */
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

/** Lets all sets without an end last this many minutes; null where there are none. */
export function endsByLength(
  events: readonly DraftEvent[],
  { dayStartsAt }: FixFestival,
  minutes: number,
): DraftFix | null {
  const open = timedOf(placedDrafts(events), dayStartsAt).filter(({ event }) => event.timeEnd === '');
  const changes = open.map(({ event, start }) => [event.id, { timeEnd: clockAt(start + minutes) }] as const);
  return changing('endsByLength', changes, minutes);
}
