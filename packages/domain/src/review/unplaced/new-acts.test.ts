import { expect, test } from 'vitest';
import type { DraftEvent } from '../../entities/upload.ts';
import { newActs } from './new-acts.ts';

const draft = (id: string, artistName: string, place = false): DraftEvent => ({
  id,
  artistName,
  stage: place ? 'Barn' : '',
  date: place ? '2025-07-04' : '',
  timeStart: place ? '20:00' : '',
  timeEnd: place ? '21:00' : '',
  imageURL: null,
  unplaced: true,
  row: 1,
  hints: [],
  createdAt: { seconds: 0, nanoseconds: 0 },
});
const set = (id: string, artistName: string) => draft(id, artistName, true);

test.each<[string, readonly DraftEvent[], readonly { id: string; artistName: string }[], readonly string[]]>([
  ['what the festival does not have', [draft('a', 'Tide')], [{ id: 'x', artistName: 'Moss' }], ['a']],
  ['nothing that is there under the same name', [draft('a', 'TIDE')], [{ id: 'x', artistName: 'Tide' }], []],
  [
    'the second where the name is there once',
    [draft('a', 'Tide'), draft('b', 'Tide')],
    [{ id: 'x', artistName: 'Tide' }],
    ['b'],
  ],
  [
    'a name whose only set is that of a draft with a place',
    [draft('a', 'Tide'), set('b', 'Tide')],
    [{ id: 'x', artistName: 'Tide' }],
    ['a'],
  ],
  [
    'nothing that is there besides the set of such a draft',
    [draft('a', 'Tide'), set('b', 'Tide')],
    [
      { id: 'x', artistName: 'Tide' },
      { id: 'y', artistName: 'Tide' },
    ],
    [],
  ],
  [
    'a draft that was stored by an earlier try',
    [draft('a', 'Tide')],
    [{ id: 'a', artistName: 'Tide' }],
    ['a'],
  ],
  ['no draft with a place', [set('a', 'Tide')], [], []],
])('becomes an act: %s', (_, drafts, festivalHas, expected) => {
  expect(newActs(drafts, festivalHas).map(({ id }) => id)).toEqual(expected);
});
