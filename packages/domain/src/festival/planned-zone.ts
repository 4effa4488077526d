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
 * The festival zone's offsets by current rules, from the day before the festival to the day after. Stored with the
 * festival, so that later changes of the rules are detected.
 */
export function offsetsByRules({ timezone, startDate, endDate }: FestivalSpan): PlannedOffsets {
  const from = timestampToMillis(startDate) - millisPerDay;
  const to = timestampToMillis(endDate) + millisPerDay;
  return writeOffsets(zoneOffsetsBetween(zoneName(timezone), from, to));
}

/**
 * The festival with the zone as planned: if the rules have changed since, its `timezone` uses the stored offsets, so
 * that all its times stay the same until an administrator decides otherwise (see `zoneRulesChanged`).
 */
export function asPlanned<F extends PlannedFestival>(festival: F): F {
  const { plannedOffsets, timezone } = festival;
  if (plannedOffsets === undefined || isOfPastDecades(festival)) return festival;
  if (plannedOffsets === offsetsByRules(festival)) return festival;
  return { ...festival, timezone: plannedZone(timezone, plannedOffsets) };
}

/** The zone that `asPlanned` returns, for unvalidated festival fields; UTC if they are invalid. */
export function zoneOfFields(fields: unknown): string {
  const festival = plannedSchema.safeParse(fields);
  return festival.success ? asPlanned(festival.data).timezone : 'UTC';
}

/** The rules of past decades no longer change, and browsers may not have them. */
function isOfPastDecades({ startDate }: FestivalSpan): boolean {
  return needsZoneHistory(timestampToMillis(startDate));
}

/** Returns true if the rules of a festival's zone (from `asPlanned`) have changed since it was planned. */
export function zoneRulesChanged({ timezone }: Pick<FestivalData, 'timezone'>): boolean {
  return zoneName(timezone) !== timezone;
}
