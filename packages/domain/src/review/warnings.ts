import type { Festival } from '../entities/festival.ts';
import type { DraftField, DraftValues, Hint } from '../entities/upload.ts';
import {
  spanNotices,
  takenSpan,
  timeNoticeText,
  type EventClockTimes,
  type TakenSpan,
} from '../festival/events/event-times.ts';
import type { ConflictKind } from '../conflicts/conflict.ts';
import type { Interval } from '../festival/events/intervals.ts';
import { hintMessages } from '../messages/hint-messages.ts';
import { isClockTime } from '../time/clock-time.ts';
import { formatWeekday } from '../time/format.ts';
import { addDays, isPlainDate } from '../time/plain-date.ts';

type FestivalClock = Pick<Festival, 'timezone' | 'dayStartsAt'>;

export type NoticeCode = 'clockGap' | 'clockOverlap' | 'clockMoved' | ConflictKind;

/** A notice about an event that an administrator should see and that does not prevent saving. */
export interface EventNotice {
  readonly field: DraftField;
  readonly code: NoticeCode;
  readonly message: string;
}

const clockCodes = { gap: 'clockGap', overlap: 'clockOverlap', moved: 'clockMoved' } as const;

/** Shared, because hardly any event has notices. */
const none: readonly EventNotice[] = [];

/** Returns the text of a parser's hint. */
export function hintText({ code, source }: Hint): string {
  if (code === 'nightOfDayBefore') return nightText(source, -1);
  if (code === 'nightOfThisDay') return nightText(source, 0);
  return hintMessages[code](source);
}

/** Returns the notice for an early hour that the file dates `source` and that counts as a night `days` away from it. */
function nightText(source: string, days: number): string {
  return hintMessages.countedAsNight(source, formatWeekday(addDays(source, days)));
}

/** The result of validating an event's day and times. */
export interface ValidatedTimes {
  /** Clock times that a daylight-saving change skips or repeats. */
  readonly notices: readonly EventNotice[];
  /** When the event is on; null if its date or times cannot be parsed. */
  readonly span: Interval | null;
}

const unreadable: ValidatedTimes = { notices: none, span: null };

/** Validates the times of one event; there is nothing to report if its date or times cannot be parsed. */
export function validateTimes(values: DraftValues, festival: FestivalClock): ValidatedTimes {
  if (!hasTimes(values)) return unreadable;
  const taken = takenSpan(values, festival);
  const span = { start: taken.start.instant, end: taken.end.instant };
  return { notices: noticesOfSpan(values, taken, festival.timezone), span };
}

/** Returns the notices of an event whose instants are known. */
export function noticesOfSpan(
  values: EventClockTimes,
  span: TakenSpan,
  zone: string,
): readonly EventNotice[] {
  const notices = spanNotices(values, span, zone);
  if (notices.length === 0) return none;
  return notices.map((notice) => ({
    field: notice.field,
    code: clockCodes[notice.kind],
    message: timeNoticeText(notice),
  }));
}

function hasTimes(values: DraftValues): boolean {
  return isPlainDate(values.date) && isClockTime(values.timeStart) && isClockTime(values.timeEnd);
}
