import { describe, expect, it } from 'vitest';
import { hintSchema, type DraftValues } from '../entities/upload.ts';
import { hintText, validateTimes } from './warnings.ts';

const amsterdam = { timezone: 'Europe/Amsterdam', dayStartsAt: '00:00' };

function draft(artistName: string, timeStart: string, timeEnd: string, change: Partial<DraftValues> = {}) {
  return { artistName, stage: 'Barn', date: '2025-07-04', timeStart, timeEnd, imageURL: null, ...change };
}

function codesOf(values: DraftValues) {
  return validateTimes(values, amsterdam).notices.map(({ field, code }) => `${field} ${code}`);
}

describe('judging the times of an event', () => {
  it('has nothing to say about an ordinary event', () => {
    expect(codesOf(draft('Night Ferry', '20:00', '21:00'))).toEqual([]);
  });

  it('notices clock times that a daylight-saving change skips or repeats', () => {
    const spring = draft('Night Ferry', '02:30', '04:00', { date: '2025-03-30' });
    const autumn = draft('Night Ferry', '01:00', '02:30', { date: '2025-10-26' });
    expect(codesOf(spring)).toEqual(['timeStart clockGap']);
    expect(codesOf(autumn)).toEqual(['timeEnd clockOverlap']);
  });

  it('says nothing while date or times cannot be read', () => {
    expect(codesOf(draft('Night Ferry', '20:00', ''))).toEqual([]);
    expect(codesOf(draft('Night Ferry', '20:00', '20:00', { date: '2025-02-30' }))).toEqual([]);
  });

  it('knows when the set is on, where that can be read', () => {
    expect(validateTimes(draft('Night Ferry', '23:30', '01:00'), amsterdam).span).toEqual({
      start: Date.UTC(2025, 6, 4, 21, 30),
      end: Date.UTC(2025, 6, 4, 23),
    });
    expect(validateTimes(draft('Night Ferry', '20:00', ''), amsterdam).span).toBeNull();
  });
});

describe('hintText', () => {
  it.each(hintSchema.shape.code.options)('has a text for %s that shows the words of the file', (code) => {
    expect(hintText({ field: 'date', code, source: '2025-07-05' })).toContain('2025-07-05');
  });
});
