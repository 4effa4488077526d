import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseChangeover, parseStageHours } from '../../entities/stage-settings.ts';
import { carryStageSettings } from './carry-stage-settings.ts';
import { planStages, type StageRow } from './stage-rows.ts';

const festival = {
  stages: ['Barn', 'Quay', 'Lawn'],
  stageChangeovers: ['15 Barn', '20 Quay'],
  openHours: ['12:00-02:00 daily', '14:00-23:00 daily Barn', 'closed 2027-07-03 Lawn'],
};
const row = (original: string | null, name = original ?? ''): StageRow => ({ original, name });

function after(rows: readonly StageRow[], of: typeof festival = festival) {
  const plan = planStages(rows, of.stages);
  if (!plan.ok) throw new Error(plan.error);
  return carryStageSettings(of, plan.stages, plan.renames);
}

describe('the settings of stages', () => {
  it('stay as they are where stages only change their places or come along', () => {
    expect(after([row('Quay'), row(null, 'Attic'), row('Lawn'), row('Barn')])).toEqual({});
  });

  it('follow a stage that is renamed', () => {
    expect(after([row('Barn', 'Old Barn'), row('Quay'), row('Lawn')])).toEqual({
      stageChangeovers: ['15 Old Barn', '20 Quay'],
      openHours: ['12:00-02:00 daily', '14:00-23:00 daily Old Barn', 'closed 2027-07-03 Lawn'],
    });
  });

  it('follow two stages that swap their names', () => {
    expect(after([row('Barn', 'Quay'), row('Quay', 'Barn'), row('Lawn')])).toEqual({
      stageChangeovers: ['15 Quay', '20 Barn'],
      openHours: ['12:00-02:00 daily', '14:00-23:00 daily Quay', 'closed 2027-07-03 Lawn'],
    });
  });

  it('go with a stage that is removed, also where another takes its name', () => {
    expect(after([row('Quay'), row('Lawn')])).toEqual({
      stageChangeovers: ['20 Quay'],
      openHours: ['12:00-02:00 daily', 'closed 2027-07-03 Lawn'],
    });
    expect(after([row('Quay', 'Barn'), row('Lawn')])).toEqual({
      stageChangeovers: ['20 Barn'],
      openHours: ['12:00-02:00 daily', 'closed 2027-07-03 Lawn'],
    });
  });

  it('of stages that the festival does not have are not kept for one that comes', () => {
    const of = { ...festival, stageChangeovers: ['15 Attic'] };
    expect(after([row('Barn'), row('Quay'), row('Lawn'), row(null, 'Attic')], of)).toEqual({
      stageChangeovers: [],
    });
  });

  it('of Main Stage stay with it when it is named', () => {
    const of = { stages: [], stageChangeovers: ['15 Main Stage'] };
    expect(carryStageSettings(of, ['Main Stage'], new Map())).toEqual({});
    expect(carryStageSettings(of, ['Barn'], new Map([['Main Stage', 'Barn']]))).toEqual({
      stageChangeovers: ['15 Barn'],
    });
  });

  it('belong to the same stages after any change of them', () => {
    const letters = ['A', 'B', 'C', 'D', 'E', 'F'];
    const names = fc.subarray(letters, { minLength: 1 });
    const shuffled = fc.shuffledSubarray(letters, { minLength: 1 });
    fc.assert(
      fc.property(names, shuffled, shuffled, (stages, originals, renamed) => {
        const rows = renamed.map((name, place) => row(originals[place] ?? null, name));
        const kept = rows.filter(({ original }) => original !== null && stages.includes(original));
        const of = {
          stages,
          stageChangeovers: stages.map((stage, place) => `${place} ${stage}`),
          openHours: stages.map((stage, place) => `closed 2027-07-0${place + 1} ${stage}`),
        };
        const { stageChangeovers = of.stageChangeovers, openHours = of.openHours } = after(rows, of);
        // A stage that was removed and added again under its name is the same: its sets stay on it as well.
        const names = new Set(kept.map(({ name }) => name));
        const again = rows.filter(
          ({ name }) =>
            stages.includes(name) && !names.has(name) && !kept.some(({ original }) => original === name),
        );
        const expected = [...kept, ...again.map(({ name }) => ({ original: name, name }))]
          .map(({ original, name }) => [stages.indexOf(original ?? ''), name] as const)
          .sort(([a], [b]) => a - b);
        expect(stageChangeovers.map(parseChangeover).map(({ minutes, stage }) => [minutes, stage])).toEqual(
          expected,
        );
        expect(
          openHours.map(parseStageHours).map(({ day, stage }) => [Number(day?.slice(-1)) - 1, stage]),
        ).toEqual(expected);
      }),
    );
  });
});
