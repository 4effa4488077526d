import type { UnknownStage } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { firstChoice, planOfChoices, type StageChoice } from './stage-plan.ts';

const add: StageChoice = { type: 'add' };
const same = (stage: string): StageChoice => ({ type: 'same', stage });
const unknown: UnknownStage = { name: 'Attic', count: 1, match: null, canBeAdded: true };

describe('firstChoice', () => {
  it('is the likely stage, else a new one, else none', () => {
    expect(firstChoice({ ...unknown, match: { stage: 'Barn', likeness: 'slip' } })).toEqual(same('Barn'));
    expect(firstChoice(unknown)).toEqual(add);
    expect(firstChoice({ ...unknown, canBeAdded: false })).toEqual({ type: 'leave' });
  });
});

describe('planOfChoices', () => {
  const plan = (choices: Record<string, StageChoice>, fileStages: string[] = []) =>
    planOfChoices(new Map(Object.entries(choices)), fileStages);

  it('adds stages in the order of the file', () => {
    expect(plan({ Attic: add, Quay: add }, ['Quay', 'Attic']).added).toEqual(['Quay', 'Attic']);
  });

  it('takes a stage for the one that another is taken for', () => {
    const { added, mapped } = plan({ TWO: same('Two'), Two: same('Barn'), tow: same('TWO'), Attic: add });
    expect(added).toEqual(['Attic']);
    expect([...mapped]).toEqual([
      ['TWO', 'Barn'],
      ['Two', 'Barn'],
      ['tow', 'Barn'],
    ]);
  });

  it('does nothing with stages that are each taken for the other, nor with one that is left', () => {
    const { added, mapped } = plan({ One: same('Two'), Two: same('One'), Attic: { type: 'leave' } });
    expect([added, mapped.size]).toEqual([[], 0]);
  });
});
