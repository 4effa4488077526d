import { isoInZone } from '@lineup/domain';
import ical, {
  escape,
  foldLines,
  ICalEvent,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { plainText } from '../plain-text.ts';
import type { CalendarEntry } from './calendar-entry.ts';

/** The properties of a calendar apart from its events. */
export interface CalendarHead {
  readonly name: string;
  /** The address of the page with the same sets; null if there is none. */
  readonly page: string | null;
}

/** The refresh interval suggested to calendar apps; most refresh every few hours regardless. */
const refreshSeconds = 3600;

const end = 'END:VCALENDAR';

/** A calendar has at least one component (RFC 5545, 3.6). One without events has its time zone, which shows nothing. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');

/**
 * Renders a calendar (RFC 5545): times in UTC, lines folded by octets and ended by CRLF, a UID without host or address,
 * so that a set stays the same event at every address of the feed.
 */
export function calendarText({ name, page }: CalendarHead, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    prodId: { company: 'set.lineup', product: 'Festival Lineup Portal', language: 'EN' },
    // The library does not escape names.
    name: escape(plainText(name), false),
    url: page,
    ttl: refreshSeconds,
  });
  const head = calendar.toString().slice(0, -end.length);
  const events = entries.map((entry) => fold(new ICalEvent(eventOf(entry), calendar).toString()));
  return `${head}${events.length === 0 ? zone : events.join('')}${end}\r\n`;
}

function eventOf(entry: CalendarEntry): ICalEventData {
  const { id, sequence, changedAt, start, end, summary, description, location, isCancelled } = entry;
  return {
    id: `${id}@set.lineup`,
    sequence,
    stamp: utc(changedAt),
    lastModified: utc(changedAt),
    start: utc(start),
    // An event without duration must not have an end.
    ...(end > start && { end: utc(end) }),
    summary: plainText(summary),
    ...(description !== null && { description: plainText(description) }),
    ...(location !== null && { location: plainText(location) }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A set in a calendar does not mark its reader as busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

const utc = (instant: number) => isoInZone(instant, 'UTC');

/** A line that needs no folding, as most do; the library counts octets character by character. */
const shortLine = /^[\u0020-\u007E]{0,74}$/u;

function fold(text: string): string {
  return text
    .split('\r\n')
    .map((line) => (shortLine.test(line) ? line : foldLines(line)))
    .join('\r\n');
}
