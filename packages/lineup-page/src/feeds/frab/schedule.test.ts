// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { at, festival, place, releaseOf, setOf } from '../testing/sample-release.ts';
import { frabSchedule } from './schedule.ts';
import { scheduleJson } from './schedule-json.ts';
import { scheduleXml } from './schedule-xml.ts';

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/u;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/u;
const date = /^\d{4}-\d{2}-\d{2}$/u;
const clock = /^[0-2]\d:[0-5]\d$/u;
const slug = /^[a-z0-9]{4,}-\d{1,6}-[a-z0-9_-]{4,}$/u;
const any = /^/u;

/**
 * The children and attributes that every version of the published schema defines, each with its pattern; all are
 * written.
 */
const elements: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  schedule: { version: /./u, conference: any, day: any },
  conference: {
    title: /./u,
    acronym: /^[a-z0-9_-]{4,}$/u,
    start: date,
    end: date,
    days: /^\d+$/u,
    timeslot_duration: clock,
  },
  day: { '@date': date, '@start': instant, '@end': instant, '@index': /^[1-9]\d*$/u, room: any },
  room: { '@name': /./u, event: any },
  event: {
    '@id': /^[1-9]\d*$/u,
    '@guid': guid,
    date: instant,
    start: clock,
    duration: /^\d{1,2}:\d{2}$/u,
    room: /./u,
    slug,
    title: /./u,
    subtitle: any,
    track: any,
    type: any,
    language: any,
    abstract: any,
    description: any,
    persons: any,
    links: any,
  },
  persons: { person: /./u },
};
/** Elements that may be missing. */
const optional = new Set(['room', 'event', 'person']);

function parseXml(text: string): Document {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
}

/** Returns the deviations from the published schema, by the path of the element. */
function faultsOf(element: Element, path = element.tagName): string[] {
  const known =
    element.children.length === 0 && element.tagName !== 'event' ? undefined : elements[element.tagName];
  const attributes = Array.from(element.attributes, ({ name, value }) => [`@${name}`, value] as const);
  const children = Array.from(element.children, (child) => [child.tagName, child.textContent] as const);
  if (known === undefined) return children.map(([name]) => `${path}: has ${name}`);
  const parts = [...attributes, ...children];
  const names = new Set(parts.map(([name]) => name));
  return [
    ...parts.flatMap(([name, value]) => {
      const pattern = known[name];
      return pattern?.test(value) === true ? [] : [`${path}: ${name}=${value}`];
    }),
    ...Object.keys(known).flatMap((name) =>
      names.has(name) || optional.has(name) ? [] : [`${path}: no ${name}`],
    ),
    ...Array.from(element.children).flatMap((child) => faultsOf(child, `${path}/${child.tagName}`)),
  ];
}

const sets = [
  setOf(),
  setOf({
    id: 'kelp',
    number: 2,
    name: 'Kelp',
    artist: 'kelp',
    stage: 'barn',
    start: at('2026-07-04', '01:30'),
    end: at('2026-07-04', '03:00'),
  }),
  setOf({
    id: 'tba',
    number: 3,
    name: null,
    artist: null,
    start: at('2026-07-03', '22:00'),
    end: at('2026-07-03', '23:15'),
  }),
  setOf({ id: 'off', number: 4, status: 'cancelled' }),
  setOf({ id: 'sometime', number: 5, start: null, end: null }),
];
const release = releaseOf(sets);
const schedule = frabSchedule(release, place.slug);

describe('schedule.xml', () => {
  const parsed = parseXml(scheduleXml(schedule));
  const eventOf = (id: number) => parsed.querySelector(`event[id="${id}"]`);
  const textsOf = (id: number, ...names: string[]) =>
    names.map((name) => eventOf(id)?.querySelector(`:scope > ${name}`)?.textContent);

  it('has what the published schema asks for, in its order, and nothing that it does not know', () => {
    expect(faultsOf(parsed.documentElement)).toEqual([]);
    expect(Array.from(parsed.documentElement.children, ({ tagName }) => tagName)).toEqual([
      'version',
      'conference',
      'day',
      'day',
      'day',
    ]);
  });

  it('has a set after midnight in the day before, with its true date', () => {
    expect(eventOf(2)?.closest('day')?.getAttribute('date')).toBe('2026-07-03');
    expect(textsOf(2, 'date', 'start', 'duration', 'room')).toEqual([
      '2026-07-04T01:30:00+02:00',
      '01:30',
      '01:30',
      'Barn',
    ]);
  });

  it('begins and ends its days when the festival does', () => {
    const days = Array.from(parsed.querySelectorAll('day'), (day) => [
      day.getAttribute('index'),
      day.getAttribute('start'),
      day.getAttribute('end'),
    ]);
    expect(days[0]).toEqual(['1', '2026-07-03T06:00:00+02:00', '2026-07-04T06:00:00+02:00']);
    expect(days).toHaveLength(3);
  });

  it('has what is played alone: nothing that is off, and nothing without a time', () => {
    const ids = Array.from(parsed.querySelectorAll('event'), (event) => event.getAttribute('id'));
    expect(ids).toEqual(['1', '3', '2']);
  });

  it('has a set whose name is not told, without a person', () => {
    expect(textsOf(3, 'title', 'slug')).toEqual(['To be announced', 'saltandlantern-3-to-be-announced']);
    expect(eventOf(3)?.querySelector('person')).toBeNull();
    expect(textsOf(1, 'title', 'slug', 'persons > person')).toEqual([
      'Owl Parade',
      'saltandlantern-1-owl-parade',
      'Owl Parade',
    ]);
  });

  it('keeps names as they are, whatever XML makes of their letters, and nothing that it cannot hold', () => {
    const name = 'A&B <b>"x"\u0007\u0001]]> مهرجان 🎻';
    const text = scheduleXml(frabSchedule(releaseOf([setOf({ name })]), place.slug));
    expect(parseXml(text).querySelector('event > title')?.textContent).toBe('A&B <b>"x" ]]> مهرجان 🎻');
  });

  it('is a schedule while nothing is told', () => {
    const empty = parseXml(scheduleXml(frabSchedule(releaseOf([], { stages: [] }), 'x')));
    expect(empty.querySelectorAll('day')).toHaveLength(3);
    expect(faultsOf(empty.documentElement).filter((fault) => !fault.endsWith('no room'))).toEqual([]);
    expect(empty.querySelector('acronym')?.textContent).toBe('lineupx');
  });
});

interface Parsed {
  readonly schedule: {
    readonly version: string;
    readonly base_url: string;
    readonly conference: Readonly<Record<string, unknown>> & {
      readonly rooms: readonly { readonly name: string; readonly guid: string }[];
      readonly days: readonly {
        readonly index: number;
        readonly date: string;
        readonly day_start: string;
        readonly day_end: string;
        readonly rooms: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
      }[];
    };
  };
}

describe('schedule.json', () => {
  const page = 'https://lineup.example/lineup/salt-and-lantern';
  const { conference, version } = (JSON.parse(scheduleJson(schedule, page)) as Parsed).schedule;

  it('has what the published schema asks for', () => {
    const { days, rooms, ...head } = conference;
    expect(version).toBe('3');
    expect(head).toEqual({
      acronym: 'saltandlantern',
      title: 'Salt & Lantern',
      start: '2026-07-03',
      end: '2026-07-05',
      daysCount: 3,
      timeslot_duration: '00:05',
      time_zone_name: 'Europe/Amsterdam',
      url: page,
    });
    expect(rooms).toEqual([
      { name: 'Pier', guid: expect.stringMatching(guid) as string },
      { name: 'Barn', guid: expect.stringMatching(guid) as string },
    ]);
    expect(Object.keys(days[0] ?? {})).toEqual(['index', 'date', 'day_start', 'day_end', 'rooms']);
    expect(Object.keys(days[0]?.rooms ?? {})).toEqual(['Pier', 'Barn']);
  });

  it('has an event with all that is asked for', () => {
    const kelp = conference.days[0]?.rooms['Barn']?.[0];
    expect(kelp).toEqual({
      id: 2,
      guid: expect.stringMatching(guid) as string,
      date: '2026-07-04T01:30:00+02:00',
      start: '01:30',
      duration: '01:30',
      room: 'Barn',
      slug: 'saltandlantern-2-kelp',
      url: page,
      title: 'Kelp',
      subtitle: null,
      track: null,
      type: 'performance',
      language: '',
      abstract: null,
      description: null,
      persons: [{ name: 'Kelp', public_name: 'Kelp', guid: expect.stringMatching(guid) as string }],
      links: [],
    });
  });

  it('knows the same events as the XML by the same ids', () => {
    const events = conference.days.flatMap(({ rooms }) => Object.values(rooms).flat());
    const parsed = parseXml(scheduleXml(schedule));
    const inXml = Array.from(parsed.querySelectorAll('event'), (event) => [
      event.getAttribute('id'),
      event.getAttribute('guid'),
    ]);
    expect(events.map(({ id, guid }) => [String(id), guid])).toEqual(inXml);
  });

  it('keeps the ids of a set and a stage through any other change', () => {
    const later = frabSchedule(
      releaseOf([
        setOf({ name: 'Owls', artist: 'owls', start: at('2026-07-04', '20:00'), day: '2026-07-04' }),
      ]),
      'other-slug',
    );
    const first = (of: typeof schedule) => of.days.flatMap(({ rooms }) => rooms)[0];
    const ids = (of: typeof schedule) => [
      first(of)?.guid,
      first(of)?.events[0]?.id,
      first(of)?.events[0]?.guid,
    ];
    expect(ids(later)).toEqual(ids(schedule));
    expect(ids(later)[2]).toBe('0d6ecefc-925d-53bf-a085-26dda0a4f5b3');
  });

  it('leaves out a zone whose name its readers do not know, and the offsets that were planned with', () => {
    const zoneOf = (timezone: string) => {
      const text = scheduleJson(
        frabSchedule(releaseOf([], { festival: { ...festival, timezone } }), 'x'),
        page,
      );
      return (JSON.parse(text) as Parsed).schedule.conference['time_zone_name'];
    };
    expect(zoneOf('Etc/GMT+5')).toBeUndefined();
    expect(zoneOf('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos_Aires');
    expect(zoneOf('Europe/Amsterdam@7200')).toBe('Europe/Amsterdam');
  });
});
