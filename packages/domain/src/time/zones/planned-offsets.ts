import type { Offsets, ZoneOffset } from './zone.ts';

/**
 * The offsets that a festival was planned with, serialized: seconds ahead of UTC, then each later change as
 * `SECOND:OFFSET` (seconds since the epoch), for example "7200;1793494800:3600".
 */
export type PlannedOffsets = string;

/** A festival lasts at most a year, and no zone has changed its clocks more than eight times in a year. */
export const plannedOffsetsPattern = /^-?\d{1,5}(?:;-?\d{1,11}:-?\d{1,5}){0,8}$/u;

/** Separates a zone's name from the offsets that replace its rules; no zone name contains it. */
const mark = '@';

/** Returns the zone `name` with these offsets instead of its rules. It is accepted wherever a zone is. */
export function plannedZone(name: string, offsets: PlannedOffsets): string {
  return `${name}${mark}${offsets}`;
}

/** Returns the name of a zone with its own rules or with planned offsets. */
export function zoneName(zone: string): string {
  return zone.split(mark, 1)[0] ?? zone;
}

/** Serializes offsets (milliseconds). */
export function writeOffsets([first, ...changes]: readonly ZoneOffset[]): PlannedOffsets {
  const later = changes.map(({ instant, offset }) => `${instant / 1000}:${offset / 1000}`);
  return [(first?.offset ?? 0) / 1000, ...later].join(';');
}

/** Returns the offsets of a planned zone; null for a zone with its own rules. */
export function parsePlannedZone(zone: string): Offsets | null {
  const at = zone.indexOf(mark);
  if (at === -1) return null;
  const [first = '0', ...texts] = zone.slice(at + 1).split(';');
  const changes = texts.map(parseChange);
  return {
    at: (instant) => changes.findLast((change) => change.instant <= instant)?.offset ?? Number(first) * 1000,
    changes: (from, to) => changes.filter(({ instant }) => instant > from && instant < to),
  };
}

function parseChange(text: string): ZoneOffset {
  const [second, offset] = text.split(':');
  return { instant: Number(second) * 1000, offset: Number(offset) * 1000 };
}
