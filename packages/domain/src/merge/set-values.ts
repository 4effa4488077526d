import type { Festival } from '../entities/festival.ts';
import { givenPublicTexts, type PublicTextField } from '../entities/set-texts.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { delaysOf, plannedSpan } from '../live/planned-span.ts';
import { draftFields, type DraftField, type DraftValues } from '../entities/upload.ts';
import { clockTimesOf } from '../festival/events/event-times.ts';
import { timestampToMillis } from '../timestamp.ts';

/** The festival data that comparing needs. */
export type MergeFestival = Pick<Festival, 'timezone' | 'dayStartsAt'>;

/**
 * The values of one set in a lineup, by the fields of the review: `date` is a festival day (YYYY-MM-DD), times are
 * HH:MM in the festival's zone. A missing or blank field means no information.
 */
export type SetValues = Readonly<Partial<Record<DraftField, string>>>;

/** A set of the lineup being imported. */
export interface IncomingSet {
  /** The id of its draft; a new set keeps it. */
  readonly id: string;
  /** Its row in the file, counted from 1. */
  readonly row: number;
  /** Its id in the source: the source's own, or the portal's in an exported file. */
  readonly sourceId?: string;
  /** The values to import, with the corrections of the review. */
  readonly values: SetValues;
  /** The values as parsed, before the review; same as `values` if absent. */
  readonly read?: SetValues;
}

/** Returns the values of a draft event, without blank fields. */
export function valuesOfDraft(draft: DraftValues): SetValues {
  return filledValues(draft);
}

type TimedSet = Pick<LineupEvent, 'artistName' | 'stage' | 'timeStart' | 'timeEnd' | 'imageURL'> &
  Pick<LineupEvent, 'startDelay' | 'endDelay'> &
  Pick<LineupEvent, PublicTextField>;

/** Caches the values, because every answer repeats the comparison with mostly the same sets. */
const made = new WeakMap<object, { readonly clock: string; readonly values: SetValues }>();

/**
 * Returns the planned values of a stored set, without the delays of the show day, as a file has them. Its festival day
 * and clock times are in the festival's zone.
 */
export function valuesOfStored(set: TimedSet, festival: MergeFestival): SetValues {
  const clock = `${festival.timezone} ${festival.dayStartsAt}`;
  const known = made.get(set);
  if (known?.clock === clock) return known.values;
  const { date, timeStart, timeEnd } = clockTimesOf(plannedSpan(set), festival);
  const { artistName, stage, imageURL = null } = set;
  const texts = givenPublicTexts(set);
  const values = filledValues({ artistName, stage, date, timeStart, timeEnd, imageURL, ...texts });
  made.set(set, { clock, values });
  return values;
}

/** Returns the values of a stored set including the delays of the show day. */
export function currentValues(set: TimedSet, festival: MergeFestival): SetValues {
  const values = valuesOfStored(set, festival);
  if (!isDelayed(set)) return values;
  const span = { start: timestampToMillis(set.timeStart), end: timestampToMillis(set.timeEnd) };
  const { date, timeStart, timeEnd } = clockTimesOf(span, festival);
  return { ...values, date, timeStart, timeEnd };
}

/** Returns true if a set was moved on the show day. */
export function isDelayed(set: Pick<LineupEvent, 'startDelay' | 'endDelay'>): boolean {
  const { startDelay, endDelay } = delaysOf(set);
  return startDelay !== 0 || endDelay !== 0;
}

/** Returns the trimmed value of a field; empty if there is none. */
export function valueOf(values: SetValues, field: DraftField): string {
  return values[field]?.trim() ?? '';
}

/** Returns true if both have the same value for a field after Unicode normalization. */
export function hasSameText(a: SetValues, b: SetValues, field: DraftField): boolean {
  const text = valueOf(a, field);
  const other = valueOf(b, field);
  return text === other || text.normalize('NFC') === other.normalize('NFC');
}

function filledValues(values: DraftValues): SetValues {
  const filled: Partial<Record<DraftField, string>> = {};
  for (const field of draftFields) {
    const value = values[field] ?? '';
    if (value.trim() !== '') filled[field] = value;
  }
  return filled;
}
