import { expect, it } from 'vitest';
import { documentKey } from './past.ts';
import type { Edit, Fields } from './edits.ts';
import { planUndo } from './undo.ts';

const set = (stage: string, artistName: string): Fields => ({ artistName, stage });
const added = (id: string, after: Fields): Edit => ({ target: 'set', id, name: id, before: null, after });
const lineup: readonly Edit[] = [
  {
    target: 'festival',
    id: 'f',
    name: 'Tides',
    before: { stages: ['Pier'] },
    after: { stages: ['Pier', 'Dune', 'Mole'] },
  },
  added('a', set('Dune', 'Gull')),
  added('b', set('Mole', 'Tern')),
];
const festivalNow: Fields = { name: 'Tides', stages: ['Pier', 'Dune', 'Mole'] };

function plan(sets: Readonly<Record<string, Fields>>) {
  const now: Readonly<Record<string, Fields>> = { 'festival/f': festivalNow, ...sets };
  return planUndo(lineup, (edit) => now[documentKey(edit)] ?? null);
}

it('a set that is left keeps the stage it plays on', () => {
  const { edits, allEdits, clashes } = plan({
    'set/a': set('Dune', 'Herring Gull'),
    'set/b': set('Mole', 'Tern'),
  });
  expect(clashes.map(({ inverse }) => inverse.id)).toEqual(['a']);
  expect(edits.map(({ after }) => after)).toEqual([{ stages: ['Pier', 'Dune'] }, null]);
  expect(allEdits.map(({ after }) => after)).toEqual([{ stages: ['Pier'] }, null, null]);
});

it('the act that a set was made of does not come back beside the set that is left', () => {
  const placed: readonly Edit[] = [
    added('a', set('Dune', 'Gull')),
    { target: 'act', id: 'a', name: 'Gull', before: { artistName: 'Gull' }, after: null },
  ];
  const undo = (now: Fields) =>
    planUndo(placed, ({ target }) => (target === 'set' ? now : null)).edits.map(({ target }) => target);
  expect(undo(set('Dune', 'Gull'))).toEqual(['set', 'act']);
  expect(undo(set('Mole', 'Gull'))).toEqual([]);
});

it('what an import remembers goes back as far as no later import has said otherwise, and nobody is asked', () => {
  const merged: Edit = {
    target: 'source',
    id: 's',
    name: 'Agency list',
    before: { 'sets/a': 'A', 'sets/b': 'B' },
    after: { 'sets/a': 'A2', 'sets/b': 'B2', 'sets/c': 'C' },
  };
  const now: Fields = { name: 'Agency list', of: 's', 'sets/a': 'A2', 'sets/b': 'B3', 'sets/c': 'C' };
  const undo = planUndo([merged], () => now);
  expect(undo.clashes).toEqual([]);
  expect(undo.edits).toMatchObject([{ before: { 'sets/a': 'A2', 'sets/c': 'C' }, after: { 'sets/a': 'A' } }]);
  expect(undo.allEdits).toEqual(undo.edits);
  const made: Edit = { ...merged, before: null, after: { name: 'Agency list', 'sets/a': 'A' } };
  expect(planUndo([made], () => now)).toEqual({ edits: [], allEdits: [], clashes: [] });
  expect(planUndo([made], () => made.after).edits).toMatchObject([{ before: made.after, after: null }]);
});

it('no edit of the festival is left where all its new stages are played on', () => {
  const { edits } = plan({ 'set/a': set('Dune', 'Herring Gull'), 'set/b': set('Mole', 'Arctic Tern') });
  expect(edits).toEqual([]);
});
