import { describe, expect, it, test } from 'vitest';
import { planUndo } from '../../changes/undo.ts';
import type { Edit, Fields } from '../../changes/edits.ts';
import { gainsOfMerge } from '../merge-artists.ts';
import { pictureText, pictureToFetch, withFetchedPicture, withPictureAddress } from './picture-source.ts';

const address = 'https://pictures.example/kelp.jpg';
const [own, fetched] = ['/api/files/own', '/api/files/fetched'];
const source = (replaces: string | null, picture?: string) => ({
  pictureSource: { address, replaces, ...(picture !== undefined && { picture }) },
});

describe('the picture of an artist', () => {
  it.each([
    ['of whom no file says anything', { imageURL: own }, null, own],
    ['who has none yet', source(null), address, address],
    ['who keeps the old one until then', { imageURL: own, ...source(own) }, address, address],
    ['whose old one was taken away since', { imageURL: null, ...source(own) }, address, address],
    ['that was fetched', { imageURL: fetched, ...source(null, fetched) }, null, address],
    ['that was fetched and taken away', { imageURL: null, ...source(null, fetched) }, null, ''],
    ['that was fetched and replaced by hand', { imageURL: own, ...source(null, fetched) }, null, own],
    ['who was given one by hand before it was fetched', { imageURL: own, ...source(null) }, null, own],
    ['who was merged', { mergedInto: 'b', ...source(null) }, null, ''],
  ])('%s is to be fetched, and is compared with that of a file', (_, artist, toFetch, text) => {
    expect(pictureToFetch(artist)).toBe(toFetch);
    expect(pictureText(artist)).toBe(text);
  });
});

test('a picture that was fetched takes its place with nothing of the one before', () => {
  const before = { imageURL: own, focalPoint: { x: 0, y: 1 }, imageCredit: 'Ana' };
  const artist = { ...before, ...withPictureAddress(address, before) };
  const fields = withFetchedPicture(artist, { address, imageURL: fetched });
  expect(fields).toEqual({ imageURL: fetched, ...source(own, fetched), focalPoint: null, imageCredit: null });
  expect(pictureToFetch({ ...artist, ...fields })).toBeNull();
});

test.each([
  ['the file says another address by now', { pictureSource: { address: `${address}2`, replaces: null } }],
  ['the import was undone', { pictureSource: null }],
  ['the artist was given a picture by hand', { imageURL: own, ...source(null) }],
])('a picture is not taken where %s', (_, artist) => {
  expect(withFetchedPicture(artist, { address, imageURL: fetched })).toBeNull();
});

describe('a merge', () => {
  const into = { name: 'Oma Kelp' };
  const from = { name: 'Kelp3' };
  const gained = (a: object, b: object) => {
    const merged = { ...into, ...a, ...gainsOfMerge({ ...into, ...a }, { ...from, ...b }) };
    return [merged.imageURL ?? null, pictureToFetch(merged)];
  };
  it('gains the address of a picture that is to be fetched', () => {
    expect(gained({}, source(null))).toEqual([null, address]);
    expect(gained({ imageURL: own }, source(null))).toEqual([own, null]);
  });
  it('fetches no picture over one that it gains', () => {
    expect(gained(source(null), { imageURL: own })).toEqual([own, null]);
  });
  it('keeps the address that was known before', () => {
    const other = { pictureSource: { address: `${address}2`, replaces: null } };
    expect(gained(source(null), other)).toEqual([null, address]);
    expect(gained(source(null, fetched), other)).toEqual([null, null]);
  });
});

describe('the undo of an import', () => {
  const edit = (before: Fields | null, after: Fields): Edit => ({
    target: 'artist',
    id: 'a',
    name: 'Oma Kelp',
    before,
    after,
  });
  const created = { name: 'Oma Kelp', ...source(null) };
  const now = { ...created, imageURL: fetched, ...source(null, fetched) };

  it('takes artists with the pictures that were fetched for it', () => {
    expect(planUndo([edit(null, created)], () => now)).toMatchObject({
      edits: [{ after: null }],
      clashes: [],
    });
  });
  it('takes the address away', () => {
    const plan = planUndo([edit({}, source(null))], () => now);
    expect(plan).toMatchObject({ edits: [{ before: source(null, fetched), after: {} }], clashes: [] });
  });
  it('asks about artists that a person has changed since', () => {
    for (const change of [{ imageURL: own }, { country: 'NO' }]) {
      expect(planUndo([edit(null, created)], () => ({ ...now, ...change })).clashes).toHaveLength(1);
    }
  });
});
