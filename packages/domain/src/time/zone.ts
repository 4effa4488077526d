import { ZoneOffsets } from './zone-offsets.ts';

const zonePattern = /^(?:UTC|GMT|[A-Za-z_+-]+(?:\/[A-Za-z0-9_+-]+)+)$/u;

/** Whether `name` is an IANA time zone that this runtime knows. */
export function isTimeZone(name: string): boolean {
  if (!zonePattern.test(name)) return false;
  try {
    offsetsOf(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * How far the clocks of `zone` are ahead of UTC at `instant` (milliseconds since the epoch), in milliseconds;
 * exact to the second. Throws a RangeError for an unknown zone.
 */
export function offsetMillis(zone: string, instant: number): number {
  return offsetsOf(zone).at(instant);
}

/** At most this many zones are remembered at once; names that differ in letter case count as several. */
const zonesKept = 100;
const knownZones = new Map<string, ZoneOffsets>();

function offsetsOf(zone: string): ZoneOffsets {
  const known = knownZones.get(zone);
  if (known !== undefined) return known;
  const offsets = new ZoneOffsets(zone);
  if (knownZones.size >= zonesKept) knownZones.clear();
  knownZones.set(zone, offsets);
  return offsets;
}
