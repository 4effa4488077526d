import {
  ConflictIndex,
  conflictRulesOf,
  conflictSetOf,
  timestampFromMillis,
  type Announcement,
  type Festival,
} from '@lineup/domain';
import { describe, expect, it, test } from 'vitest';
import { festival as stored } from '../../../../testing/stored-lineup.ts';
import { makeEvent } from '../../event/testing/schedule-provider.ts';
import { usualView, type ListView } from '../view/list-view.ts';
import { arrange } from './arrange.ts';
import { groupRows } from './group-rows.ts';
import { rowMaker } from './list-row.ts';

const festival = { ...stored, id: 'f1' } as Festival;
const events = [
  makeEvent('owls', { artistName: 'Öwl Parade' }),
  makeEvent('kelp', { artistName: 'Kelp', timeStart: '20:30', timeEnd: '23:00' }),
  makeEvent('reed', { artistName: 'Reed', stage: 'Chapel', timeStart: '18:00', timeEnd: '18:45' }),
  makeEvent('fern', { artistName: 'fern', date: '2026-07-04', timeStart: '17:00', timeEnd: '21:30' }),
  makeEvent('moss', { artistName: 'Moss', stage: 'Attic', date: '2026-08-01' }),
];
const now = Date.parse('2026-05-01T12:00:00Z');
const announcements: Readonly<Record<string, Announcement>> = {
  owls: { level: 'held', steps: [{ level: 'time', at: timestampFromMillis(now + 1) }] },
  kelp: { level: 'held', steps: [{ level: 'time', at: timestampFromMillis(now) }] },
  reed: { level: 'time', tba: true },
  fern: { level: 'stage' },
};
const announced = events.map((event) => ({ ...event, announcement: announcements[event.id] }));
const rows = announced.map(rowMaker(festival));
const found = new ConflictIndex(events.map(conflictSetOf), conflictRulesOf(festival)).bySet();
const ids = (view: Partial<ListView>) =>
  arrange(rows, { ...usualView, ...view }, found, now)
    .map(({ id }) => id)
    .join(' ');

test.each<[Partial<ListView>, string]>([
  [{}, 'reed owls kelp fern moss'],
  [{ text: 'owl PAR' }, 'owls'],
  [{ text: 'harbour ker' }, ''],
  [{ text: 'parade harb' }, 'owls'],
  [{ day: '2026-07-04' }, 'fern'],
  [{ day: 'outside' }, 'moss'],
  [{ stage: 'Chapel' }, 'reed'],
  [{ kind: 'overlap' }, 'owls kelp'],
  [{ kind: 'any' }, 'owls kelp moss'],
  [{ visibility: 'held' }, 'owls'],
  [{ visibility: 'tba' }, 'reed'],
  [{ visibility: 'part' }, 'reed owls fern'],
])('%j lets pass %s', (view, passed) => {
  expect(ids(view)).toBe(passed);
});

test.each<[ListView['sort']['column'], string]>([
  ['artistName', 'fern kelp moss owls reed'],
  ['stage', 'owls kelp fern reed moss'],
  ['date', 'reed owls kelp fern moss'],
  ['timeStart', 'fern reed owls moss kelp'],
  ['timeEnd', 'reed owls moss fern kelp'],
  ['length', 'reed owls moss kelp fern'],
  ['conflicts', 'owls kelp moss reed fern'],
])('by %s: %s', (column, order) => {
  expect(ids({ sort: { column, isDown: false } })).toBe(order);
});

it('is turned round but for those that are equal', () => {
  expect(ids({ sort: { column: 'length', isDown: true } })).toBe('fern kelp owls moss reed');
});

describe('groups', () => {
  const lines = (group: ListView['group']) =>
    groupRows(arrange(rows, usualView, found, now), group).map((entry) =>
      entry.kind === 'group' ? `${entry.name} (${entry.ids.length})` : entry.key,
    );

  it('by day are in the order of the days, those outside last', () => {
    expect(lines('day')).toEqual([
      'Fri, Jul 3 (3)',
      'reed',
      'owls',
      'kelp',
      'Sat, Jul 4 (1)',
      'fern',
      'Outside dates (1)',
      'moss',
    ]);
  });

  it('by stage are in the order of the stages, unknown ones last', () => {
    expect(lines('stage')).toEqual([
      'Harbour (3)',
      'owls',
      'kelp',
      'fern',
      'Chapel (1)',
      'reed',
      'Attic (1)',
      'moss',
    ]);
  });
});
