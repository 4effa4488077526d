import { describe, expect, it } from 'vitest';
import type { Festival } from '../entities/festival.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { timestampFromMillis } from '../timestamp.ts';
import { lineupChangeText } from './lineup-change-text.ts';
import { lineupChangeSchema } from './lineup-change.ts';
import { countChanges, releaseChanges } from './lineup-changes.ts';
import { aSet, announced, evening, frozenOf, hour, Releases } from './testing/lineups.ts';
import { withTicked } from './with-ticked.ts';

const tide = aSet('a', 'Tide');
const clocks = { timezone: 'Europe/Amsterdam', hourCycle: 'h23', dayStartsAt: '06:00' } as const;
const ending = (hours: number) => ({ timeEnd: timestampFromMillis(evening + hours * hour) });

/** Returns the texts of the changes since `before`. */
function changeTexts(
  before: readonly LineupEvent[],
  after: readonly LineupEvent[],
  other: Partial<Festival> = {},
) {
  return releaseChanges(frozenOf(before), frozenOf(after, other)).map((change) =>
    lineupChangeText(change, clocks),
  );
}

describe('releaseChanges', () => {
  it.each<[string, Partial<LineupEvent>]>([
    ['Renamed Tide to Ebb', { artistName: 'Ebb' }],
    ['Moved Tide from Barn, Fri, Jul 3, 18:00 to Boathouse, Fri, Jul 3, 18:00', { stage: 'Boathouse' }],
    ['Moved the end of Tide from 19:00 to 20:00', ending(2)],
    ['Cancelled Tide', { status: 'cancelled' }],
    ['Replaced Tide', { status: 'replaced' }],
    ['Replaced Tide by Moss', { status: 'replaced', replacedBy: 'Moss' }],
    ['Changed the announcement of Tide: hidden', announced('held')],
    [
      'Changed the announcement of Tide: the name; everything from Fri, Jul 3, 14:00',
      announced('name', [['time', evening - 4 * hour]]),
    ],
    [
      'Renamed Tide to Ebb; moved Ebb from Barn, Fri, Jul 3, 18:00 to Boathouse, Fri, Jul 3, 18:00; cancelled Ebb',
      { artistName: 'Ebb', stage: 'Boathouse', status: 'cancelled' },
    ],
  ])('says "%s"', (text, change) => {
    expect(changeTexts([tide], [{ ...tide, ...change }])).toEqual([text]);
  });

  it('says both where a set is moved and lasts longer', () => {
    expect(changeTexts([tide], [{ ...tide, stage: 'Boathouse', ...ending(2) }])).toEqual([
      'Moved Tide from Barn, Fri, Jul 3, 18:00 to Boathouse, Fri, Jul 3, 18:00; moved the end of Tide from 19:00 to 20:00',
    ]);
  });

  it('says what is back on', () => {
    expect(changeTexts([{ ...tide, status: 'cancelled' }], [tide])).toEqual(['Confirmed Tide again']);
    expect(changeTexts([{ ...tide, ...announced('held') }], [tide])).toEqual([
      'Changed the announcement of Tide: everything',
    ]);
  });

  it('says where a set after midnight is, by its festival day', () => {
    expect(changeTexts([], [aSet('a', 'Tide', 8)])).toEqual(['Added Tide on Barn, Fri, Jul 3, 02:00']);
    expect(changeTexts([aSet('a', 'Tide', 8)], [])).toEqual(['Removed Tide from Barn, Fri, Jul 3, 02:00']);
  });

  it('says what an added set is', () => {
    const added = (other: Partial<LineupEvent>) => changeTexts([], [{ ...tide, ...other }])[0];
    const place = 'Added Tide on Barn, Fri, Jul 3, 18:00';
    expect(added(announced('day'))).toBe(`${place}; name and day`);
    expect(added({ status: 'cancelled' })).toBe(`${place}; cancelled`);
    expect(added({ status: 'replaced' })).toBe(`${place}; replaced`);
    expect(added({ status: 'replaced', replacedBy: 'Moss' })).toBe(`${place}; replaced by Moss`);
  });

  it('says what of the festival differs, first', () => {
    const other = { name: 'Sunlit Meadow', hourCycle: 'h23', stages: ['Barn'] } as const;
    expect(changeTexts([tide], [], { ...other, stages: [...other.stages] })).toEqual([
      'Changed the festival: name, time format, stages',
      'Removed Tide from Barn, Fri, Jul 3, 18:00',
    ]);
    const longer = { endDate: timestampFromMillis(evening + 96 * hour) };
    expect(changeTexts([], [], longer)).toEqual(['Changed the festival: dates']);
    const before = frozenOf([]);
    const after = { ...before, festival: { ...before.festival, cover: 'a'.repeat(64) } };
    expect(releaseChanges(before, after).map((change) => lineupChangeText(change, clocks))).toEqual([
      'Changed the festival: picture',
    ]);
  });

  it('says what of the look differs, also what is gone', () => {
    const look = { accentColor: '#8a1c5b', pageLinks: [{ label: 'Map', url: 'https://map.example' }] };
    const [plain, colored] = [frozenOf([]), frozenOf([], { ...look, pageNote: 'Gates: 10' })];
    const textsOf = (...lineups: Parameters<typeof releaseChanges>) =>
      releaseChanges(...lineups).map((change) => lineupChangeText(change, clocks));
    const text = 'Changed the festival: accent colour, links of the public page, note on the public page';
    expect(textsOf(plain, colored)).toEqual([text]);
    expect(textsOf(colored, plain)).toEqual([text]);
    expect(textsOf(plain, frozenOf([], { accentColor: null, pageLinks: [], pageNote: null }))).toEqual([]);
  });

  it('says nothing where nothing differs that is ever told', () => {
    expect(changeTexts([tide], [{ ...tide, note: 'Late', imageURL: '/files/tide.png' }])).toEqual([]);
    expect(
      changeTexts([tide], [{ ...tide, announcement: { level: 'time', tba: false, steps: [] } }]),
    ).toEqual([]);
    expect(changeTexts([tide], [{ ...tide, artistName: ' Tide ' }])).toEqual([]);
  });

  it('has every set of a first release, by their starts', () => {
    const changes = releaseChanges(null, frozenOf([aSet('b', 'Ebb', 2), tide]));
    expect(changes.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(countChanges(changes)).toEqual({ added: 2, changed: 0, removed: 0 });
  });

  it('travels as JSON', () => {
    const changes = releaseChanges(
      frozenOf([tide]),
      frozenOf([{ ...tide, ...announced('held', [['day', evening]]) }, aSet('b', 'Ebb')], { name: 'Sunlit' }),
    );
    expect(changes).toHaveLength(3);
    for (const change of changes) {
      expect(lineupChangeSchema.parse(JSON.parse(JSON.stringify(change)))).toEqual(change);
    }
  });

  it('counts what is added, changed and removed, the festival aside', () => {
    const before = frozenOf([tide, aSet('b', 'Ebb')]);
    const after = frozenOf([{ ...tide, stage: 'Boathouse' }, aSet('c', 'Moss')], { name: 'Sunlit' });
    expect(countChanges(releaseChanges(before, after))).toEqual({ added: 1, changed: 1, removed: 1 });
  });
});

describe('withTicked', () => {
  const before = frozenOf([tide, aSet('b', 'Ebb', 2), aSet('c', 'Moss', 4)]);
  const now = frozenOf(
    [{ ...tide, stage: 'Boathouse', artistName: 'Tide Trio' }, aSet('b', 'Ebb', 3), aSet('d', 'Fern', 5)],
    { name: 'Sunlit Meadow' },
  );
  const namesAfter = (...ticked: readonly string[]) =>
    withTicked(before, now, new Set(ticked)).sets.map(({ artistName }) => artistName);

  it('takes a set as it is now, or leaves it as it was', () => {
    const [set] = withTicked(before, now, new Set(['a'])).sets;
    expect(set).toEqual(now.sets[0]);
    expect(withTicked(before, now, new Set(['b'])).sets[0]).toEqual(before.sets[0]);
  });

  it('adds and removes only what is ticked', () => {
    expect(namesAfter()).toEqual(['Tide', 'Ebb', 'Moss']);
    expect(namesAfter('c')).toEqual(['Tide', 'Ebb']);
    expect(namesAfter('d')).toEqual(['Tide', 'Ebb', 'Moss', 'Fern']);
    expect(namesAfter('a', 'b', 'c', 'd')).toEqual(['Tide Trio', 'Ebb', 'Fern']);
  });

  it('takes the details of the festival only where they are ticked', () => {
    expect(withTicked(before, now, new Set(['a'])).festival.name).toBe('Moonlit Meadow');
    expect(withTicked(before, now, new Set(['festival'])).festival.name).toBe('Sunlit Meadow');
  });

  it('names no artist who is held back with a set that is left out', () => {
    const replaced = aSet('a', 'Tide', 0, { status: 'replaced', replacedBy: 'Ebb' });
    const lineup = frozenOf([replaced, aSet('e', 'EBB', 9, announced('held'))]);
    const release = new Releases().out(withTicked(null, lineup, new Set(['a'])));
    expect(release.sets).toMatchObject([{ name: 'Tide', status: 'replaced', replacedBy: null }]);
    const open = frozenOf([replaced, aSet('e', 'EBB', 9)]);
    const then = new Releases().out(withTicked(null, open, new Set(['a'])));
    expect(then.sets).toMatchObject([{ replacedBy: 'Ebb' }]);
  });

  it('has only what is ticked before anything is out, and the festival as it is', () => {
    const first = withTicked(null, now, new Set(['b']));
    expect(first.sets.map(({ id }) => id)).toEqual(['b']);
    expect(first.festival.name).toBe('Sunlit Meadow');
  });
});
