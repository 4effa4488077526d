import * as fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { at, festival, goneOf, releaseOf, setOf } from '../testing/sample-release.ts';
import type { FeedPath } from './feed-entries.ts';
import { lineupCalendar } from './lineup-calendar.ts';

const page = 'https://lineup.example/lineup/salt-and-lantern';

function calendarOf(release = releaseOf([setOf()]), feed: FeedPath = 'lineup'): string {
  const text = lineupCalendar(release, feed, page);
  if (text === null) throw new Error(`There is no ${feed}.`);
  return text;
}

/** Parses the events with ical.js. */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      location: event.location,
      status: component.getFirstPropertyValue('status'),
      start: event.startDate.toString(),
      end: event.endDate.toString(),
    };
  });
}

/** Parses the events with node-ical. */
function readByAnother(text: string) {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((part) =>
    part?.type === 'VEVENT'
      ? [
          {
            uid: part.uid,
            sequence: Number(part.sequence),
            summary: part.summary,
            location: part.location,
            status: part.status,
            start: part.start.toISOString().replace('.000', ''),
            end: part.end?.toISOString().replace('.000', ''),
          },
        ]
      : [],
  );
}

const owl = {
  uid: 'owl@set.lineup',
  sequence: 100,
  summary: 'Owl Parade',
  location: 'Pier, Terschelling',
  status: 'CONFIRMED',
  start: '2026-07-03T18:00:00Z',
  end: '2026-07-03T19:00:00Z',
};

describe('the calendar of a release', () => {
  it('has the sets as two libraries read them, in UTC, known without slug and host', () => {
    const text = calendarOf();
    expect(eventsOf(text)).toEqual([owl]);
    expect(readByAnother(text)).toEqual([owl]);
  });

  it('is, to the letter', () => {
    expect(calendarOf().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//set.lineup//Festival Lineup Portal//EN',
      `URL:${page}`,
      'NAME:Salt & Lantern',
      'X-WR-CALNAME:Salt & Lantern',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:owl@set.lineup',
      'SEQUENCE:100',
      'DTSTAMP:20260601T100000Z',
      'DTSTART:20260703T180000Z',
      'DTEND:20260703T190000Z',
      'SUMMARY:Owl Parade',
      'TRANSP:TRANSPARENT',
      'LOCATION:Pier\\, Terschelling',
      'STATUS:CONFIRMED',
      'LAST-MODIFIED:20260601T100000Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('says of a set that is off that it is cancelled, and who plays instead', () => {
    const sets = [
      setOf({ status: 'cancelled' }),
      setOf({ id: 'kelp', number: 2, name: 'Kelp', status: 'replaced', replacedBy: 'Night Ferry' }),
    ];
    const text = calendarOf(releaseOf(sets));
    expect(eventsOf(text).map(({ summary, status }) => [summary, status])).toEqual([
      ['Cancelled: Kelp', 'CANCELLED'],
      ['Cancelled: Owl Parade', 'CANCELLED'],
    ]);
    expect(text).toContain('\r\nDESCRIPTION:Night Ferry plays instead.\r\n');
  });

  it('has a set whose name is not told, and none whose time is not told', () => {
    const sets = [
      setOf({ name: null, artist: null }),
      setOf({ id: 'kelp', start: null, end: null }),
      setOf({ id: 'tide', stage: null, day: null, start: null, end: null }),
    ];
    const events = eventsOf(calendarOf(releaseOf(sets)));
    expect(events).toEqual([{ ...owl, summary: 'To be announced' }]);
  });

  it('strikes out what is gone, and tells nothing else of it', () => {
    const text = calendarOf(releaseOf([], { gone: [goneOf({ feeds: [] })] }));
    expect(eventsOf(text)).toEqual([
      { ...owl, sequence: 200, summary: 'Cancelled', location: null, status: 'CANCELLED' },
    ]);
  });

  it('strikes out everything of a release that was withdrawn', () => {
    const gone = [goneOf(), goneOf({ id: 'kelp', number: 2, feeds: ['stages/barn'] })];
    const text = calendarOf(releaseOf([], { state: 'withdrawn', stages: [], gone }));
    expect(eventsOf(text).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
  });

  it('has no end for what ends as it starts', () => {
    const start = at('2026-07-03', '20:00');
    const text = calendarOf(releaseOf([setOf({ start, end: start })]));
    expect(text).not.toContain('DTEND');
    expect(eventsOf(text)).toHaveLength(1);
  });

  it('keeps both passes of a repeated hour apart', () => {
    const first = Date.UTC(2026, 9, 25, 0, 15);
    const sets = [first, first + 3_600_000].map((start, place) =>
      setOf({ id: `set${place}`, start, end: start + 1_800_000 }),
    );
    expect(eventsOf(calendarOf(releaseOf(sets))).map(({ start }) => start)).toEqual([
      '2026-10-25T00:15:00Z',
      '2026-10-25T01:15:00Z',
    ]);
  });
});

describe('the calendar of a stage or an artist', () => {
  const kelp = setOf({ id: 'kelp', number: 2, name: 'Kelp', artist: 'kelp', stage: 'barn' });
  const release = releaseOf([setOf(), kelp]);

  it.each([
    ['stages/pier', 'Salt & Lantern: Pier', ['owl@set.lineup']],
    ['artists/kelp', 'Kelp at Salt & Lantern', ['kelp@set.lineup']],
  ] as const)('has its own sets: %s', (feed, name, uids) => {
    const text = calendarOf(release, feed);
    expect(text).toContain(`\r\nX-WR-CALNAME:${name}\r\n`);
    expect(eventsOf(text).map(({ uid }) => uid)).toEqual(uids);
  });

  it('strikes out the sets that went to another stage', () => {
    const moved = releaseOf([{ ...kelp, stage: 'pier', sequence: 200 }], {
      gone: [goneOf({ id: 'kelp', feeds: ['stages/barn'] })],
    });
    expect(eventsOf(calendarOf(moved, 'stages/barn')).map(({ status }) => status)).toEqual(['CANCELLED']);
    expect(eventsOf(calendarOf(moved, 'stages/pier')).map(({ status }) => status)).toEqual(['CONFIRMED']);
    expect(eventsOf(calendarOf(moved)).map(({ status }) => status)).toEqual(['CONFIRMED']);
  });

  it('is there while there is something to strike out, and never where there was none', () => {
    const gone = releaseOf([kelp], { stages: [{ slug: 'barn', name: 'Barn', colour: 0 }], gone: [goneOf()] });
    expect(eventsOf(calendarOf(gone, 'stages/pier')).map(({ status }) => status)).toEqual(['CANCELLED']);
    expect(eventsOf(calendarOf(gone, 'artists/owl-parade'))).toHaveLength(1);
    expect(lineupCalendar(gone, 'stages/tent', page)).toBeNull();
    expect(lineupCalendar(gone, 'artists/tide', page)).toBeNull();
  });
});

describe('the text of a calendar', () => {
  const letters = fc.constantFrom(
    'a',
    ' ',
    ',',
    ';',
    ':',
    '\\',
    '"',
    "'",
    'é',
    '日',
    '🎻',
    '👩‍🎤',
    'م',
    'هرجان',
    '\n',
  );
  const texts = fc
    .string({ unit: letters, minLength: 1, maxLength: 150 })
    .filter((text) => text.trim() !== '');
  const onOneLine = (text: string) => text.replaceAll(/\n+/gu, ' ').trim();

  it('is folded by octets, ended by CRLF, and read as it was written', () => {
    fc.assert(
      fc.property(texts, texts, (name, stage) => {
        const stages = [{ slug: 'pier', name: stage, colour: 0 }];
        const text = calendarOf(releaseOf([setOf({ name })], { stages }));
        const lines = text.split('\r\n');
        expect(lines.pop()).toBe('');
        for (const line of lines) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]|\p{Surrogate}/u);
        }
        const [event] = eventsOf(text);
        expect(event?.summary).toBe(onOneLine(name));
        expect(event?.location).toBe(onOneLine(`${stage}, Terschelling`));
      }),
      { numRuns: 200 },
    );
  });

  it('escapes the name of the calendar', () => {
    const release = releaseOf([], {
      festival: { ...festival, name: 'Salt, Lantern; and \\ Co\nEND:VCALENDAR' },
    });
    const text = calendarOf(release);
    expect(text).toContain(String.raw`X-WR-CALNAME:Salt\, Lantern\; and \\ Co END:VCALENDAR` + '\r\n');
    expect(eventsOf(text)).toEqual([]);
  });

  it('has no control characters', () => {
    const text = calendarOf(releaseOf([setOf({ name: 'Owl\u0007Parade\u0000\u001B[1m\u2028!' })]));
    expect(text).toContain('SUMMARY:Owl Parade [1m !\r\n');
  });
});

it('leaves out a gone set that never had a public time', () => {
  const gone = goneOf({ id: 'tide', start: null, end: null, feeds: [] });
  expect(eventsOf(calendarOf(releaseOf([setOf()], { gone: [gone] })))).toHaveLength(1);
});
