import { describe, expect, it } from 'vitest';
import { hintSchema, type DraftValues } from '../entities/upload.ts';
import { hintText, judgeTimes, overlapNotice, overlappingSets } from './warnings.ts';

const amsterdam = { timezone: 'Europe/Amsterdam', dayStartsAt: '00:00' };

function draft(artistName: string, timeStart: string, timeEnd: string, change: Partial<DraftValues> = {}) {
  return { artistName, stage: 'Barn', date: '2025-07-04', timeStart, timeEnd, imageURL: null, ...change };
}

function codesOf(values: DraftValues) {
  return judgeTimes(values, amsterdam).notices.map(({ field, code }) => `${field} ${code}`);
}

describe('judging the times of an event', () => {
  it('has nothing to say about an ordinary event', () => {
    expect(codesOf(draft('Night Ferry', '20:00', '21:00'))).toEqual([]);
  });

  it('notices equal times', () => {
    expect(codesOf(draft('Night Ferry', '20:00', '20:00'))).toEqual(['timeEnd equalTimes']);
  });

  it('notices a set of more than eight hours', () => {
    expect(codesOf(draft('Night Ferry', '14:00', '22:00'))).toEqual([]);
    const long = draft('Night Ferry', '17:15', '16:00');
    expect(judgeTimes(long, amsterdam).notices).toEqual([
      {
        field: 'timeEnd',
        code: 'longSet',
        message: 'This set lasts 22 hours 45 minutes. Please check that this is intended.',
      },
    ]);
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

  it('knows when the set is on its stage, where all of that can be read', () => {
    expect(judgeTimes(draft('Night Ferry', '23:30', '01:00'), amsterdam).onStage).toEqual({
      stage: 'Barn',
      start: Date.UTC(2025, 6, 4, 21, 30),
      end: Date.UTC(2025, 6, 4, 23),
    });
    expect(judgeTimes(draft('Night Ferry', '20:00', '21:00', { stage: '' }), amsterdam).onStage).toBeNull();
    expect(judgeTimes(draft('Night Ferry', '20:00', ''), amsterdam).onStage).toBeNull();
  });
});

/** What is told of each event that shares its stage with another one. */
function overlapsAmong(events: readonly DraftValues[]): ReadonlyMap<number, string> {
  const sets = events.flatMap((values, index) => {
    const { onStage } = judgeTimes(values, amsterdam);
    return onStage === null ? [] : [{ ...onStage, index }];
  });
  const told = new Map<number, string>();
  for (const [index, other] of overlappingSets(sets).entries()) {
    const values = events[other ?? -1];
    if (values !== undefined) told.set(index, overlapNotice(values.artistName, values).message);
  }
  return told;
}

describe('overlaps', () => {
  it('names the other set on the same stage, on both', () => {
    const events = [
      draft('Night Ferry', '20:00', '21:30'),
      draft('', '21:00', '22:00'),
      draft('Owl', '22:00', '23:00'),
    ];
    expect(overlapsAmong(events)).toEqual(
      new Map([
        [0, 'Overlaps with Unknown Artist (9:00 PM - 10:00 PM) on the same stage'],
        [1, 'Overlaps with Night Ferry (8:00 PM - 9:30 PM) on the same stage'],
      ]),
    );
  });

  it('leaves other stages, other days and unreadable events out', () => {
    const events = [
      draft('Night Ferry', '20:00', '21:30'),
      draft('Elsewhere', '20:00', '21:30', { stage: 'Lake Stage' }),
      draft('Next Day', '20:00', '21:30', { date: '2025-07-05' }),
      draft('Open', '20:00', ''),
    ];
    expect(overlapsAmong(events).size).toBe(0);
  });
});

describe('hintText', () => {
  it.each(hintSchema.shape.code.options)('has a text for %s that shows the words of the file', (code) => {
    expect(hintText({ field: 'date', code, source: '2025-07-05' })).toContain('2025-07-05');
  });
});
