import * as z from 'zod/mini';
import { festivalSchema } from '../entities/festival.ts';
import { lineupEventSchema } from '../entities/lineup-event.ts';
import { asPlanned } from '../festival/planned-zone.ts';
import { conflictSetOf } from './conflict.ts';
import { findConflicts } from './conflict-index.ts';
import { conflictRulesOf } from './conflict-rules.ts';

const set = lineupEventSchema.shape;
const festival = festivalSchema.shape;

/** What conflicts need to know; what else is stored may be missing, or wrong. */
const countedSet = z.object({
  artistName: z.nullish(z.string()),
  stage: set.stage,
  timeStart: set.timeStart,
  timeEnd: set.timeEnd,
  status: set.status,
});
const countedFestival = z.object({
  timezone: festival.timezone,
  plannedOffsets: festival.plannedOffsets,
  startDate: festival.startDate,
  endDate: festival.endDate,
  dayStartsAt: festival.dayStartsAt,
  stages: festival.stages,
  tightMinutes: festival.tightMinutes,
  changeoverMinutes: festival.changeoverMinutes,
  stageChangeovers: festival.stageChangeovers,
  openHours: festival.openHours,
  acceptedConflicts: festival.acceptedConflicts,
});

/** What festivals are read with that were stored before these fields were. */
const defaults = { dayStartsAt: '00:00', stages: [] };

/** A stored event: its id, and the fields that conflicts are about. */
interface StoredSet {
  readonly id: string;
  readonly fields: unknown;
}

/**
 * Counts the conflicts of a stored lineup that are not accepted, as the schedule shows them. Events that cannot be read are
 * left out; of a festival that cannot be read nothing is known, and none is counted.
 */
export function countConflicts(
  storedFestival: Readonly<Record<string, unknown>> | undefined,
  events: readonly StoredSet[],
): number {
  const read = countedFestival.safeParse({ ...defaults, ...storedFestival });
  if (!read.success) return 0;
  const sets = events.flatMap(({ id, fields }) => {
    const event = countedSet.safeParse(fields);
    if (!event.success) return [];
    return [conflictSetOf({ id, ...event.data, artistName: event.data.artistName ?? '' })];
  });
  return findConflicts(sets, conflictRulesOf(asPlanned(read.data))).length;
}
