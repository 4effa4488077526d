import { timestampFromMillis, type LineupEvent } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { makeFestival } from '../testing/festivals.ts';
import { lineupProgress } from './lineup-progress.ts';

const event = (stage: string, start: string): LineupEvent => {
  const timeStart = timestampFromMillis(Date.parse(start));
  return {
    id: `${stage} ${start}`,
    artistName: 'Kelp',
    stage,
    date: timeStart,
    timeStart,
    timeEnd: timeStart,
  };
};

describe('lineupProgress', () => {
  it('counts events, and the stages and days that have any', () => {
    const events = [
      event('Harbour', '2026-07-03T18:00:00+01:00'),
      event('Harbour', '2026-07-03T20:00:00+01:00'),
      event('Harbour', '2026-07-05T20:00:00+01:00'),
    ];
    expect(lineupProgress(events, makeFestival())).toEqual({
      events: 3,
      stages: { filled: 1, all: 2 },
      days: { filled: 2, all: 3 },
    });
  });

  it('does not count stages and days that the festival does not have', () => {
    const events = [event('Cellar', '2026-07-09T18:00:00+01:00')];
    expect(lineupProgress(events, makeFestival())).toEqual({
      events: 1,
      stages: { filled: 0, all: 2 },
      days: { filled: 0, all: 3 },
    });
  });

  it('counts an early hour to the evening before where the festival says so', () => {
    const festival = makeFestival({ dayStartsAt: '06:00', timezone: 'Australia/Lord_Howe' });
    const events = [event('Harbour', '2026-07-04T01:00:00+10:30')];
    expect(lineupProgress(events, festival).days).toEqual({ filled: 1, all: 3 });
  });

  it('has one stage, Main Stage, where the festival has named none', () => {
    expect(lineupProgress([], makeFestival({ stages: [] })).stages).toEqual({ filled: 0, all: 1 });
  });
});
