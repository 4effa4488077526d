import { describe, expect, it } from 'vitest';
import { clockFromMinutes } from '../../time/clock-time.ts';
import { addDays } from '../../time/plain-date.ts';
import { festival, incoming, sampleValues, stored } from '../testing/lineups.ts';
import type { StoredSet } from '../../timetable/set-edits.ts';
import type { BaseSet, ImportBase } from '../import-base.ts';
import type { IncomingSet, SetValues } from '../set-values.ts';
import { matchSets, type PairOverrides } from './match-sets.ts';

const other = sampleValues({ artistName: 'Mør & Tide', timeStart: '21:30', timeEnd: '22:30' });

/** Returns the stored id that each incoming set was paired with, and how; null for new sets. */
function found(
  sets: readonly IncomingSet[],
  before: readonly StoredSet[],
  base: ImportBase | null = null,
  overrides: PairOverrides = {},
) {
  const { pairs } = matchSets(sets, before, base, festival, overrides);
  return sets
    .map((set) => pairs.find((pair) => pair.incoming === set))
    .map((pair) => (pair ? `${pair.id} ${pair.how}` : null));
}

const baseOf = (sets: Record<string, BaseSet>) => ({ sets });

describe('matchSets', () => {
  it.each<[string, SetValues, string]>([
    ['nothing', {}, 'a artist'],
    ['the case, accents and an addition of the name', { artistName: 'NIGHT FÉRRY (live)' }, 'a artist'],
    ['the day', { date: '2025-07-05' }, 'a artist'],
    ['the stage', { stage: 'Lake Stage' }, 'a artist'],
    ['the times', { timeStart: '17:00', timeEnd: '18:30' }, 'a artist'],
    ['a slip in the name', { artistName: 'Nihgt Ferry' }, 'a similarName'],
    ['a word more in the name', { artistName: 'Night Ferry Orchestra' }, 'a similarName'],
    ['the whole name, at the same place', { artistName: 'Kelp' }, 'a place'],
  ])('finds a set that differs by %s', (_, change, expected) => {
    const rest = [1, 2].map((number) =>
      sampleValues({ ...other, artistName: `Owl Parade ${number}`, date: `2025-07-0${number + 4}` }),
    );
    const before = [stored('a', sampleValues()), ...rest.map((values, place) => stored(`r${place}`, values))];
    const sets = [incoming(sampleValues(change)), ...rest.map((values) => incoming(values))];
    expect(found(sets, before)[0]).toBe(expected);
  });

  it('takes a set of another artist at another place for new', () => {
    expect(found([incoming(other)], [stored('a', sampleValues())])).toEqual([null]);
  });

  it('does not take another lineup at the same places for the same', () => {
    const names = ['Kelp', 'Ember', 'Nova'];
    const at = (place: number) => ({ timeStart: `1${place}:00`, timeEnd: `1${place}:45` });
    const before = ['Tide', 'Owl', 'Fern'].map((artistName, place) =>
      stored(artistName, sampleValues({ artistName, ...at(place) })),
    );
    expect(
      found(
        names.map((artistName, place) => incoming(sampleValues({ artistName, ...at(place) }))),
        before,
      ),
    ).toEqual([null, null, null]);
  });

  it('pairs several sets of an artist by day, then stage, then time', () => {
    const places = [
      { date: '2025-07-04', stage: 'Barn', timeStart: '18:00' },
      { date: '2025-07-05', stage: 'Barn', timeStart: '18:00' },
      { date: '2025-07-05', stage: 'Lake Stage', timeStart: '20:00' },
    ];
    const before = places.map((place, number) => stored(`s${number}`, sampleValues(place)));
    const sets = [
      incoming(sampleValues({ date: '2025-07-05', stage: 'Lake Stage', timeStart: '18:00' })),
      incoming(sampleValues({ date: '2025-07-05', stage: 'Barn', timeStart: '19:30' })),
      incoming(
        sampleValues({ date: '2025-07-04', stage: 'Lake Stage', timeStart: '23:00', timeEnd: '23:30' }),
      ),
    ];
    expect(found(sets, before)).toEqual(['s2 artist', 's1 artist', 's0 artist']);
  });

  it('leaves a set that stays to itself when another of the artist is added', () => {
    const before = [stored('a', sampleValues({ timeStart: '18:00' }))];
    const sets = [
      incoming(sampleValues({ timeStart: '17:00' })),
      incoming(sampleValues({ timeStart: '18:00' })),
    ];
    expect(found(sets, before)).toEqual([null, 'a artist']);
  });

  it('keeps the order of sets that were moved all together', () => {
    const before = ['14:00', '18:00'].map((timeStart) => stored(timeStart, sampleValues({ timeStart })));
    const sets = ['20:00', '16:30'].map((timeStart) => incoming(sampleValues({ timeStart })));
    expect(found(sets, before)).toEqual(['18:00 artist', '14:00 artist']);
  });

  it('pairs equal rows one to one', () => {
    const before = [stored('a', sampleValues()), stored('b', sampleValues())];
    expect(
      found([incoming(sampleValues()), incoming(sampleValues()), incoming(sampleValues())], before),
    ).toEqual(['a artist', 'b artist', null]);
  });

  it('takes who was not known yet for whoever plays there now', () => {
    const later = { date: '2025-07-06', timeStart: '22:00', timeEnd: '23:00' };
    const sets = [
      incoming(sampleValues({ artistName: 'TBA', ...later })),
      incoming(sampleValues({ artistName: 'Kelp' })),
    ];
    expect(found(sets, [stored('a', sampleValues({ artistName: 'TBA' }))])).toEqual([null, 'a place']);
    expect(found(sets.slice(0, 1), [stored('a', sampleValues({ artistName: 'TBA' }))])).toEqual(['a artist']);
  });

  it('finds the sets of a lineup that was put off', () => {
    const days = ['2025-07-04', '2025-07-05'];
    const acts = ['Kelp', 'Ember', 'Nova', 'Owl Parade', 'Tide'];
    const setsOn = (offset: number) =>
      acts.flatMap((artistName, place) =>
        (artistName === 'Tide' ? days : days.slice(0, 1)).map((date) =>
          sampleValues({ artistName, date: addDays(date, offset), timeStart: `1${place}:00` }),
        ),
      );
    const before = setsOn(0).map((values, place) => stored(`s${place}`, values));
    expect(
      found(
        setsOn(1).map((values) => incoming(values)),
        before,
      ),
    ).toEqual(before.map(({ id }) => `${id} artist`));
  });

  it.each([
    ['a letter missing, on another day and stage', 'Ngiht Ferry', 'Night Ferry', 'a similarName'],
    ['artists joined in another order', 'Night Ferry & Kelp', 'Kelp b2b Night Ferry', 'a similarName'],
    ['a word more', 'Night Ferry Trio', 'Night Ferry', 'a similarName'],
    ['one short word in common', 'Los Kelp', 'Los Ember', null],
    ['hardly a letter in common', 'Kelp', 'Night Ferry', null],
  ])('weighs names with %s', (_, name, other, expected) => {
    const far = { date: '2025-07-06', stage: 'Lake Stage', timeStart: '14:00', timeEnd: '15:00' };
    expect(
      found(
        [incoming(sampleValues({ artistName: name, ...far }))],
        [stored('a', sampleValues({ artistName: other }))],
      ),
    ).toEqual([expected]);
  });

  it('pairs hundreds of sets of one name in their order', () => {
    const times = Array.from({ length: 120 }, (_, place) => clockFromMinutes(600 + place * 5));
    const before = times.map((timeStart) =>
      stored(timeStart, sampleValues({ artistName: 'Quiz', timeStart, timeEnd: timeStart })),
    );
    const sets = times.map((timeStart) =>
      incoming(sampleValues({ artistName: 'Quiz', timeStart, timeEnd: timeStart, stage: 'Lake Stage' })),
    );
    expect(found(sets.toReversed(), before)).toEqual(times.toReversed().map((time) => `${time} artist`));
  });

  it('does not take the numbers of rows for ids', () => {
    const names = ['Kelp', 'Ember', 'Nova', 'Tide'];
    const at = (name: string) => sampleValues({ artistName: name, timeStart: `1${names.indexOf(name)}:00` });
    const before = names.map((name) => stored(name, at(name)));
    const base = baseOf(
      Object.fromEntries(names.map((name, row) => [name, { said: at(name), sourceId: String(row) }])),
    );
    const sets = ['Owl', ...names].map((name, row) =>
      incoming(name === 'Owl' ? sampleValues() : at(name), { sourceId: String(row) }),
    );
    expect(found(sets, before, base)).toEqual([null, ...names.map((name) => `${name} artist`)]);
  });

  it('goes by the id of an exported file and by that of the source before anything else', () => {
    const before = [stored('a', sampleValues()), stored('b', other)];
    const base = baseOf({ b: { said: other, sourceId: '17' } });
    const sets = [
      incoming(sampleValues({ artistName: 'Kelp', date: '2025-07-06' }), { sourceId: 'a' }),
      incoming(sampleValues({ ...other, stage: 'Lake Stage', artistName: 'Mør' }), { sourceId: '17' }),
    ];
    expect(found(sets, before, base)).toEqual(['a id', null]);
    expect(
      found(
        [sets[0]!, incoming(sampleValues({ ...other, stage: 'Lake Stage' }), { sourceId: '17' })],
        before,
        base,
      ),
    ).toEqual(['a id', 'b id']);
  });

  it('finds by the last import a set that was renamed and moved on the schedule since', () => {
    const before = [
      stored('a', sampleValues({ artistName: 'Kelp', date: '2025-07-06', stage: 'Lake Stage' })),
    ];
    expect(found([incoming(sampleValues())], before)).toEqual([null]);
    expect(found([incoming(sampleValues())], before, baseOf({ a: { said: sampleValues() } }))).toEqual([
      'a artist',
    ]);
  });

  it('finds a set that was deleted from the schedule since', () => {
    const base = baseOf({
      gone: { said: sampleValues({ date: '2025-07-05' }) },
      a: { said: sampleValues() },
    });
    const sets = [incoming(sampleValues({ date: '2025-07-05' })), incoming(sampleValues())];
    expect(found(sets, [stored('a', sampleValues())], base)).toEqual(['gone artist', 'a artist']);
  });

  it('does as a person says', () => {
    const before = [stored('a', sampleValues()), stored('b', other)];
    const sets = [incoming(sampleValues()), incoming(other)];
    const [first, second] = sets.map(({ id }) => id);
    expect(found(sets, before, null, { [first ?? '']: 'b' })).toEqual(['b person', null]);
    expect(found(sets, before, null, { [second ?? '']: null })).toEqual(['a artist', null]);
  });
});
