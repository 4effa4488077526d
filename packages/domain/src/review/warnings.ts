import type { Festival } from '../entities/festival.ts';
import type { DraftField, DraftValues, Hint } from '../entities/upload.ts';
import {
  spanMinutes,
  spanNotices,
  takenSpan,
  timeNoticeText,
  type EventClockTimes,
  type TakenSpan,
} from '../festival/event-times.ts';
import { findOverlaps, type StageInterval } from '../festival/intervals.ts';
import { isLongSet } from '../festival/set-length.ts';
import { messages } from '../messages/messages.ts';
import { isClockTime } from '../time/clock-time.ts';
import { formatClock, formatWeekday, lengthInWords } from '../time/format.ts';
import { addDays, isPlainDate } from '../time/plain-date.ts';

type FestivalClock = Pick<Festival, 'timezone' | 'dayStartsAt'>;

export type NoticeCode =
  'equalTimes' | 'longSet' | 'clockGap' | 'clockOverlap' | 'clockMoved' | 'stageOverlap';

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
export function hintText({ code, source }: Hint): string {
  if (code === 'nightOfDayBefore') return nightText(source, -1);
  if (code === 'nightOfThisDay') return nightText(source, 0);
  return messages.hints[code](source);
}

/** What is told of an early hour that the file dates `source` and that is counted as a night `days` away from it. */
function nightText(source: string, days: number): string {
  return messages.hints.countedAsNight(source, formatWeekday(addDays(source, days)));
}

/** What an event's day and times say by themselves. */
export interface JudgedTimes {
  /** Equal times, a length of more than eight hours, and clock times that a daylight-saving change skips or repeats. */
  readonly notices: readonly EventNotice[];
  /** When the event is on its stage; null while its stage, date or times are not readable. */
  readonly onStage: StageInterval | null;
}

const unreadable: JudgedTimes = { notices: none, onStage: null };

/** Judges the times of one event; there is nothing to tell while its date or times are not readable. */
export function judgeTimes(values: DraftValues, festival: FestivalClock): JudgedTimes {
  if (!hasTimes(values)) return unreadable;
  const span = takenSpan(values, festival);
  const { stage } = values;
  const onStage = stage === '' ? null : { stage, start: span.start.instant, end: span.end.instant };
  return { notices: noticesOfSpan(values, span, festival.timezone), onStage };
}

/** The notices of an event whose instants are known. */
export function noticesOfSpan(
  values: EventClockTimes,
  span: TakenSpan,
  zone: string,
): readonly EventNotice[] {
  const told = spanNotices(values, span, zone);
  const minutes = spanMinutes(span);
  if (told.length === 0 && values.timeStart !== values.timeEnd && !isLongSet(minutes)) return none;
  const notices: EventNotice[] = [];
  if (values.timeStart === values.timeEnd) {
    notices.push({ field: 'timeEnd', code: 'equalTimes', message: messages.review.equalTimes });
  }
  if (isLongSet(minutes)) {
    const message = messages.review.longSet(lengthInWords(minutes));
    notices.push({ field: 'timeEnd', code: 'longSet', message });
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

/** By the place of each set that overlaps another on its stage the place of such a one. */
export function overlappingSets(sets: readonly PlacedSet[]): readonly (number | undefined)[] {
  const others: (number | undefined)[] = [];
  for (const { first, second } of findOverlaps(sets)) {
    others[first.index] ??= second.index;
    others[second.index] ??= first.index;
  }
  return others;
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
