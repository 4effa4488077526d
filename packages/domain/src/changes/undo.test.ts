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
  expect(clashes.map(({ wanted }) => wanted.id)).toEqual(['a']);
  expect(edits.map(({ after }) => after)).toEqual([{ stages: ['Pier', 'Dune'] }, null]);
  expect(allEdits.map(({ after }) => after)).toEqual([{ stages: ['Pier'] }, null, null]);
});

it('no edit of the festival is left where all its new stages are played on', () => {
  const { edits } = plan({ 'set/a': set('Dune', 'Herring Gull'), 'set/b': set('Mole', 'Arctic Tern') });
  expect(edits).toEqual([]);
});
