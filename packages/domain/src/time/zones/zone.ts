import { firstSource } from '#zone-source';
import { parsePlannedZone } from './planned-offsets.ts';

/** From `instant` on (milliseconds since the epoch) the clocks of a zone are `offset` milliseconds ahead of UTC. */
export interface ZoneOffset {
  readonly instant: number;
  readonly offset: number;
}

/** The offsets of one zone. */
export interface Offsets {
  /** Milliseconds ahead of UTC at `instant` (milliseconds since the epoch). */
  at(instant: number): number;
  /** The changes after the instant `from` and before `to`, in order. */
  changes(from: number, to: number): ZoneOffset[];
}

/** Knows the zones; throws a RangeError for an unknown one. */
export type ZoneSource = (zone: string) => Offsets;

const zonePattern = /^(?:UTC|GMT|[A-Za-z_+-]+(?:\/[A-Za-z0-9_+-]+)+)$/u;

/** Returns true if `name` is an IANA time zone: one of the table, or one that it lacks and this machine knows. */
export function isTimeZone(name: string): boolean {
  if (!zonePattern.test(name)) return false;
  try {
    offsetsOf(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * How far the clocks of `zone` are ahead of UTC at `instant` (milliseconds since the epoch), in milliseconds;
 * exact to the second. A zone may go by planned offsets (`plannedZone`). Throws a RangeError for an unknown zone.
 */
export function offsetMillis(zone: string, instant: number): number {
  return offsetsOf(zone).at(instant);
}

/**
 * The offsets of `zone` from the instant `from` until before `to`: that at `from` itself, then every change.
 * Throws a RangeError for an unknown zone.
 */
export function zoneOffsetsBetween(zone: string, from: number, to: number): ZoneOffset[] {
  const offsets = offsetsOf(zone);
  return [{ instant: from, offset: offsets.at(from) }, ...offsets.changes(from, to)];
}

/** At most this many zones are remembered at once; names that differ in letter case count as several. */
const maximumZones = 100;
const knownZones = new Map<string, Offsets>();
let source: ZoneSource | null = firstSource;

/** Returns true if zones may be asked for. */
export function hasZones(): boolean {
  return source !== null;
}

/** Takes all zones from another source. In a browser there is none to begin with; see `zones.ts`. */
export function takeZonesFrom(other: ZoneSource): void {
  source = other;
  knownZones.clear();
}

function offsetsOf(zone: string): Offsets {
  const known = knownZones.get(zone);
  if (known !== undefined) return known;
  const offsets = parsePlannedZone(zone) ?? askSource(zone);
  if (knownZones.size >= maximumZones) knownZones.clear();
  knownZones.set(zone, offsets);
  return offsets;
}

function askSource(zone: string): Offsets {
  if (source === null) throw new Error('Zones are asked for before learnZones.');
  return source(zone);
}
