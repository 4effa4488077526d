import {
  eventTimestamps,
  festivalTimestamps,
  timestampFromMillis,
  type Festival,
  type LineupEvent,
} from '@lineup/domain';
import {
  freezeLineup,
  makePublicRelease,
  type PublicRelease,
  type ReleaseMemory,
} from '@lineup/domain/release';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { CalendarStore } from '../testing/calendar-store.ts';
import type { FeedPath } from './feed-entries.ts';
import { lineupCalendar } from './lineup-calendar.ts';

const stamp = timestampFromMillis(0);
const dates = { startDate: '2026-07-03', endDate: '2026-07-05', timezone: 'Europe/Amsterdam' };
const festival: Festival = {
  id: 'festival1',
  name: 'Salt & Lantern',
  location: 'Terschelling',
  timezone: dates.timezone,
  ...festivalTimestamps(dates),
  dayStartsAt: '06:00',
  stages: ['Pier', 'Barn'],
  imageURL: null,
  created_at: stamp,
  updated_at: stamp,
};

function setAt(
  id: string,
  artistName: string,
  stage: string,
  timeStart: string,
  timeEnd: string,
): LineupEvent {
  const times = eventTimestamps({ date: '2026-07-03', timeStart, timeEnd }, festival);
  return { id, artistName, stage, date: times.date, timeStart: times.timeStart, timeEnd: times.timeEnd };
}

const owl = setAt('owl', 'Owl Parade', 'Pier', '20:00', '21:00');
const kelp = setAt('kelp', 'Kelp', 'Pier', '21:30', '22:30');
const tide = setAt('tide', 'Tide', 'Barn', '01:30', '03:00');

/** Releases one after the other, a minute apart, and calendars that follow their feeds. */
class Followed {
  readonly #stores = new Map<FeedPath, CalendarStore>();
  #memory: ReleaseMemory | null = null;
  #public: PublicRelease | null = null;
  #now = Date.UTC(2026, 5, 1);

  constructor(feeds: readonly FeedPath[]) {
    for (const feed of feeds) this.#stores.set(feed, new CalendarStore());
  }

  release(sets: readonly LineupEvent[], state: PublicRelease['state'] = 'published'): void {
    this.#now += 60_000;
    const release = { id: 'r', number: 1, publishedAt: this.#now, plannedFor: null, late: false };
    const frozen = freezeLineup(festival, sets);
    const made = makePublicRelease(frozen, this.#memory, { release, now: this.#now, state });
    this.#memory = made.memory;
    this.#public = made.public;
    for (const [feed, store] of this.#stores) {
      const text = lineupCalendar(made.public, feed, null);
      // A feed that does not exist at the moment is requested again next time.
      if (text !== null) store.take(text);
    }
  }

  /** The feed of the last release; null if there is none. */
  text(feed: FeedPath): string | null {
    return this.#public === null ? null : lineupCalendar(this.#public, feed, null);
  }

  shown(feed: FeedPath): string[] | undefined {
    return this.#stores.get(feed)?.shown();
  }
}

const everything = 'lineup';
const pier = 'stages/pier';
const barn = 'stages/barn';

describe('a calendar that follows a festival', () => {
  it('sees sets move, go and come back', () => {
    const calendars = new Followed([everything, pier, barn]);
    calendars.release([owl, kelp, tide]);
    const owlAtEight = '2026-07-03T18:00:00Z Owl Parade (Pier, Terschelling)';
    const kelpOnPier = '2026-07-03T19:30:00Z Kelp (Pier, Terschelling)';
    const tideInBarn = '2026-07-03T23:30:00Z Tide (Barn, Terschelling)';
    expect(calendars.shown(everything)).toEqual([owlAtEight, kelpOnPier, tideInBarn]);
    expect(calendars.shown(pier)).toEqual([owlAtEight, kelpOnPier]);
    expect(calendars.shown(barn)).toEqual([tideInBarn]);

    // Owl Parade an hour later, Kelp in the barn, Tide dropped.
    const later = { ...setAt('owl', 'Owl Parade', 'Pier', '21:00', '22:00') };
    calendars.release([later, { ...kelp, stage: 'Barn' }]);
    const owlAtNine = '2026-07-03T19:00:00Z Owl Parade (Pier, Terschelling)';
    const kelpInBarn = '2026-07-03T19:30:00Z Kelp (Barn, Terschelling)';
    expect(calendars.shown(everything)).toEqual([owlAtNine, kelpInBarn]);
    expect(calendars.shown(pier)).toEqual([owlAtNine]);
    expect(calendars.shown(barn)).toEqual([kelpInBarn]);

    // Tide is back, Kelp as well, and Owl Parade has cancelled.
    calendars.release([{ ...later, status: 'cancelled' }, kelp, tide]);
    expect(calendars.shown(everything)).toEqual([kelpOnPier, tideInBarn]);
    expect(calendars.shown(pier)).toEqual([kelpOnPier]);
    expect(calendars.shown(barn)).toEqual([tideInBarn]);
  });

  it('sees everything withdrawn, and everything out again', () => {
    const calendars = new Followed([everything, pier, 'artists/tide']);
    calendars.release([owl, kelp, tide]);
    const before = [everything, pier, 'artists/tide'].map((feed) => calendars.shown(feed as FeedPath));
    calendars.release([owl, kelp, tide], 'withdrawn');
    expect(calendars.shown(everything)).toEqual([]);
    expect(calendars.shown(pier)).toEqual([]);
    expect(calendars.shown('artists/tide')).toEqual([]);
    calendars.release([owl, kelp, tide]);
    expect([everything, pier, 'artists/tide'].map((feed) => calendars.shown(feed as FeedPath))).toEqual(
      before,
    );
  });

  it('sees the last set leave a stage', () => {
    const calendars = new Followed([barn]);
    calendars.release([owl, tide]);
    calendars.release([owl, { ...tide, stage: 'Pier' }]);
    expect(calendars.shown(barn)).toEqual([]);
  });

  it('sees a set go that is held back again', () => {
    const calendars = new Followed([everything]);
    calendars.release([owl, tide]);
    calendars.release([owl, { ...tide, announcement: { level: 'name' } }]);
    expect(calendars.shown(everything)).toHaveLength(1);
    calendars.release([owl, tide]);
    expect(calendars.shown(everything)).toHaveLength(2);
  });

  it('keeps what is newer, should an older answer arrive late', () => {
    const store = new CalendarStore();
    const feedOf = (sets: readonly LineupEvent[], memory: ReleaseMemory | null, now: number) => {
      const release = { id: 'r', number: 1, publishedAt: now, plannedFor: null, late: false };
      const frozen = freezeLineup(festival, sets);
      const made = makePublicRelease(frozen, memory, { release, now, state: 'published' });
      return { memory: made.memory, text: lineupCalendar(made.public, everything, null) ?? '' };
    };
    const first = feedOf([owl], null, Date.UTC(2026, 5, 1));
    const second = feedOf([], first.memory, Date.UTC(2026, 5, 2));
    store.take(first.text);
    store.take(second.text);
    store.take(first.text);
    expect(store.shown()).toEqual([]);
  });
});

describe('one calendar over three releases', () => {
  const arabic = 'فرقة أوركسترا القاهرة للموسيقى العربية وضيوفها من بيروت وتونس ومراكش 🎻👩‍🎤';
  const long = 'The Extraordinarily Long-Winded Brass, Strings; and Café Orchestra \\ '.repeat(4).trim();
  const cairo = setAt('cairo', arabic, 'Pier', '18:00', '19:00');
  const brass = setAt('brass', long, 'Barn', '19:00', '19:45');
  const cairoLater = setAt('cairo', `${arabic}، الحفل الثاني`, 'Barn', '18:30', '19:30');
  const feeds = [everything, pier, barn] as const;

  /** Reads every event of the feed with ical.js, by UID. */
  function read(calendars: Followed, feed: FeedPath = everything) {
    const calendar = new ICAL.Component(ICAL.parse(calendars.text(feed) ?? '') as unknown[]);
    const events = calendar.getAllSubcomponents('vevent').map((component) => {
      const { uid, sequence, summary, startDate } = new ICAL.Event(component);
      const status = component.getFirstPropertyValue('status');
      return [uid, { sequence, status, summary, start: startDate.toString() }] as const;
    });
    expect(new Set(events.map(([uid]) => uid)).size).toBe(events.length);
    return Object.fromEntries(events);
  }

  /** Decodes each line of the feed separately, as sent: a character cut in two makes the decoder fail. */
  function expectFolded(text: string | null): void {
    expect(text).toContain('BEGIN:VEVENT');
    const bytes = Buffer.from(text ?? '', 'utf8');
    const lines = bytes.toString('latin1').split('\r\n');
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/u);
      expect(() =>
        new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1')),
      ).not.toThrow();
    }
  }

  it('keeps UIDs, raises SEQUENCE with every change, and strikes out for good what was taken back', () => {
    const calendars = new Followed(feeds);
    calendars.release([owl, cairo, brass]);
    const first = read(calendars);
    expect(first).toMatchObject({
      'owl@set.lineup': { status: 'CONFIRMED', start: '2026-07-03T18:00:00Z' },
      'cairo@set.lineup': { status: 'CONFIRMED', summary: arabic, start: '2026-07-03T16:00:00Z' },
      'brass@set.lineup': { status: 'CONFIRMED', summary: long, start: '2026-07-03T17:00:00Z' },
    });

    // Cairo on another stage, later, under a longer name; Brass removed.
    calendars.release([owl, cairoLater]);
    const second = read(calendars);
    expect(Object.keys(second).sort()).toEqual(Object.keys(first).sort());
    expect(second['owl@set.lineup']).toEqual(first['owl@set.lineup']);
    expect(second['cairo@set.lineup']).toMatchObject({
      status: 'CONFIRMED',
      summary: cairoLater.artistName,
      start: '2026-07-03T16:30:00Z',
    });
    expect(second['brass@set.lineup']).toMatchObject({
      status: 'CANCELLED',
      summary: 'Cancelled',
      start: '2026-07-03T17:00:00Z',
    });
    expect(rise(first, second, 'cairo@set.lineup')).toBeGreaterThan(0);
    expect(rise(first, second, 'brass@set.lineup')).toBeGreaterThan(0);
    expect(read(calendars, pier)['cairo@set.lineup']).toMatchObject({ status: 'CANCELLED' });
    expect(read(calendars, barn)['cairo@set.lineup']).toEqual(second['cairo@set.lineup']);

    // Owl Parade has cancelled; Brass stays removed.
    calendars.release([{ ...owl, status: 'cancelled' }, cairoLater]);
    const third = read(calendars);
    expect(Object.keys(third).sort()).toEqual(Object.keys(first).sort());
    expect(third['owl@set.lineup']).toMatchObject({ status: 'CANCELLED', summary: 'Cancelled: Owl Parade' });
    expect(rise(second, third, 'owl@set.lineup')).toBeGreaterThan(0);
    expect(third['cairo@set.lineup']).toEqual(second['cairo@set.lineup']);
    expect(third['brass@set.lineup']).toEqual(second['brass@set.lineup']);
    expect(read(calendars, barn)['brass@set.lineup']).toEqual(second['brass@set.lineup']);
    expect(calendars.shown(everything)).toEqual([
      `2026-07-03T16:30:00Z ${cairoLater.artistName} (Barn, Terschelling)`,
    ]);
  });

  it('folds long and Arabic names by octets and never inside a character, in every feed of every release', () => {
    const calendars = new Followed(feeds);
    for (const sets of [
      [owl, cairo, brass],
      [owl, cairoLater],
      [owl, { ...cairoLater, artistName: long }],
    ]) {
      calendars.release(sets);
      for (const feed of feeds) expectFolded(calendars.text(feed));
      expect(Object.values(read(calendars)).map(({ summary }) => summary)).toEqual(
        expect.arrayContaining(sets.map(({ artistName }) => artistName)),
      );
    }
  });

  type Read = ReturnType<typeof read>;

  function rise(before: Read, after: Read, uid: string): number {
    return (after[uid]?.sequence ?? NaN) - (before[uid]?.sequence ?? NaN);
  }
});

describe('the calendar of an artist that has no public set any more', () => {
  const ofTide = 'artists/tide';
  const held = { ...tide, announcement: { level: 'held' } } as const;
  const empty = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//set.lineup//Festival Lineup Portal//EN',
    'NAME:Salt & Lantern',
    'X-WR-CALNAME:Salt & Lantern',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VTIMEZONE',
    'TZID:UTC',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0000',
    'END:STANDARD',
    'END:VTIMEZONE',
    'END:VCALENDAR',
    '',
  ];

  it('is empty but valid where the set is held back, and names no artist', () => {
    const calendars = new Followed([ofTide]);
    calendars.release([owl, tide]);
    calendars.release([owl, held]);
    expect(calendars.text(ofTide)?.split('\r\n')).toEqual(empty);
    calendars.release([owl, held]);
    expect(calendars.text(ofTide)?.split('\r\n')).toEqual(empty);
    calendars.release([owl, tide]);
    expect(calendars.text(ofTide)).toContain('SUMMARY:Tide\r\n');
  });

  it('is empty where the set was removed before its time was public', () => {
    const calendars = new Followed([ofTide]);
    calendars.release([owl, { ...tide, announcement: { level: 'name' } }]);
    calendars.release([owl]);
    expect(calendars.text(ofTide)?.split('\r\n')).toEqual(empty);
  });

  it('has the cancellation of a set that was removed', () => {
    const calendars = new Followed([ofTide]);
    calendars.release([owl, tide]);
    calendars.release([owl]);
    expect(calendars.text(ofTide)).toContain('STATUS:CANCELLED');
    calendars.release([owl]);
    expect(calendars.text(ofTide)).toContain('STATUS:CANCELLED');
  });

  it('is none where there never was one', () => {
    const calendars = new Followed([ofTide]);
    calendars.release([owl, held]);
    calendars.release([owl]);
    expect(calendars.text(ofTide)).toBeNull();
    expect(calendars.text('artists/kelp')).toBeNull();
    expect(calendars.text('stages/tide')).toBeNull();
  });
});

it('a stage that lost its only set before its time was public still has its calendar', () => {
  const calendars = new Followed([barn]);
  calendars.release([owl, { ...tide, announcement: { level: 'stage' } }]);
  calendars.release([owl]);
  expect(calendars.text(barn)).toContain('BEGIN:VCALENDAR');
});
