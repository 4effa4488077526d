import { expect, test } from 'vitest';
import { cycleOf } from './refuse-cycles.ts';

const chunk = (fileName: string, ...imports: readonly string[]) => ({ fileName, imports });

test('files that import each other in a circle are named in its order', () => {
  const chunks = [chunk('page.js', 'grid.js'), chunk('grid.js', 'names.js'), chunk('names.js', 'grid.js')];
  expect(cycleOf(chunks)).toEqual(['grid.js', 'names.js', 'grid.js']);
});

test('what several files import, and what is loaded later, is no circle', () => {
  const chunks = [chunk('page.js', 'grid.js', 'names.js'), chunk('grid.js', 'names.js'), chunk('names.js')];
  expect(cycleOf(chunks)).toBeNull();
});
