import {
  formatDay,
  formatTime,
  plainDateOf,
  timestampToMillis,
  type Change,
  type FestivalClocks,
} from '@lineup/domain';

/** Formats when a change was made, in the festival's zone. */
export function whenOf(
  { at }: Pick<Change, 'at'>,
  { timezone, hourCycle }: FestivalClocks,
): { readonly day: string; readonly time: string } {
  const instant = timestampToMillis(at);
  return { day: formatDay(plainDateOf(instant, timezone)), time: formatTime(instant, timezone, hourCycle) };
}

/** Day and time in one: "Sat, Jul 4, 5:12 PM". */
export function whenText(change: Pick<Change, 'at'>, clocks: FestivalClocks): string {
  const { day, time } = whenOf(change, clocks);
  return `${day}, ${time}`;
}

/** Describes a change with its author and time: "“Moved Tide to Dune”, by Ann on Sat, Jul 4, 5:12 PM". */
export function namedText(
  what: string,
  change: Pick<Change, 'at'>,
  { who, clocks }: { readonly who: string; readonly clocks: FestivalClocks },
): string {
  return `“${what}”, by ${who} on ${whenText(change, clocks)}`;
}
