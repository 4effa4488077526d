import { describe, expect, it } from 'vitest';
import { hintSchema, type DraftValues } from '../entities/upload.ts';
import { eventNotices, hintText, overlapNotices } from './warnings.ts';

const amsterdam = { timezone: 'Europe/Amsterdam', dayStartsAt: '00:00' };

function draft(artistName: string, timeStart: string, timeEnd: string, change: Partial<DraftValues> = {}) {
  return { artistName, stage: 'Barn', date: '2025-07-04', timeStart, timeEnd, imageURL: null, ...change };
}

function codesOf(values: DraftValues) {
  return eventNotices(values, amsterdam).map(({ field, code }) => `${field} ${code}`);
}

describe('eventNotices', () => {
  it('has nothing to say about an ordinary event', () => {
    expect(codesOf(draft('Night Ferry', '20:00', '21:00'))).toEqual([]);
  });

  it('notices equal times', () => {
    expect(codesOf(draft('Night Ferry', '20:00', '20:00'))).toEqual(['timeEnd equalTimes']);
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
});

describe('overlapNotices', () => {
  it('names the other set on the same stage, on both', () => {
    const events = [
      draft('Night Ferry', '20:00', '21:30'),
      draft('', '21:00', '22:00'),
      draft('Owl', '22:00', '23:00'),
    ];
    const notices = overlapNotices(events, amsterdam);
    expect(new Set(notices.keys())).toEqual(new Set([0, 1]));
    expect(notices.get(0)?.message).toBe(
      'Overlaps with Unknown Artist (9:00 PM - 10:00 PM) on the same stage',
    );
    expect(notices.get(1)?.message).toBe('Overlaps with Night Ferry (8:00 PM - 9:30 PM) on the same stage');
  });

  it('leaves other stages, other days and unreadable events out', () => {
    const events = [
      draft('Night Ferry', '20:00', '21:30'),
      draft('Elsewhere', '20:00', '21:30', { stage: 'Lake Stage' }),
      draft('Next Day', '20:00', '21:30', { date: '2025-07-05' }),
      draft('Open', '20:00', ''),
    ];
    expect(overlapNotices(events, amsterdam).size).toBe(0);
  });
});

describe('hintText', () => {
  it.each(hintSchema.shape.code.options)('has a text for %s that shows the words of the file', (code) => {
    expect(hintText({ field: 'date', code, source: 'XYZ' })).toContain('XYZ');
  });
});
