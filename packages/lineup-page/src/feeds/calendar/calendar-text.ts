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

/** What of a calendar is not its events. */
export interface CalendarHead {
  readonly name: string;
  /** The address of the page that shows the same; null where there is none. */
  readonly page: string | null;
}

/** How often programs are asked to look again; most look every few hours, whatever they are asked. */
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
 * A calendar (RFC 5545): times in UTC, lines folded by octets and ended by CRLF, a UID without host or address, so that a set stays
 * the same event wherever the feed is found.
 */
export function calendarText({ name, page }: CalendarHead, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    prodId: { company: 'set.lineup', product: 'Festival Lineup Portal', language: 'EN' },
    // The library writes names as they are.
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
    // What ends when it starts must not have an end.
    ...(end > start && { end: utc(end) }),
    summary: plainText(summary),
    ...(description !== null && { description: plainText(description) }),
    ...(location !== null && { location: plainText(location) }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A set in a calendar does not make its reader busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

const utc = (instant: number) => isoInZone(instant, 'UTC');

/** A line that needs no folding, which is most of them; the library counts octets letter by letter. */
const shortLine = /^[\u0020-\u007E]{0,74}$/u;

function fold(text: string): string {
  return text
    .split('\r\n')
    .map((line) => (shortLine.test(line) ? line : foldLines(line)))
    .join('\r\n');
}
