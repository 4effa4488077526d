import { artistKeys, type ArtistKeys } from '../../conflicts/artist-key.ts';
import { clockMinutes, isClockTime, minutesPerDay } from '../../time/clock-time.ts';
import { dateMillis, isPlainDate, millisPerDay } from '../../time/plain-date.ts';
import { foldText } from '../../text/fold.ts';
import { valueOf, type MergeFestival, type SetValues } from '../set-values.ts';

/** Artist, stage and time of a set, in comparable form; null for unknown values. */
export interface Slot {
  readonly artist: ArtistKeys;
  readonly stage: string;
  /** Artist and stage as written: of two slots that compare as equal, the one with the same spelling is nearer. */
  readonly spelling: string;
  /** The festival day, in days since the epoch. */
  readonly day: number | null;
  /** Minutes from the midnight at which the date of the festival day begins. */
  readonly start: number | null;
  /** Clock time from start to end, in minutes. */
  readonly length: number | null;
}

/** Returns a function that converts the values of a set to a slot. Names and stages are cached. */
export function slotMaker(festival: MergeFestival): (values: SetValues) => Slot {
  const artistOf = remembered(artistKeys);
  const stageOf = remembered(stageKey);
  const dayStart = clockMinutes(festival.dayStartsAt);
  return (values) => {
    const [name, stage] = [valueOf(values, 'artistName'), valueOf(values, 'stage')];
    const start = minutesOf(valueOf(values, 'timeStart'));
    const end = minutesOf(valueOf(values, 'timeEnd'));
    const date = valueOf(values, 'date');
    return {
      artist: artistOf(name),
      stage: stageOf(stage),
      spelling: `${name}\n${stage}`,
      day: isPlainDate(date) ? dateMillis(date) / millisPerDay : null,
      start: start === null ? null : start + (start < dayStart ? minutesPerDay : 0),
      length: start === null || end === null ? null : (end - start + minutesPerDay) % minutesPerDay,
    };
  };
}

function remembered<Value>(workOut: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = workOut(text);
    known.set(text, value);
    return value;
  };
}

/** Returns a key that is equal for the same stage, day and start; null if one of these is unknown. */
export function placeKey({ stage, day, start }: Slot): string | null {
  return stage === '' || day === null || start === null ? null : `${day} ${start} ${stage}`;
}

/** Returns a sort key by time; slots with an unknown time come first. */
export function timeOf(slot: Slot | undefined): number {
  return (slot?.day ?? 0) * minutesPerDay + (slot?.start ?? 0);
}

/** The distance of two slots that differ by one day only; larger than the sum of all other differences. */
export const dayApart = 10_000;

/**
 * Returns the distance of two slots. The day counts most, then the stage, then the time, then length and spelling,
 * which add less than 1; 0 for equal slots. An unknown value counts as half of its maximum distance.
 */
export function distanceBetween(a: Slot, b: Slot): number {
  return (
    dayDistance(a.day, b.day) * dayApart +
    (a.stage === b.stage ? 0 : 3000) +
    minutesBetween(a.start, b.start) +
    minutesBetween(a.length, b.length) / minutesPerDay / 2 +
    (a.spelling === b.spelling ? 0 : 0.25)
  );
}

function dayDistance(a: number | null, b: number | null): number {
  return a === null || b === null ? 0.5 : Math.abs(a - b);
}

function minutesBetween(a: number | null, b: number | null): number {
  return a === null || b === null ? minutesPerDay / 2 : Math.abs(a - b);
}

function minutesOf(clock: string): number | null {
  return isClockTime(clock) ? clockMinutes(clock) : null;
}

function stageKey(stage: string): string {
  const folded = foldText(stage)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return folded.replace(/^the /u, '');
}
