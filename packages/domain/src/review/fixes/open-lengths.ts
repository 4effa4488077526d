import type { DraftEvent } from '../../entities/upload.ts';
import { clockFromMinutes, clockMinutes, isClockTime, minutesPerDay } from '../../time/clock-time.ts';
import { changing, type DraftFix } from './draft-fix.ts';

const minutesOf = { lengthHours: 60, lengthMinutes: 1 } as const;

/** Sets the end of events with an ambiguous length: a small number that could be hours or minutes. */
export function lengthsIn(kind: keyof typeof minutesOf, events: readonly DraftEvent[]): DraftFix | null {
  const changes = events.flatMap(({ id, timeStart, timeEnd, hints }) => {
    const written = hints.find(({ code }) => code === 'lengthUnit')?.source;
    if (written === undefined || timeEnd !== '' || !isClockTime(timeStart)) return [];
    const minutes = clockMinutes(timeStart) + Number(written) * minutesOf[kind];
    return [[id, { timeEnd: clockFromMinutes(minutes % minutesPerDay) }] as const];
  });
  return changing(kind, changes);
}
