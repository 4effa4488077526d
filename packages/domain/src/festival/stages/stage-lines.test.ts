import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockFromMinutes } from '../../time/clock-time.ts';
import { plainDateFromMillis } from '../../time/plain-date.ts';
import { maximumOpenHours, openHoursSchema, stageChangeoversSchema } from '../../entities/stage-settings.ts';
import { changeoverLine, parseChangeover, parseStageHours, stageHoursLine } from './stage-lines.ts';

const stage = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((name) => name.replaceAll('\0', '').trim())
  .filter((name) => name !== '');
const clock = fc.integer({ min: 0, max: 1439 }).map(clockFromMinutes);
const day = fc.integer({ min: 0, max: 80_000 }).map((days) => plainDateFromMillis(days * 86_400_000));

describe('the line of a changeover', () => {
  it.each(['0 Quay', '30 Quay', '240 The Old Barn', '5 5 Quay', '15 closed daily'])(
    'is taken as %j',
    (line) => {
      expect(stageChangeoversSchema.safeParse([line]).success).toBe(true);
    },
  );

  it.each([
    '',
    '30',
    '30 ',
    '30  Quay',
    '241 Quay',
    '-5 Quay',
    '030 Quay',
    '7.5 Quay',
    'Quay 30',
    '30 Quay ',
  ])('is refused as %j', (line) => {
    expect(stageChangeoversSchema.safeParse([line]).success).toBe(false);
  });

  it('says what was written, whatever the stage is called', () => {
    fc.assert(
      fc.property(stage, fc.integer({ min: 0, max: 240 }), (name, minutes) => {
        const line = changeoverLine({ stage: name, minutes });
        expect(stageChangeoversSchema.parse([line])).toEqual([line]);
        expect(parseChangeover(line)).toEqual({ stage: name, minutes });
      }),
    );
  });
});

describe('the line of opening hours', () => {
  it.each([
    '14:00-02:00 daily',
    '14:00-02:00 daily Quay',
    '06:00-06:00 2027-07-03',
    'closed 2027-07-03 The Old Barn',
    'closed daily closed daily',
  ])('is taken as %j', (line) => {
    expect(openHoursSchema.safeParse([line]).success).toBe(true);
  });

  it.each([
    '',
    'closed',
    'daily',
    'closed daily ',
    'closed daily  Quay',
    'open daily Quay',
    '14:00 daily Quay',
    '14:00-24:00 daily',
    '9:00-12:00 daily',
    '14:00-02:00 Friday',
    '14:00-02:00 2027-7-3',
    '14:00-02:00\ndaily',
    '14:00-02:00 daily\n',
  ])('is refused as %j', (line) => {
    expect(openHoursSchema.safeParse([line]).success).toBe(false);
  });

  it('says what was written, whatever the stage is called', () => {
    const hours = fc.option(fc.record({ from: clock, to: clock }));
    fc.assert(
      fc.property(fc.record({ stage: fc.option(stage), day: fc.option(day), hours }), (stageHours) => {
        const line = stageHoursLine(stageHours);
        expect(openHoursSchema.parse([line])).toEqual([line]);
        expect(parseStageHours(line)).toEqual(stageHours);
      }),
    );
  });

  it('does not come without end', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `closed daily s${index}`);
    expect(openHoursSchema.safeParse(lines(maximumOpenHours)).success).toBe(true);
    expect(openHoursSchema.safeParse(lines(maximumOpenHours + 1)).success).toBe(false);
  });
});
