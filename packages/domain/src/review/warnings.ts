import type { Festival } from '../entities/festival.ts';
import type { DraftField, DraftValues, Hint } from '../entities/upload.ts';
import { eventTimestamps, timeNoticeText } from '../festival/event-times.ts';
import { findOverlaps, stageInterval, type StageInterval } from '../festival/intervals.ts';
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

/** The text of a reader's hint. */
export function hintText(hint: Hint): string {
  return messages.hints[hint.code](hint.source);
}

/**
 * Notices of one event by itself: equal times, and clock times that a daylight-saving change skips or repeats.
 * None while its date or times are not readable.
 */
export function eventNotices(values: DraftValues, festival: FestivalClock): readonly EventNotice[] {
  if (!hasTimes(values)) return [];
  const notices: EventNotice[] = [];
  if (values.timeStart === values.timeEnd) {
    notices.push({ field: 'timeEnd', code: 'equalTimes', message: messages.review.equalTimes });
  }
  for (const notice of eventTimestamps(values, festival).notices) {
    notices.push({ field: notice.field, code: clockCodes[notice.kind], message: timeNoticeText(notice) });
  }
  return notices;
}

interface DraftInterval extends StageInterval {
  readonly index: number;
  readonly values: DraftValues;
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
  const note = (set: DraftInterval, other: DraftInterval) => {
    if (!notices.has(set.index)) notices.set(set.index, overlapNotice(other.values));
  };
  for (const { first, second } of findOverlaps(intervalsOf(events, festival))) {
    note(first, second);
    note(second, first);
  }
  return notices;
}

function intervalsOf(events: readonly DraftValues[], festival: FestivalClock): DraftInterval[] {
  return events.flatMap((values, index) => {
    if (!hasTimes(values) || values.stage === '') return [];
    const interval = stageInterval({ stage: values.stage, ...eventTimestamps(values, festival) });
    return [{ ...interval, index, values }];
  });
}

function overlapNotice(other: DraftValues): EventNotice {
  const artist = other.artistName.trim() || messages.event.unknownArtist;
  const message = messages.review.stageOverlap(
    artist,
    formatClock(other.timeStart),
    formatClock(other.timeEnd),
  );
  return { field: 'timeStart', code: 'stageOverlap', message };
}

function hasTimes(values: DraftValues): boolean {
  return isPlainDate(values.date) && isClockTime(values.timeStart) && isClockTime(values.timeEnd);
}
