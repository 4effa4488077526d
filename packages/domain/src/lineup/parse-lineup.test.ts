import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftEventSchema } from '../entities/upload.ts';
import { processingMessages } from '../messages/processing-messages.ts';
import { parseLineup } from './parse-lineup.ts';
import { maximumEvents } from './parsed-lineup.ts';
import { fileOf, lineOf, parseRows } from './testing/parse-rows.ts';
import { sampleFestival } from './testing/sample-festival.ts';

const festivals = [
  sampleFestival(),
  sampleFestival({ dayStartsAt: '06:00', timezone: 'Australia/Lord_Howe' }),
];
const row = {
  artistName: 'Night Ferry',
  stage: 'Barn',
  date: '2025-07-04',
  timeStart: '20:00',
  timeEnd: '21:00',
};
const stamp = { seconds: 0, nanoseconds: 0 };

/** Checks that everything parsed can be stored, and that every refused file has a reason. */
function expectSound(bytes: Uint8Array): void {
  const unsound = festivals.flatMap<unknown>((festival) => {
    const reading = parseLineup(bytes, festival);
    if (!reading.ok) return reading.error === '' ? [reading] : [];
    return reading.events.filter(
      (event) => !draftEventSchema.safeParse({ ...event, createdAt: stamp }).success,
    );
  });
  expect(unsound).toEqual([]);
}

const oddText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '25:30',
    '9pm',
    '2025-07-04',
    '2025-07-04T21:00Z',
    '04/07/2025',
    'Fri',
    '4',
    '21:00-22:00',
    '90 min',
  ),
  fc
    .tuple(fc.nat(99), fc.constantFrom(':', '.', 'h', '/', '-', ' '), fc.nat(9999))
    .map((parts) => parts.join('')),
);
const oddValue = fc.oneof(
  oddText,
  fc.double(),
  fc.integer(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
);
const keys = [
  'artistName',
  'NAME',
  'stage',
  'date',
  'day',
  'timeStart',
  'start',
  'timeEnd',
  'end',
  'duration',
  'imageURL',
];
const oddRow = fc.record(Object.fromEntries(keys.map((key) => [key, oddValue])), { requiredKeys: [] });

describe('parseLineup', () => {
  it('never throws on any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), expectSound));
  });

  it('never throws on any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => expectSound(fileOf(value))));
  });

  it('makes sound drafts of any rows', () => {
    fc.assert(
      fc.property(fc.array(oddRow, { minLength: 1, maxLength: 8 }), (rows) => expectSound(fileOf(rows))),
      { numRuns: 500 },
    );
  });

  it('never throws on a valid file with some bytes changed', () => {
    const valid = fileOf({ events: [row, { ...row, artistName: 'Óli' }] });
    const change = fc.tuple(fc.nat(valid.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 4 }), (changes) => {
        const bytes = Uint8Array.from(valid);
        for (const [at, value] of changes) bytes[at] = value;
        expectSound(bytes);
      }),
    );
  });

  it('never throws on the beginning of a valid file', () => {
    const valid = fileOf({ events: [row] });
    for (let length = 0; length < valid.length; length += 1) expectSound(valid.slice(0, length));
  });

  it('survives nesting of any depth', () => {
    for (const depth of [65, 10_000, 1_000_000]) {
      const reading = parseLineup(new TextEncoder().encode('[\n'.repeat(depth)), sampleFestival());
      expect(reading).toEqual({ ok: false, error: processingMessages.tooDeep(65, 1) });
    }
  });

  it('refuses an object of too many members, which would take longer than a whole lineup', () => {
    const names = Array.from({ length: 1001 }, (_, n) => `"k${n}":1`);
    const reading = parseLineup(new TextEncoder().encode(`[{\n${names.join(',\n')}}]`), sampleFestival());
    expect(reading).toEqual({ ok: false, error: processingMessages.tooManyMembers(1000, 1002, 8) });
  });

  it('reads nesting up to the limit', () => {
    const text = `[{"artist":"Night Ferry","extra":${'['.repeat(62)}${']'.repeat(62)}}]`;
    expect(parseLineup(new TextEncoder().encode(text), sampleFestival()).ok).toBe(true);
  });

  it('leaves prototypes alone', () => {
    const text = '[{"__proto__":{"stage":"Polluted"},"artist":"Night Ferry"}]';
    const reading = parseLineup(new TextEncoder().encode(text), sampleFestival());
    expect(reading.ok && reading.events.map((event) => event.stage)).toEqual(['']);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('numbers the rows from 1 in the order of the file', () => {
    const events = parseRows([row, row, row]);
    expect(events.map((event) => event.row)).toEqual([1, 2, 3]);
  });

  it('takes as many events as allowed and not one more', () => {
    const rows = Array.from({ length: maximumEvents }, () => row);
    expect(parseRows(rows)).toHaveLength(maximumEvents);
    const tooMany = parseLineup(fileOf([...rows, row]), sampleFestival());
    expect(tooMany).toEqual({ ok: false, error: processingMessages.tooManyEvents(maximumEvents) });
  });

  it.each([
    [1, 'a number'],
    ['events', 'text'],
    [null, 'null'],
    [true, 'true'],
    [{}, 'an object without "events"'],
    [{ events: null }, '"events" as null'],
    [{ events: 3, Events: [] }, 'more than one list of "events"'],
  ])('says what it found instead of a list: %j', (value, found) => {
    const error = processingMessages.wrongShape(found);
    expect(parseLineup(fileOf(value), sampleFestival())).toEqual({ ok: false, error });
  });

  it.each([
    [null, 'null'],
    [[row], 'a list'],
    [7, 'a number'],
    [false, 'false'],
  ])('names the row that is no event: %j', (value, found) => {
    const reading = parseLineup(fileOf([row, value]), sampleFestival());
    expect(reading).toEqual({ ok: false, row: 2, error: processingMessages.rowNotObject(2, found) });
  });

  it('prefers the template key and skips one that holds nothing', () => {
    const [first, second] = parseRows([
      { name: 'Name', artist: 'Artist', artistName: 'Template', stage: 'Barn' },
      { name: 'Name', artist: '', artistName: null, stage: 'Barn' },
    ]);
    expect([first?.artistName, second?.artistName]).toEqual(['Template', 'Name']);
  });

  it('reads UTC times into the zone of the festival, whatever it is', () => {
    const rows = [
      { artist: 'Night Ferry', stage: 'Barn', start: '2025-07-04T19:30Z', end: '2025-07-04T20:15Z' },
    ];
    const lineIn = (timezone: string) => parseRows(rows, sampleFestival({ timezone })).map(lineOf);
    expect(lineIn('Asia/Kathmandu')).toEqual(['Night Ferry @ Barn 2025-07-05 01:15-02:00']);
    expect(lineIn('America/St_Johns')).toEqual(['Night Ferry @ Barn 2025-07-04 17:00-17:45']);
  });

  it('tells of a date-time beside which another date or time is left aside', () => {
    const rows = [
      { artist: 'Ferry', stage: 'Barn', date: '2025-07-05', start: '2025-07-04T21:00', end: '22:00' },
      { artist: 'Ferry', stage: 'Barn', date: '2025-07-04T20:00', start: '21:00', end: '22:00' },
      { artist: 'Ferry', stage: 'Barn', date: '2025-07-04T21:00', end: '2025-07-04T22:00' },
    ];
    expect(parseRows(rows).map(lineOf)).toEqual([
      'Ferry @ Barn 2025-07-04 21:00-22:00 [date splitDateTime]',
      'Ferry @ Barn 2025-07-04 21:00-22:00 [date splitDateTime]',
      'Ferry @ Barn 2025-07-04 21:00-22:00',
    ]);
  });

  it('cuts a name of 10,000 characters and says so', () => {
    const [event] = parseRows([{ ...row, artistName: 'x'.repeat(10_000) }]);
    expect(event?.artistName).toHaveLength(1000);
    expect(event?.hints.map((hint) => hint.code)).toEqual(['cut']);
  });

  it('finds a stage whose name was typed in another Unicode form', () => {
    const festival = sampleFestival({ stages: ['Cafe\u0301'] });
    const events = parseRows([{ ...row, stage: 'Caf\u00e9' }], festival);
    expect(events[0]?.stage).toBe('Cafe\u0301');
  });
});

it('tells of a second name of the artist under another key, unless it is the same', () => {
  const times = { stage: 'Barn', date: '2025-07-04', timeStart: '20:00', timeEnd: '21:00' };
  const [other, same] = parseRows([
    { artist: 'Night Ferry', name: 'Opening night', ...times },
    { artist: 'Low Tide', name: 'Low Tide', ...times },
  ]);
  expect(other?.hints).toEqual([{ field: 'artistName', code: 'otherName', source: 'Opening night' }]);
  expect(same?.hints).toEqual([]);
});

it('does not tell of a weekday beside a start with its full date', () => {
  const [event] = parseRows([
    {
      artist: 'Night Ferry',
      stage: 'Barn',
      day: 'Friday',
      start: '2025-07-04T20:00:00+02:00',
      end: '2025-07-04T21:00:00+02:00',
    },
  ]);
  expect(event?.date).toBe('2025-07-04');
  expect(event?.hints).toEqual([]);
});
