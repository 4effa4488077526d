import { describe, expect, it } from 'vitest';
import { offeredStages, stagesToAdd } from './offered-stages.ts';

const stages = (...names: string[]) => names.map((stage) => ({ stage }));

describe('offeredStages', () => {
  it("offers the festival's own stages, whatever the file names", () => {
    expect(offeredStages({ stages: ['Barn'] }, stages('Cellar'))).toEqual(['Barn']);
  });

  it('offers what the file names, in order of first appearance, where the festival has none', () => {
    expect(offeredStages({ stages: [] }, stages('Lake', 'Barn', 'Lake', ''))).toEqual(['Lake', 'Barn']);
  });

  it("offers 'Main Stage' where no stage is named", () => {
    expect(offeredStages({ stages: [] }, stages('', ' '))).toEqual(['Main Stage']);
  });

  it('offers only names that a festival can have, and as many', () => {
    expect(offeredStages({ stages: [] }, stages('x'.repeat(121), ' Barn', 'Lake'))).toEqual(['Lake']);
    const many = stages(...Array.from({ length: 300 }, (_, n) => `Stage ${n}`));
    expect(offeredStages({ stages: [] }, many)).toHaveLength(200);
  });
});

describe('stagesToAdd', () => {
  it('adds the chosen stages to a festival without own ones', () => {
    expect(stagesToAdd({ stages: [] }, stages('Lake', 'Barn', 'Lake'))).toEqual(['Lake', 'Barn']);
  });

  it('adds nothing to a festival that has stages', () => {
    expect(stagesToAdd({ stages: ['Barn'] }, stages('Barn'))).toEqual([]);
  });
});
