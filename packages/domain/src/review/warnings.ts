import type { Festival } from '../entities/festival.ts';
import type { DraftField, DraftValues, Hint } from '../entities/upload.ts';
import {
  spanNotices,
  takenSpan,
  timeNoticeText,
  type EventClockTimes,
  type TakenSpan,
} from '../festival/event-times.ts';
import { findOverlaps, type StageInterval } from '../festival/intervals.ts';
import { messages } from '../messages/messages.ts';
import { isClockTime } from '../time/clock-time.ts';
import { formatClock } from '../time/format.ts';
import { isPlainDate } from '../time/plain-date.ts';

type FestivalClock = Pick<Festival, 'timezone' | 'dayStartsAt'>;

export type NoticeCode = 'equalTimes' | 'clockGap' | 'clockOverlap' | 'clockMoved' | 'stageOverlap';

/** Something about an event that an administrator should see and that does not keep it from being saved. */
export interface EventNotice {
  readonly field: DraftField;
  readonly code: NoticeCode;
  readonly message: string;
}

const clockCodes = { gap: 'clockGap', overlap: 'clockOverlap', moved: 'clockMoved' } as const;

/** Hardly an event has any. */
const none: readonly EventNotice[] = [];

/** The text of a reader's hint. */
export function hintText(hint: Hint): string {
  return messages.hints[hint.code](hint.source);
}

/**
 * Notices of one event by itself: equal times, and clock times that a daylight-saving change skips or repeats.
 * None while its date or times are not readable.
 */
export function eventNotices(values: DraftValues, festival: FestivalClock): readonly EventNotice[] {
  return hasTimes(values) ? noticesOfSpan(values, takenSpan(values, festival), festival.timezone) : [];
}

/** The same for an event whose instants are known. */
export function noticesOfSpan(
  values: EventClockTimes,
  span: TakenSpan,
  zone: string,
): readonly EventNotice[] {
  const told = spanNotices(values, span, zone);
  if (told.length === 0 && values.timeStart !== values.timeEnd) return none;
  const notices: EventNotice[] = [];
  if (values.timeStart === values.timeEnd) {
    notices.push({ field: 'timeEnd', code: 'equalTimes', message: messages.review.equalTimes });
  }
  for (const notice of told) {
    notices.push({ field: notice.field, code: clockCodes[notice.kind], message: timeNoticeText(notice) });
  }
  return notices;
}

/** A set's stretch of time on its stage, with its place in the list. */
export interface PlacedSet extends StageInterval {
  readonly index: number;
}

/**
 * Notices of sets that share their stage with another at the same time, by the event's place in the list. Each names
 * one of the others. Events whose stage, date or times are not readable take no part.
 */
export function overlapNotices(
  events: readonly DraftValues[],
  festival: FestivalClock,
): ReadonlyMap<number, EventNotice> {
  const notices = new Map<number, EventNotice>();
  for (const [index, other] of overlappingSets(placedSets(events, festival)).entries()) {
    const values = events[other ?? -1];
    if (values !== undefined) notices.set(index, overlapNotice(values.artistName, values));
  }
  return notices;
}

/** By the place of each set that overlaps another on its stage the place of such a one. */
export function overlappingSets(sets: readonly PlacedSet[]): readonly (number | undefined)[] {
  const others: (number | undefined)[] = [];
  for (const { first, second } of findOverlaps(sets)) {
    others[first.index] ??= second.index;
    others[second.index] ??= first.index;
  }
  return others;
}

function placedSets(events: readonly DraftValues[], festival: FestivalClock): readonly PlacedSet[] {
  const sets: PlacedSet[] = [];
  for (const [index, values] of events.entries()) {
    if (values.stage === '' || !hasTimes(values)) continue;
    const { start, end } = takenSpan(values, festival);
    sets.push({ stage: values.stage, start: start.instant, end: end.instant, index });
  }
  return sets;
}

/** The notice of a set that overlaps the one of this artist at these times. */
export function overlapNotice(
  artistName: string,
  times: Pick<EventClockTimes, 'timeStart' | 'timeEnd'>,
): EventNotice {
  const artist = artistName.trim() || messages.event.unknownArtist;
  const [start, end] = [formatClock(times.timeStart), formatClock(times.timeEnd)];
  const message = messages.review.stageOverlap(artist, start, end);
  return { field: 'timeStart', code: 'stageOverlap', message };
}

function hasTimes(values: DraftValues): boolean {
  return isPlainDate(values.date) && isClockTime(values.timeStart) && isClockTime(values.timeEnd);
}
