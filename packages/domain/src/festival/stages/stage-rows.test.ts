import { describe, expect, it } from 'vitest';
import { planStages, rebaseRows, type StageRow } from './stage-rows.ts';

const current = ['Barn', 'Boathouse', 'Lawn'];
const row = (original: string | null, name = original ?? ''): StageRow => ({ original, name });

function plan(rows: StageRow[]) {
  const made = planStages(rows, current);
  if (!made.ok) throw new Error(made.error);
  return { ...made, renames: Object.fromEntries(made.renames) };
}

describe('the plan of the stages editor', () => {
  it('takes the order of the rows, trims, and drops blank rows', () => {
    expect(
      plan([row('Lawn', ' Lawn '), row('Barn'), row(null, '  '), row('Boathouse'), row(null, 'Attic')]),
    ).toEqual({
      ok: true,
      stages: ['Lawn', 'Barn', 'Boathouse', 'Attic'],
      renames: {},
      removed: [],
    });
  });

  it('knows a rename from a removal', () => {
    expect(plan([row('Barn', 'Old Barn'), row('Lawn')])).toMatchObject({
      renames: { Barn: 'Old Barn' },
      removed: [{ stage: 'Boathouse', kind: 'orphaned' }],
    });
  });

  it('swaps two names', () => {
    expect(plan([row('Barn', 'Lawn'), row('Boathouse'), row('Lawn', 'Barn')])).toMatchObject({
      renames: { Barn: 'Lawn', Lawn: 'Barn' },
      removed: [],
    });
  });

  it('treats a row whose name was cleared as removed', () => {
    expect(plan([row('Barn', ' '), row('Boathouse'), row('Lawn')]).removed).toEqual([
      { stage: 'Barn', kind: 'orphaned' },
    ]);
  });

  it('says when a renamed stage takes the name of a removed one', () => {
    expect(plan([row('Boathouse', 'Barn'), row('Lawn')])).toMatchObject({
      renames: { Boathouse: 'Barn' },
      removed: [{ stage: 'Barn', kind: 'taken' }],
    });
  });

  it('sees no removal in a stage that was removed and added again', () => {
    expect(plan([row('Boathouse'), row('Lawn'), row(null, 'Barn')]).removed).toEqual([]);
  });

  it.each([
    [[], 'At least one stage is required.'],
    [[row('Barn', ''), row(null, ' ')], 'At least one stage is required.'],
    [[row('Barn'), row(null, ' Barn ')], 'Each stage needs a different name.'],
    [[row('Barn', 'x'.repeat(121))], 'Stage name is too long. Maximum is 120 characters'],
  ])('refuses %j', (rows, error) => {
    expect(planStages(rows, current)).toEqual({ ok: false, error });
  });
});

describe('rows on top of what somebody else stored', () => {
  it('keep the stages that are still there, and add the others again', () => {
    expect(rebaseRows([row('Barn', 'Old Barn'), row('Lawn', 'Meadow')], ['Barn', 'Pier'])).toEqual([
      row('Barn', 'Old Barn'),
      row(null, 'Meadow'),
    ]);
  });
});
