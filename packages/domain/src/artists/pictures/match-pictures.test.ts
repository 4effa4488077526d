import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPictures } from './match-pictures.ts';

const artists = [
  { id: 'mans', name: 'Måns Lund' },
  { id: 'heron', name: 'Night Heron', spellings: ['Nightheron Trio'] },
  { id: 'tide', name: 'The Tide' },
  { id: 'tides', name: 'Tide', mergedInto: 'tide' },
  { id: 'kelp182', name: 'Kelp 182' },
  { id: 'signs', name: '!!!' },
  { id: 'twin1', name: 'Pale Ember' },
  { id: 'twin2', name: 'Palé Ember' },
];
const atOnce = async () => undefined;
const match = async (path: string) => (await matchPictures([path], artists, atOnce))[0];

describe('a picture', () => {
  it.each([
    ['Mans_Lund_press_02_HQ.jpg', 'mans'],
    ['MÅNS LUND (1).JPEG', 'mans'],
    ['ma\u030Ans-lund-1920x1080.png', 'mans'],
    ['press/hires/night-heron_final_v2.webp', 'heron'],
    ['nightheron trio - press photo.jpg', 'heron'],
    ['tide.png', 'tide'],
    ['Kelp_182_Press_1.jpg', 'kelp182'],
    ['Night Heron/01.jpg', 'heron'],
    ['Night Heron/IMG_4711.jpg', 'heron'],
    ['!!!.png', 'signs'],
  ])('%s is certainly of %s', async (path, id) => {
    expect((await match(path))?.artistId).toBe(id);
  });

  it.each([
    ['night herron.jpg', 'heron', 'one letter differs'],
    ['Night Heron live at Harbour by Ada Field.jpg', 'heron', 'it has more words'],
    ['lund.jpg', 'mans', 'it has some of the words'],
  ])('%s may be of %s: %s', async (path, id) => {
    const found = await match(path);
    expect(found?.artistId).toBeNull();
    expect(found?.candidates.map(({ artistId }) => artistId)).toContain(id);
  });

  it.each(['DSC_0001.jpg', 'press.png', 'Moss.jpg', 'xy.jpg'])('%s is of no artist', async (path) => {
    expect(await match(path)).toEqual({ path, candidates: [], artistId: null });
  });

  it('of a name that two artists have is uncertain', async () => {
    const found = await match('pale ember.jpg');
    expect(found?.artistId).toBeNull();
    expect(found?.candidates.map(({ likeness }) => likeness)).toEqual([1, 1]);
  });

  it('after the first of the same artist is uncertain', async () => {
    const found = await matchPictures(['tide_1.jpg', 'tide_2.jpg'], artists, atOnce);
    expect(found.map(({ artistId }) => artistId)).toEqual(['tide', null]);
    expect(found[1]?.candidates[0]).toEqual({ artistId: 'tide', likeness: 1 });
  });
});

it('of any files no artist has two certain pictures, and every certain one is the likeliest', async () => {
  const word = fc.constantFrom(
    'Night',
    'Heron',
    'tide',
    'Måns',
    'Lund',
    'press',
    '02',
    'HQ',
    'Moss',
    '_',
    'x',
  );
  const path = fc.array(word, { maxLength: 6 }).map((words) => `${words.join('_')}.jpg`);
  await fc.assert(
    fc.asyncProperty(fc.array(path, { maxLength: 20 }), async (paths) => {
      const found = await matchPictures(paths, artists, atOnce);
      expect(found.map((each) => each.path)).toEqual(paths);
      const all = found.flatMap(({ artistId }) => artistId ?? []);
      expect(new Set(all).size).toBe(all.length);
      for (const { artistId, candidates } of found) {
        const certain = artistId === null ? candidates[0] : { artistId, likeness: 1 };
        expect(candidates[0]).toEqual(certain);
        expect(candidates.map(({ likeness }) => likeness)).toEqual(
          candidates.map(({ likeness }) => likeness).toSorted((a, b) => b - a),
        );
      }
    }),
  );
});

it('many pictures are matched a few at a time', async () => {
  let turns = 0;
  await matchPictures(
    Array.from({ length: 100 }, (_, n) => `${n}.jpg`),
    artists,
    async () => {
      turns += 1;
    },
  );
  expect(turns).toBe(10);
});
