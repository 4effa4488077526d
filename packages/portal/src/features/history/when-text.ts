import {
  authorText,
  formatDay,
  formatTime,
  plainDateOf,
  timestampToMillis,
  type Change,
} from '@lineup/domain';

/** When a change was made, in the festival's zone. */
export function whenOf(
  { at }: Pick<Change, 'at'>,
  timezone: string,
): { readonly day: string; readonly time: string } {
  const instant = timestampToMillis(at);
  return { day: formatDay(plainDateOf(instant, timezone)), time: formatTime(instant, timezone) };
}

/** Both in one: "Sat, Jul 4, 5:12 PM". */
export function whenText(change: Pick<Change, 'at'>, timezone: string): string {
  const { day, time } = whenOf(change, timezone);
  return `${day}, ${time}`;
}

/** Who made a change; of somebody who was forgotten there is no address. */
export function whoText({ by }: Pick<Change, 'by'>): string {
  return authorText(by);
}
