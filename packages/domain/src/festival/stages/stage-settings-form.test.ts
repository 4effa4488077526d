import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkStageSettings,
  isSameSettings,
  noStageSettings,
  settingsText,
  stageSettingsForm,
  type HoursForm,
  type StageSettingsForm,
} from './stage-settings-form.ts';

const stored = {
  stageChangeovers: ['15 Barn', '0 Quay'],
  openHours: [
    '12:00-02:00 daily',
    '12:00-22:00 2027-07-04',
    '14:00-23:00 daily Barn',
    'closed 2027-07-03 Barn',
    'closed daily Quay',
  ],
};
const stages = [null, 'Barn', 'Quay', 'Lawn'];
const named = (of: typeof stored) =>
  stages.map((stage) => ({ stage, settings: stageSettingsForm(of, stage) }));
const daily = (hours: Partial<HoursForm>): StageSettingsForm => ({
  changeover: '',
  hours: [{ day: null, kind: 'open', from: '', to: '', ...hours }],
});

describe('the form of the settings of stages', () => {
  it('gives back what is stored', () => {
    expect(checkStageSettings(named(stored))).toEqual({ ok: true, settings: stored });
    expect(stageSettingsForm(stored, 'Lawn')).toEqual(noStageSettings);
  });

  it('leaves out days that no calendar has, and takes the last of two lines about the same', () => {
    const odd = {
      ...stored,
      openHours: ['closed 2027-02-30', 'closed daily Barn', '14:00-23:00 daily Barn'],
    };
    expect(checkStageSettings(named(odd))).toMatchObject({
      settings: { openHours: ['14:00-23:00 daily Barn'] },
    });
  });

  it('belongs to the same stages after any change of their names, places and number', () => {
    const letters = ['A', 'B', 'C', 'D', 'E', 'F'];
    const shuffled = fc.shuffledSubarray(letters, { minLength: 1 });
    fc.assert(
      fc.property(shuffled, shuffled, shuffled, (before, left, names) => {
        const of = {
          stageChangeovers: before.map((stage, place) => `${place} ${stage}`),
          openHours: before.map((stage, place) => `closed 2027-07-0${place + 1} ${stage}`),
        };
        const rows = left
          .slice(0, names.length)
          .map((original, place) => [original, names[place] ?? ''] as const);
        const settings = rows.map(([original, stage]) => ({
          stage,
          settings: stageSettingsForm(of, original),
        }));
        const expected = rows.filter(([original]) => before.includes(original));
        const placeOf = (original: string) => before.indexOf(original);
        expect(checkStageSettings(settings)).toEqual({
          ok: true,
          settings: {
            stageChangeovers: expected.map(([original, stage]) => `${placeOf(original)} ${stage}`),
            openHours: expected.map(
              ([original, stage]) => `closed 2027-07-0${placeOf(original) + 1} ${stage}`,
            ),
          },
        });
      }),
    );
  });

  it('says what is set in words', () => {
    expect(stages.map((stage) => settingsText(stageSettingsForm(stored, stage), undefined))).toEqual([
      '12:00 PM - 2:00 AM · Sun, Jul 4 12:00 PM - 10:00 PM',
      '15 min changeover · 2:00 PM - 11:00 PM · Sat, Jul 3 closed',
      '0 min changeover · closed',
      '',
    ]);
    expect(settingsText(stageSettingsForm(stored, null), 'h23')).toBe(
      '12:00 - 02:00 · Sun, Jul 4 12:00 - 22:00',
    );
  });

  it.each([
    [null, daily({ from: '14:00' }), 'All stages, Every day: An opening and a closing time are needed'],
    ['Barn', daily({}), 'Barn, Every day: An opening and a closing time are needed'],
    [
      'Barn',
      daily({ day: '2027-07-03', from: '14:00', to: '25:00' }),
      'Barn, Sat, Jul 3: An opening and a closing time are needed',
    ],
    [
      'Barn',
      { ...noStageSettings, changeover: '241' },
      'Barn: Minutes of changeover must be a whole number from 0 to 240',
    ],
  ])('refuses what is wrong, with its place (%#)', (stage, settings, error) => {
    expect(checkStageSettings([{ stage, settings }])).toEqual({ ok: false, error });
  });

  it('refuses more hours than a festival can have', () => {
    const day = (index: number): HoursForm => ({ day: `day ${index}`, kind: 'closed', from: '', to: '' });
    const settings = { changeover: '', hours: Array.from({ length: 1001 }, (_, index) => day(index)) };
    expect(checkStageSettings([{ stage: 'Barn', settings }])).toEqual({
      ok: false,
      error: 'A festival can have at most 1000 opening hours.',
    });
  });

  it('is the same where it would be stored the same', () => {
    expect(isSameSettings(daily({ kind: 'unset', from: '14:00' }), noStageSettings)).toBe(true);
    expect(isSameSettings({ ...noStageSettings, changeover: ' ' }, noStageSettings)).toBe(true);
    expect(isSameSettings({ ...noStageSettings, changeover: '0' }, noStageSettings)).toBe(false);
  });
});
