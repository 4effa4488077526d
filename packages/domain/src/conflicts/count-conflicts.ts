import * as z from 'zod/mini';
import { festivalSchema } from '../entities/festival.ts';
import { lineupEventSchema } from '../entities/lineup-event.ts';
import { asPlanned } from '../festival/planned-zone.ts';
import { conflictSetOf } from './conflict.ts';
import { findConflicts } from './conflict-index.ts';
import { conflictRulesOf } from './conflict-rules.ts';

const set = lineupEventSchema.shape;
const festival = festivalSchema.shape;

/** The fields that conflicts depend on; other stored fields may be missing or invalid. */
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

/** For festivals stored before these fields existed. */
const defaults = { dayStartsAt: '00:00', stages: [] };

/** A stored event: its id and its unvalidated fields. */
interface StoredSet {
  readonly id: string;
  readonly fields: unknown;
}

/**
 * Counts the open conflicts of a stored lineup, as shown in the schedule. Skips invalid events; returns 0 for an
 * invalid festival.
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
