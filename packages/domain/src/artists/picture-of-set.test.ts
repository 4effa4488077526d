import { expect, it } from 'vitest';
import { setsToPicture, pictureOfSet, type PicturedArtist } from './picture-of-set.ts';

const artists: readonly PicturedArtist[] = [
  { id: 'tide', imageURL: '/files/tide', focalPoint: { x: 0.2, y: 0.3 } },
  { id: 'moss' },
  { id: 'merged', imageURL: '/files/old', mergedInto: 'tide' },
];
const find = (id: string) => artists.find((artist) => artist.id === id);

it.each([
  ['its artist’s', { artistIds: ['tide'] }, { imageURL: '/files/tide', focalPoint: { x: 0.2, y: 0.3 } }],
  ['that of the first who has one', { artistIds: ['moss', 'tide'] }, { imageURL: '/files/tide' }],
  ['that of the artist it was merged into', { artistIds: ['merged'] }, { imageURL: '/files/tide' }],
])('a set shows %s', (_, set, picture) => {
  expect(pictureOfSet(set, find)).toMatchObject(picture);
});

it.each([[{}], [{ artistIds: [] }], [{ artistIds: ['moss', 'gone'] }]])('%j shows none', (set) => {
  expect(pictureOfSet(set, find)).toBeNull();
});

it('the artists of sets are asked for, each once', () => {
  const sets = [
    { artistName: 'Tide b2b Moss', artistIds: ['a', 'b'] },
    { artistName: 'Moss', artistIds: ['b'] },
    { artistName: 'Moss', artistIds: ['b'] },
    { artistName: 'Owl', artistIds: [] },
    { artistName: 'Ebb' },
  ];
  expect(setsToPicture(sets)).toEqual({ ids: ['a', 'b'], names: ['Tide b2b Moss', 'Moss'] });
});
