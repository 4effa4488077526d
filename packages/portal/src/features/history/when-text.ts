import {
  formatDay,
  formatTime,
  plainDateOf,
  timestampToMillis,
  type Change,
  type FestivalClocks,
} from '@lineup/domain';

/** When a change was made, as the festival's clocks show it. */
export function whenOf(
  { at }: Pick<Change, 'at'>,
  { timezone, hourCycle }: FestivalClocks,
): { readonly day: string; readonly time: string } {
  const instant = timestampToMillis(at);
  return { day: formatDay(plainDateOf(instant, timezone)), time: formatTime(instant, timezone, hourCycle) };
}

/** Both in one: "Sat, Jul 4, 5:12 PM". */
export function whenText(change: Pick<Change, 'at'>, clocks: FestivalClocks): string {
  const { day, time } = whenOf(change, clocks);
  return `${day}, ${time}`;
}

/** A change by its words, with who made it and when: "“Moved Tide to Dune”, by Ann on Sat, Jul 4, 5:12 PM". */
export function namedText(
  what: string,
  change: Pick<Change, 'at'>,
  { who, clocks }: { readonly who: string; readonly clocks: FestivalClocks },
): string {
  return `“${what}”, by ${who} on ${whenText(change, clocks)}`;
}
