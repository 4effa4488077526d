import { timestampFromMillis, type Artist } from '@lineup/domain';
import { expect, test } from 'vitest';
import { artistRules, changesOf, differencesOf, errorsOf, formFields, inputOf } from './artist-form.ts';

const at = timestampFromMillis(0);
const tide = {
  id: 'tide',
  version: '1',
  name: 'Tide',
  spellings: ['The Tide'],
  country: 'IS',
  links: { website: 'https://tide.example/' },
  keys: ['tide', 'the tide'],
  created_at: at,
  updated_at: at,
} satisfies Artist & { version: string };

const typed = (changes: Record<string, string>) => ({ ...inputOf(tide), ...changes });

test('the form has the fields of the table, and one for each kind of link', () => {
  const keys = formFields.map(({ key }) => key);
  expect(keys.slice(0, 3)).toEqual(['name', 'sortName', 'spellings']);
  expect(keys).toContain('links.instagram');
});

test('only what was changed is saved, and what was cleared as nothing', () => {
  expect(changesOf(tide, typed({}))).toEqual({});
  expect(
    changesOf(tide, typed({ spellings: 'The Tide\n Tidé \n\n', country: '', note: ' Calls first ' })),
  ).toEqual({
    spellings: ['The Tide', 'Tidé'],
    country: null,
    note: 'Calls first',
  });
});

test('a link that is added does not lose the others', () => {
  const input = typed({ 'links.instagram': 'https://www.instagram.com/tide' });
  expect(changesOf(tide, input)).toEqual({
    links: { website: 'https://tide.example/', instagram: 'https://www.instagram.com/tide' },
  });
});

test('the focal point is stored as a point, and none as nothing', () => {
  expect(changesOf(tide, typed({ focalPoint: '0.25 0.75' }))).toEqual({ focalPoint: { x: 0.25, y: 0.75 } });
  const pointed = { ...tide, focalPoint: { x: 0.25, y: 0.75 } };
  expect(changesOf(pointed, inputOf(pointed))).toEqual({});
  expect(changesOf(pointed, { ...inputOf(pointed), focalPoint: '' })).toEqual({ focalPoint: null });
  const theirs = { ...tide, version: '2', focalPoint: { x: 0, y: 0 } };
  expect(differencesOf({ base: tide, typed: typed({ focalPoint: '0.25 0.75' }), theirs })).toEqual([
    {
      field: 'Focal point',
      mine: '25% from the left, 75% from the top',
      theirs: '0% from the left, 0% from the top',
    },
  ]);
});

test('each field says what is wrong with it', () => {
  const errors = errorsOf(
    typed({ name: ' ', 'links.spotify': 'https://elsewhere.example/tide', imageURL: 'not an address' }),
  );
  expect(Object.keys(errors)).toEqual(['name', 'links.spotify', 'imageURL']);
  expect(errors['links.spotify']).toBe('Enter an https address for Spotify.');
});

test('changes of other fields by others are taken over without a question', () => {
  const theirs = { ...tide, version: '2', country: 'NO' };
  const { mine, isChoice } = artistRules.merge(tide, typed({ note: 'Mine' }), theirs);
  expect(isChoice).toBe(false);
  expect(mine).toMatchObject({ country: 'NO', note: 'Mine' });
});

test('of a field that both changed the person chooses, and the rest of their input stays', () => {
  const theirs = { ...tide, version: '2', country: 'NO' };
  const mine = typed({ country: 'SE', note: 'Mine' });
  expect(artistRules.merge(tide, mine, theirs)).toMatchObject({ isChoice: true, mine: { country: 'SE' } });
  expect(artistRules.takeTheirs?.(tide, mine, theirs)).toMatchObject({ country: 'NO', note: 'Mine' });
  expect(differencesOf({ base: tide, typed: mine, theirs })).toEqual([
    { field: 'Country', mine: 'Sweden', theirs: 'Norway' },
  ]);
});
