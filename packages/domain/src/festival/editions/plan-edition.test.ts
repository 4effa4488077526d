import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptanceKey } from '../../conflicts/acceptance.ts';
import { findConflicts } from '../../conflicts/conflict-index.ts';
import { conflictRulesOf } from '../../conflicts/conflict-rules.ts';
import { conflictSetOf } from '../../conflicts/conflict.ts';
import { festivalSchema, type Festival } from '../../entities/festival.ts';
import { lineupEventSchema, type LineupEvent } from '../../entities/lineup-event.ts';
import { unplacedActSchema } from '../../entities/unplaced-act.ts';
import { addDays } from '../../time/plain-date.ts';
import { anyClock } from '../../time/testing/zones.ts';
import { timestampFromMillis, timestampToMillis } from '../../timestamp.ts';
import { festivalDates, festivalDayOf, festivalDays } from '../days.ts';
import { eventClockTimes, eventTimestamps } from '../events/event-times.ts';
import { checkFestivalForm } from '../form.ts';
import { aFestival } from '../testing/festivals.ts';
import { editionForm, planEdition, type EditionChoice } from './plan-edition.ts';
import { suggestEdition, type SuggestedEdition } from './suggest-edition.ts';

const at = timestampFromMillis(0);
const everything: EditionChoice = {
  stages: true,
  settings: true,
  conflicts: true,
  picture: true,
  look: true,
  lineup: 'moved',
};

function stored(traits: Parameters<typeof aFestival>[0] = {}, more: Partial<Festival> = {}): Festival {
  return { ...aFestival(traits), id: 'f1', created_at: at, updated_at: at, ...more };
}

function aSet(
  festival: Festival,
  [date, timeStart, timeEnd]: readonly [string, string, string],
  more: Partial<LineupEvent> = {},
): LineupEvent {
  const { notices: _, endsNextDay: _1, ...times } = eventTimestamps({ date, timeStart, timeEnd }, festival);
  return { id: 's1', artistName: 'Kelp', stage: 'Barn', imageURL: null, ...times, ...more };
}

function plan(
  festival: Festival,
  sets: readonly LineupEvent[],
  choice: Partial<EditionChoice> = {},
  given: Partial<SuggestedEdition> = {},
) {
  const chosen = { ...everything, ...choice };
  const form = editionForm(festival, { ...suggestEdition(festival), ...given }, chosen);
  const check = checkFestivalForm(form);
  if (!check.ok) throw new Error(check.summary);
  let made = 0;
  return planEdition({ festival, sets }, check.fields, chosen, () => `n${(made += 1)}`);
}

describe('a lineup that is moved to the next edition', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Sydney');
  const dayStarts = fc.constantFrom('00:00', '06:00');
  // Around both clock changes, in both hemispheres, and around 29 February.
  const starts = fc
    .tuple(
      fc.constantFrom(
        '2026-03-06',
        '2026-03-27',
        '2026-04-03',
        '2026-10-02',
        '2026-10-23',
        '2026-10-30',
        '2028-02-28',
      ),
      fc.integer({ min: -3, max: 3 }),
    )
    .map(([date, shift]) => addDays(date, shift));

  test('keeps weekday, festival day and clock times, right across changes of the clocks', () => {
    fc.assert(
      fc.property(
        zones,
        dayStarts,
        starts,
        fc.nat(3),
        anyClock,
        anyClock,
        (timezone, dayStartsAt, startDate, day, from, to) => {
          const festival = stored({ startDate, endDate: addDays(startDate, 3), timezone, dayStartsAt });
          const set = aSet(festival, [addDays(startDate, day), from, to]);
          const { festival: edition, sets, acts } = plan(festival, [set]);
          const times = eventClockTimes(set, festival);
          const [moved] = sets;
          // A set can only end up after the last day if the clocks skip the start of the day itself.
          expect(acts.length === 0 || day === 3).toBe(true);
          fc.pre(moved !== undefined);
          const now = eventClockTimes(moved.data, edition);
          const place = festivalDays(festival).indexOf(times.date);
          const sameDay = festivalDays(edition)[place] ?? addDays(festivalDates(edition).start, place);
          const expected = eventTimestamps({ ...times, date: sameDay }, edition);
          expect(moved.data.timeStart).toEqual(expected.timeStart);
          expect(moved.data.timeEnd).toEqual(expected.timeEnd);
          if (expected.notices.length > 0) return;
          expect([now.timeStart, now.timeEnd]).toEqual([times.timeStart, times.timeEnd]);
          expect(now.date).toBe(sameDay);
          expect(new Date(now.date).getUTCDay()).toBe(new Date(times.date).getUTCDay());
          expect(festivalDayOf(timestampToMillis(moved.data.date) + 12 * 3_600_000, edition)).toBe(sameDay);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('leaves a night set on the festival day that it belongs to', () => {
    const festival = stored({ dayStartsAt: '06:00' });
    const [moved] = plan(festival, [aSet(festival, ['2026-07-04', '01:00', '02:00'])]).sets;
    const edition = stored({ startDate: '2027-07-02', endDate: '2027-07-04', dayStartsAt: '06:00' });
    expect(moved && eventClockTimes(moved.data, edition)).toMatchObject({
      date: '2027-07-03',
      timeStart: '01:00',
      timeEnd: '02:00',
    });
  });

  test('makes acts of sets of which the day or the stage is not there any more', () => {
    const festival = stored();
    const sets = [
      aSet(festival, ['2026-07-03', '20:00', '21:00'], { id: 'friday' }),
      aSet(festival, ['2026-07-05', '20:00', '21:30'], { id: 'sunday', artistName: 'Owl Parade' }),
      aSet(festival, ['2026-07-03', '20:00', '21:00'], { id: 'gone', stage: 'Old Barn', artistName: 'Moss' }),
    ];
    const made = plan(festival, sets, {}, { endDate: '2027-07-03' });
    expect(made.sets.map(({ data }) => data.artistName)).toEqual(['Kelp']);
    expect(made.acts.map(({ data }) => data)).toEqual([
      { artistName: 'Owl Parade', imageURL: null, minutes: 90 },
      { artistName: 'Moss', imageURL: null, minutes: 60 },
    ]);
  });

  test('takes all fields along but how the last edition went', () => {
    const festival = stored();
    const end = festival.endDate;
    const sets = [
      aSet(festival, ['2026-07-03', '20:00', '21:00'], {
        note: 'Brings a harp',
        imageURL: '/files/harp',
        status: 'replaced',
        replacedBy: 'Moss',
        created_at: at,
        updatedAt: at,
        announcement: { level: 'held', steps: [{ level: 'time', at }] },
      }),
      aSet(festival, ['2026-07-03', '22:00', '23:00'], {
        announcement: { level: 'held', steps: [{ level: 'day', at: end }] },
      }),
    ];
    const [first, second] = plan(festival, sets).sets;
    expect(first?.data).toMatchObject({ note: 'Brings a harp', imageURL: '/files/harp' });
    for (const field of ['status', 'replacedBy', 'announcement', 'created_at', 'updatedAt', 'version'])
      expect(first?.data).not.toHaveProperty(field);
    expect(second?.data.announcement).toEqual({ level: 'day' });
  });

  test('takes the plan, not the delays and actual times of the show day', () => {
    const festival = stored();
    const set = aSet(festival, ['2026-07-03', '20:00', '21:00']);
    const later = ({ seconds, nanoseconds }: LineupEvent['timeStart'], minutes: number) => ({
      seconds: seconds + minutes * 60,
      nanoseconds,
    });
    const played = {
      timeStart: later(set.timeStart, 10),
      timeEnd: later(set.timeEnd, 20),
      startDelay: 10,
      endDelay: 20,
      actualStart: later(set.timeStart, 12),
      actualEnd: later(set.timeEnd, 21),
    };
    expect(plan(festival, [{ ...set, ...played }]).sets).toEqual(plan(festival, [set]).sets);
    const unplaced = { lineup: 'unplaced' } as const;
    expect(plan(festival, [{ ...set, ...played }], unplaced).acts).toEqual(
      plan(festival, [set], unplaced).acts,
    );
  });
});

describe('a new edition', () => {
  const festival = stored(
    {},
    {
      hourCycle: 'h23',
      tightMinutes: 45,
      changeoverMinutes: 20,
      dayStartsAt: '06:00',
      stageChangeovers: ['15 Barn'],
      openHours: ['12:00-02:00 daily', '10:00-23:00 2026-07-05 Barn', 'closed 2026-07-09'],
      imageURL: '/files/cover',
      accentColor: '#8a1c5b',
      logoURL: '/files/logo',
      pageLinks: [{ label: 'Map', url: 'https://map.example' }],
      pageNote: 'Sold out.',
    },
  );
  const sets = [{ ...aSet(festival, ['2026-07-03', '20:00', '21:00']), version: 'v1' }];

  test('takes stages and settings, hours of single days on the days that these become', () => {
    expect(plan(festival, sets).festival).toMatchObject({
      name: 'Moonlit Meadow 2027',
      stages: ['Barn', 'Boathouse'],
      dayStartsAt: '06:00',
      hourCycle: 'h23',
      tightMinutes: 45,
      changeoverMinutes: 20,
      stageChangeovers: ['15 Barn'],
      openHours: ['12:00-02:00 daily', '10:00-23:00 2027-07-04 Barn'],
      imageURL: '/files/cover',
      editionOf: 'f1',
    });
  });

  test('takes colour, logo and links of the public page, and not its note', () => {
    const { accentColor, logoURL, pageLinks } = festival;
    const made = plan(festival, sets).festival;
    expect(made).toMatchObject({ accentColor, logoURL, pageLinks });
    expect(made).not.toHaveProperty('pageNote');
  });

  test('takes nothing that is not chosen', () => {
    const nothing = {
      stages: false,
      settings: false,
      conflicts: false,
      picture: false,
      look: false,
      lineup: 'none',
    } as const;
    const made = plan(festival, sets, nothing);
    expect(made).toMatchObject({ sets: [], acts: [] });
    const {
      name: _,
      location: _1,
      timezone: _2,
      startDate: _3,
      endDate: _4,
      plannedOffsets: _5,
      ...rest
    } = made.festival;
    expect(rest).toEqual({ stages: [], dayStartsAt: '00:00', imageURL: null, editionOf: 'f1' });
  });

  test('has the stages and the start of the day where the lineup is moved', () => {
    const made = plan(festival, sets, { stages: false, settings: false });
    expect(made.festival).toMatchObject({ stages: ['Barn', 'Boathouse'], dayStartsAt: '06:00' });
    expect(made.sets).toHaveLength(1);
  });

  test('belongs to the family of the first edition', () => {
    expect(plan({ ...festival, editionOf: 'f0' }, sets).festival.editionOf).toBe('f0');
  });

  test('makes acts of all sets where they are to be unplaced', () => {
    const made = plan(festival, sets, { lineup: 'unplaced' });
    expect(made).toMatchObject({ sets: [], acts: [{ id: 'n1', data: { artistName: 'Kelp', minutes: 60 } }] });
  });

  test.each(['none', 'unplaced', 'moved'] as const)('can be stored with a lineup that is %s', (lineup) => {
    const made = plan(festival, sets, { lineup });
    const stamps = { created_at: at, updated_at: at };
    expect(festivalSchema.safeParse({ ...made.festival, ...stamps }).error).toBeUndefined();
    for (const { data } of made.sets) expect(lineupEventSchema.safeParse(data).error).toBeUndefined();
    for (const { data } of made.acts)
      expect(unplacedActSchema.safeParse({ ...data, ...stamps }).error).toBeUndefined();
  });
});

describe('accepted conflicts in a new edition', () => {
  const base = stored();
  const sets = [
    aSet(base, ['2026-07-03', '20:00', '21:00'], { id: 'a', artistName: 'Kelp' }),
    aSet(base, ['2026-07-03', '20:30', '21:30'], { id: 'b', artistName: 'Moss' }),
    aSet(base, ['2026-07-05', '20:00', '21:00'], { id: 'c', artistName: 'Owl Parade' }),
    aSet(base, ['2026-07-05', '20:30', '21:30'], { id: 'd', artistName: 'Fern' }),
  ];
  const single = findConflicts(sets.map(conflictSetOf), conflictRulesOf(base)).map((conflict) =>
    acceptanceKey({ scope: 'one', conflict }),
  );
  const festival = {
    ...base,
    acceptedConflicts: {
      [single[0] ?? '']: 'They share the stage',
      [single[1] ?? '']: 'They do as well',
      'one 1 2 overlap a b': 'Of another time',
      'name kelp': 'The host',
      'stage overlap Barn': 'Two programmes',
      'stage overlap Old Barn': 'No more',
    },
  };

  test('are those of names and stages, and of the sets that still conflict', () => {
    const made = plan(festival, sets, {}, { endDate: '2027-07-03' });
    const edition = { ...made.festival, acceptedConflicts: {} };
    const conflicts = findConflicts(
      made.sets.map(({ id, data }) => conflictSetOf({ ...data, id })),
      conflictRulesOf(edition),
    );
    expect(conflicts).toHaveLength(1);
    const [conflict] = conflicts;
    expect(made.festival.acceptedConflicts).toEqual({
      'name kelp': 'The host',
      'stage overlap Barn': 'Two programmes',
      ...(conflict && { [acceptanceKey({ scope: 'one', conflict })]: 'They share the stage' }),
    });
  });

  test('are those of names where neither stages nor lineup are taken', () => {
    const made = plan(festival, sets, { stages: false, lineup: 'none' });
    expect(made.festival.acceptedConflicts).toEqual({ 'name kelp': 'The host' });
  });

  test('are none where they are not chosen', () => {
    expect(plan(festival, sets, { conflicts: false }).festival).not.toHaveProperty('acceptedConflicts');
  });
});
