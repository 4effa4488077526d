import { describe, expect, it } from 'vitest';
import { draftPublic } from './draft-public.ts';
import { publicReleaseSchema } from './public-release.ts';
import { aSet, announced, spring, storedFestival } from './testing/lineups.ts';

const sets = [
  aSet('a', 'Tide', 0, { note: 'Ask for the invoice' }),
  aSet('b', 'Ebb', 2, { stage: 'Boathouse', ...announced('held') }),
  aSet('c', 'Moss', 4, { status: 'replaced', replacedBy: 'Fern' }),
];
const draft = (stages: string[], showNames: boolean) =>
  draftPublic(storedFestival(), sets, { stages, showNames, now: spring });

describe('draftPublic', () => {
  it('shows everything where names are shown, announced or not', () => {
    const { sets, artists, stages } = draft([], true);
    expect(sets.map(({ name, stage, replacedBy }) => [name, stage, replacedBy])).toEqual([
      ['Tide', 'barn', null],
      ['Ebb', 'boathouse', null],
      ['Moss', 'barn', 'Fern'],
    ]);
    expect(artists.map(({ name }) => name)).toEqual(['Ebb', 'Moss', 'Tide']);
    expect(stages.map(({ name }) => name)).toEqual(['Barn', 'Boathouse']);
  });

  it('shows places alone where names are hidden', () => {
    const hidden = draft([], false);
    expect(hidden.sets.map(({ name, stage, start }) => [name, stage, typeof start])).toEqual([
      [null, 'barn', 'number'],
      [null, 'boathouse', 'number'],
      [null, 'barn', 'number'],
    ]);
    expect(JSON.stringify(hidden)).not.toMatch(/tide|ebb|moss|fern|invoice/iu);
  });

  it('shows only the stages of the link', () => {
    const { sets, stages } = draft(['Boathouse'], true);
    expect(sets.map(({ id }) => id)).toEqual(['b']);
    expect(stages).toEqual([{ slug: 'boathouse', name: 'Boathouse', colour: 1 }]);
  });

  it('has the look of the festival, but no picture', () => {
    const look = { accentColor: '#8a1c5b', pageNote: 'Gates: 10' };
    const festival = storedFestival({ ...look, logoURL: '/files/logo', imageURL: '/files/cover' });
    const shown = draftPublic(festival, sets, { stages: [], showNames: true, now: spring }).festival;
    expect(shown).toMatchObject({ ...look, cover: null });
    expect(shown).not.toHaveProperty('logo');
  });

  it('is rendered as a release is', () => {
    const shown = draft([], true);
    expect(publicReleaseSchema.parse(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
  });
});
