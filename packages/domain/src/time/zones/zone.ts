import { firstSource } from '#zone-source';
import { parsePlannedZone } from './planned-offsets.ts';

/** From `instant` on (milliseconds since the epoch), a zone is `offset` milliseconds ahead of UTC. */
export interface ZoneOffset {
  readonly instant: number;
  readonly offset: number;
}

/** The offsets of one zone. */
export interface Offsets {
  /** Returns the milliseconds ahead of UTC at `instant` (milliseconds since the epoch). */
  at(instant: number): number;
  /** Returns the changes after the instant `from` and before `to`, in order. */
  changes(from: number, to: number): ZoneOffset[];
}

/** Returns the offsets of a zone; throws a RangeError for an unknown one. */
export type ZoneSource = (zone: string) => Offsets;

const zonePattern = /^(?:UTC|GMT|[A-Za-z_+-]+(?:\/[A-Za-z0-9_+-]+)+)$/u;

/** Returns true if `name` is an IANA time zone, either in the table or known to this machine. */
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
 * Returns how many milliseconds `zone` is ahead of UTC at `instant` (milliseconds since the epoch), exact to the
 * second. A zone may have planned offsets (`plannedZone`). Throws a RangeError for an unknown zone.
 */
export function offsetMillis(zone: string, instant: number): number {
  return offsetsOf(zone).at(instant);
}

/**
 * Returns the offsets of `zone` from the instant `from` until before `to`: the offset at `from`, then every change.
 * Throws a RangeError for an unknown zone.
 */
export function zoneOffsetsBetween(zone: string, from: number, to: number): ZoneOffset[] {
  const offsets = offsetsOf(zone);
  return [{ instant: from, offset: offsets.at(from) }, ...offsets.changes(from, to)];
}

/** The maximum number of cached zones; spellings with different case count separately. */
const maximumZones = 100;
const knownZones = new Map<string, Offsets>();
let source: ZoneSource | null = firstSource;

/** Returns true if a zone source is available. */
export function hasZones(): boolean {
  return source !== null;
}

/** Replaces the source of all zones. A browser starts without one; see `zones.ts`. */
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
