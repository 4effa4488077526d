import { startOfDay, timestampFromMillis } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { makeFestival } from '../testing/festivals.ts';
import { lineupProgress } from './lineup-progress.ts';

const lineup = (stages: string[], days: string[], zone = 'Europe/Lisbon') => ({
  stages,
  dates: days.map((day) => timestampFromMillis(startOfDay(day, zone))),
});

describe('lineupProgress', () => {
  it('counts the stages and days that have any event', () => {
    const progress = lineupProgress(lineup(['Harbour'], ['2026-07-03', '2026-07-05']), makeFestival());
    expect(progress).toEqual({ stages: { filled: 1, all: 2 }, days: { filled: 2, all: 3 } });
  });

  it('does not count stages and days that the festival does not have', () => {
    const progress = lineupProgress(lineup(['Cellar'], ['2026-07-09']), makeFestival());
    expect(progress).toEqual({ stages: { filled: 0, all: 2 }, days: { filled: 0, all: 3 } });
  });

  it('takes the festival day of a set, also where days begin in the morning', () => {
    const timezone = 'Australia/Lord_Howe';
    const festival = makeFestival({ dayStartsAt: '06:00', timezone });
    expect(lineupProgress(lineup([], ['2026-07-03'], timezone), festival).days).toEqual({
      filled: 1,
      all: 3,
    });
  });

  it('has one stage, Main Stage, where the festival has named none', () => {
    const progress = lineupProgress(lineup([], []), makeFestival({ stages: [] }));
    expect(progress.stages).toEqual({ filled: 0, all: 1 });
  });
});
