import { expect, test } from 'vitest';
import type { PrintedDay } from '../printed-schedule.ts';
import { artistsByLetter } from './artists.ts';

const names = ['Zephyr', '!!!', 'Émile Quay', 'emberline', 'فرقة', '2 Much', 'Zephyr'];
const day: PrintedDay = {
  day: '2027-06-18',
  columns: [
    {
      stage: 'Quay',
      index: 0,
      isMissing: false,
      sets: names.map((artistName, place) => ({
        id: `s${place}`,
        artistName,
        status: null,
        stage: 'Quay',
        start: -place,
        end: 1,
        time: '',
        dayText: '',
      })),
    },
  ],
};

test('artists stand once by name, under their first letters, with their sets by time', () => {
  const found = artistsByLetter([day]).map(({ letter, artists }) => [
    letter,
    artists.map(({ name, sets }) => [name, sets.map(({ id }) => id)]),
  ]);
  expect(found).toEqual([
    [
      '#',
      [
        ['!!!', ['s1']],
        ['2 Much', ['s5']],
      ],
    ],
    [
      'E',
      [
        ['emberline', ['s3']],
        ['Émile Quay', ['s2']],
      ],
    ],
    ['Z', [['Zephyr', ['s6', 's0']]]],
    ['ف', [['فرقة', ['s4']]]],
  ]);
});
