import * as z from 'zod/mini';
import { festivalSchema, type FestivalData } from '../entities/festival.ts';
import { millisPerDay } from '../time/plain-date.ts';
import { plannedZone, writeOffsets, zoneName, type PlannedOffsets } from '../time/zones/planned-offsets.ts';
import { needsZoneHistory } from '../time/zones/zone-release.ts';
import { zoneOffsetsBetween } from '../time/zones/zone.ts';
import { timestampToMillis } from '../timestamp.ts';

type FestivalSpan = Pick<FestivalData, 'timezone' | 'startDate' | 'endDate'>;
type PlannedFestival = FestivalSpan & Pick<FestivalData, 'plannedOffsets'>;

const { timezone, startDate, endDate, plannedOffsets } = festivalSchema.shape;
const plannedSchema = z.object({ timezone, startDate, endDate, plannedOffsets });

/**
 * What the rules of today say of a festival's zone, from the day before it to the day after. It is stored with the
 * festival, so that a later change of the rules is noticed.
 */
export function offsetsByRules({ timezone, startDate, endDate }: FestivalSpan): PlannedOffsets {
  const from = timestampToMillis(startDate) - millisPerDay;
  const to = timestampToMillis(endDate) + millisPerDay;
  return writeOffsets(zoneOffsetsBetween(zoneName(timezone), from, to));
}

/**
 * The festival with the zone that its days were planned with: where the rules have changed since, its `timezone` goes by
 * the remembered offsets, and all its times stay what they were until somebody decides otherwise (`zoneRulesChanged`).
 */
export function asPlanned<F extends PlannedFestival>(festival: F): F {
  const { plannedOffsets, timezone } = festival;
  if (plannedOffsets === undefined || isOfPastDecades(festival)) return festival;
  if (plannedOffsets === offsetsByRules(festival)) return festival;
  return { ...festival, timezone: plannedZone(timezone, plannedOffsets) };
}

/** The zone that `asPlanned` gives a festival of which only the fields are known, whatever else is in them; UTC without one. */
export function zoneOfFields(fields: unknown): string {
  const festival = plannedSchema.safeParse(fields);
  return festival.success ? asPlanned(festival.data).timezone : 'UTC';
}

/** Rules of long ago don't change any more, and a browser need not know them. */
function isOfPastDecades({ startDate }: FestivalSpan): boolean {
  return needsZoneHistory(timestampToMillis(startDate));
}

/** Returns true if the rules of a festival's zone (as `asPlanned` gives it) have changed since it was planned. */
export function zoneRulesChanged({ timezone }: Pick<FestivalData, 'timezone'>): boolean {
  return zoneName(timezone) !== timezone;
}
