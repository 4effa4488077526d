import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { at, goneOf, releaseOf, setOf } from '../testing/sample-release.ts';
import type { FeedPath } from './feed-entries.ts';
import { lineupCalendar } from './lineup-calendar.ts';

/** An event as a calendar app shows and updates it. */
interface Entry {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly summary: string;
  readonly location: string | null;
  readonly start: string;
  readonly end: string;
}

const instant = (date: Date) => date.toISOString();

/** The text of a value, which node-ical wraps if it has parameters. */
const textOfValue = (value: string | { readonly val: string }) =>
  typeof value === 'string' ? value : value.val;

/* Three libraries by different authors, none of which shares code with the calendar writer. */

function readByIcalJs(text: string): Entry[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, location, startDate, endDate } = new ICAL.Event(component);
    const status = String(component.getFirstPropertyValue('status'));
    const times = { start: instant(startDate.toJSDate()), end: instant(endDate.toJSDate()) };
    return { uid, sequence, status, summary, location: location === '' ? null : location, ...times };
  });
}

function readByNodeIcal(text: string): Entry[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((part) => {
    if (part?.type !== 'VEVENT') return [];
    const { uid, sequence, status, summary, location, start, end } = part;
    return [
      {
        uid,
        sequence: Number(sequence),
        status: String(status),
        summary: textOfValue(summary),
        location: location === undefined ? null : textOfValue(location),
        start: instant(start),
        end: instant(end ?? start),
      },
    ];
  });
}

function readByTsIcs(text: string): Entry[] {
  return (convertIcsCalendar(undefined, text).events ?? []).map((event) => {
    const { uid, sequence, status, summary, location, start, end } = event;
    return {
      uid,
      sequence: sequence ?? 0,
      status: String(status),
      summary,
      location: location ?? null,
      start: instant(start.date),
      end: instant((end ?? start).date),
    };
  });
}

const parsers = { 'ical.js': readByIcalJs, 'node-ical': readByNodeIcal, 'ts-ics': readByTsIcs };

const page = 'https://lineup.example/lineup/salt-and-lantern';
const awkward = 'Tide; “Low, & Slow” \\ Café Ōrchestra 🎻👩‍🎤 ' + 'wide '.repeat(30).trim();
/** The October night in which an hour repeats: 02:30 in summer time. */
const night = Date.UTC(2026, 9, 25, 0, 30);

const release = releaseOf(
  [
    setOf(),
    setOf({ id: 'tide', number: 2, name: awkward, artist: 'tide', stage: 'barn' }),
    setOf({ id: 'kelp', number: 3, name: 'Kelp', artist: 'kelp', status: 'cancelled', sequence: 180 }),
    setOf({
      id: 'ferry',
      number: 4,
      name: null,
      artist: null,
      stage: null,
      start: night,
      end: night + 7_200_000,
    }),
  ],
  {
    gone: [
      goneOf({ id: 'gone', number: 5, start: at('2026-07-04', '01:30'), end: at('2026-07-04', '03:00') }),
    ],
  },
);

const evening = { start: '2026-07-03T18:00:00.000Z', end: '2026-07-03T19:00:00.000Z' };
const pier = 'Pier, Terschelling';
const expected: readonly Entry[] = [
  {
    uid: 'owl@set.lineup',
    sequence: 100,
    status: 'CONFIRMED',
    summary: 'Owl Parade',
    location: pier,
    ...evening,
  },
  {
    uid: 'tide@set.lineup',
    sequence: 100,
    status: 'CONFIRMED',
    summary: awkward,
    location: 'Barn, Terschelling',
    ...evening,
  },
  {
    uid: 'kelp@set.lineup',
    sequence: 180,
    status: 'CANCELLED',
    summary: 'Cancelled: Kelp',
    location: pier,
    ...evening,
  },
  {
    uid: 'ferry@set.lineup',
    sequence: 100,
    status: 'CONFIRMED',
    summary: 'To be announced',
    location: 'Terschelling',
    start: '2026-10-25T00:30:00.000Z',
    end: '2026-10-25T02:30:00.000Z',
  },
  {
    uid: 'gone@set.lineup',
    sequence: 200,
    status: 'CANCELLED',
    summary: 'Cancelled',
    location: null,
    start: '2026-07-03T23:30:00.000Z',
    end: '2026-07-04T01:00:00.000Z',
  },
];

const byUid = (entries: readonly Entry[]) => entries.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));

function textOf(feed: FeedPath, of = release): string {
  const text = lineupCalendar(of, feed, page);
  if (text === null) throw new Error(`There is no ${feed}.`);
  return text;
}

describe.each(Object.entries(parsers))('a calendar that is read by %s', (_, read) => {
  it('has every set with its time, place, status and version', () => {
    expect(byUid(read(textOf('lineup')))).toEqual(byUid(expected));
  });

  it('has the sets of a stage or an artist alone', () => {
    const [, tide] = expected;
    expect(read(textOf('stages/barn'))).toEqual([tide]);
    expect(read(textOf('artists/tide'))).toEqual([tide]);
  });

  it('is one of cancellations when the lineup is withdrawn, and follows what was subscribed to', () => {
    const gone = [goneOf({ sequence: 300 })];
    const entries = read(textOf('lineup', releaseOf([], { state: 'withdrawn', gone })));
    expect(entries).toMatchObject([
      { uid: 'owl@set.lineup', sequence: 300, status: 'CANCELLED', ...evening },
    ]);
  });
});
