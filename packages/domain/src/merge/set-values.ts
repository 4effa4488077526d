import type { Festival } from '../entities/festival.ts';
import { givenPublicTexts, type PublicTextField } from '../entities/set-texts.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { delaysOf, plannedSpan } from '../live/planned-span.ts';
import { draftFields, type DraftField, type DraftValues } from '../entities/upload.ts';
import { clockTimesOf } from '../festival/events/event-times.ts';
import { timestampToMillis } from '../timestamp.ts';

/** What of a festival comparing goes by. */
export type MergeFestival = Pick<Festival, 'timezone' | 'dayStartsAt'>;

/**
 * What a lineup says of one set, field by field as the review has it: `date` a festival day (YYYY-MM-DD), times HH:MM of the
 * festival's zone. A field that is left out or blank says nothing.
 */
export type SetValues = Readonly<Partial<Record<DraftField, string>>>;

/** A set of the lineup that comes. */
export interface IncomingSet {
  /** Of its draft; a new set keeps it. */
  readonly id: string;
  /** Its 1-based place in the file. */
  readonly row: number;
  /** What the source calls it: an id of its own, or that of the portal in an exported file. */
  readonly sourceId?: string;
  /** As it is to be taken, with what the review has mended. */
  readonly values: SetValues;
  /** As the file was read, before the review; `values` where left out. */
  readonly read?: SetValues;
}

/** The values of a draft event, without its blanks. */
export function valuesOfDraft(draft: DraftValues): SetValues {
  return filledValues(draft);
}

type TimedSet = Pick<LineupEvent, 'artistName' | 'stage' | 'timeStart' | 'timeEnd' | 'imageURL'> &
  Pick<LineupEvent, 'startDelay' | 'endDelay'> &
  Pick<LineupEvent, PublicTextField>;

/** Values that were made before: a comparison is worked out again with every answer, and thousands of its sets are the same. */
const made = new WeakMap<object, { readonly clock: string; readonly values: SetValues }>();

/**
 * The values of a stored set as it was planned, without the delays of the show day: that is what a file has. Its festival day and clock
 * times are in the festival's zone.
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

/** The values of a stored set with the delays of the show day. */
export function currentValues(set: TimedSet, festival: MergeFestival): SetValues {
  const values = valuesOfStored(set, festival);
  if (!isDelayed(set)) return values;
  const span = { start: timestampToMillis(set.timeStart), end: timestampToMillis(set.timeEnd) };
  const { date, timeStart, timeEnd } = clockTimesOf(span, festival);
  return { ...values, date, timeStart, timeEnd };
}

/** Returns true if the show day has moved a set. */
export function isDelayed(set: Pick<LineupEvent, 'startDelay' | 'endDelay'>): boolean {
  const { startDelay, endDelay } = delaysOf(set);
  return startDelay !== 0 || endDelay !== 0;
}

/** What `values` say of a field, without white space around it; empty where they say nothing. */
export function valueOf(values: SetValues, field: DraftField): string {
  return values[field]?.trim() ?? '';
}

/** Returns true if both say the same of a field, also where letters with accents are written in another form. */
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
