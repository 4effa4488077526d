import { utcDate } from './utc-date.ts';
import { offsetMillis } from './zones/zone.ts';

const millisPerMinute = 60_000;

/**
 * Formats the UTC offset of `zone` at `instant` (milliseconds since the epoch): "-07:00". Historical offsets with
 * seconds are rounded to minutes. Throws for an unknown zone.
 */
export function offsetText(instant: number, zone: string): string {
  const minutes = offsetMinutes(instant, zone);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/**
 * Formats `instant` (milliseconds since the epoch) in `zone` with its offset: "2026-07-25T01:30:00-07:00"; truncated to
 * seconds. Throws for an unknown zone.
 */
export function isoInZone(instant: number, zone: string): string {
  const local = utcDate(instant + offsetMinutes(instant, zone) * millisPerMinute);
  return `${local.toISOString().slice(0, 19)}${offsetText(instant, zone)}`;
}

function offsetMinutes(instant: number, zone: string): number {
  return Math.round(offsetMillis(zone, instant) / millisPerMinute);
}
