import { describe, expect, it } from 'vitest';
import { unknownStages } from './unknown-stages.ts';

const drafts = (...names: string[]) => names.map((stage) => ({ stage }));
const found = (festivalStages: string[], names: string[], fileStages: string[] = []) =>
  unknownStages({ stages: festivalStages }, drafts(...names), fileStages).map(
    ({ name, count, match }) => `${name} ${count}${match === null ? '' : ` → ${match.stage}`}`,
  );

describe('unknownStages', () => {
  it('are those that the festival lacks, each with what it may mean', () => {
    expect(found(['Barn', 'Lake Stage'], ['Barn', 'Attic', 'Lake', 'Attic', ' ', ''])).toEqual([
      'Attic 2',
      'Lake 1 → Lake Stage',
    ]);
  });

  it("stand in the order of the file's own list", () => {
    expect(found(['Barn'], ['Attic', 'Cellar', 'Quay'], ['Quay', 'Cellar'])).toEqual([
      'Quay 1',
      'Cellar 1',
      'Attic 1',
    ]);
  });

  it('may mean one another, the rarer the more frequent', () => {
    expect(found(['Barn'], ['QUAY', 'Quay', 'Quay'])).toEqual(['QUAY 1 → Quay', 'Quay 2']);
    expect(found(['Barn'], ['QUAY', 'Quay'])).toEqual(['QUAY 1', 'Quay 1 → QUAY']);
  });

  it('are only names like others where the festival gets the stages of the file', () => {
    expect(found([], ['Two', 'TWO', 'Two', 'Attic'])).toEqual(['TWO 1 → Two']);
    expect(found([], ['Two', 'Attic'])).toEqual([]);
  });

  it('cannot all be added', () => {
    const long = 'x'.repeat(121);
    const [added, refused] = unknownStages({ stages: ['Barn'] }, drafts('Attic', long));
    expect([added?.canBeAdded, refused?.canBeAdded]).toEqual([true, false]);
  });
});
