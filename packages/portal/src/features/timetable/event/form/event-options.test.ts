import { describe, expect, it } from 'vitest';
import { dateOptions, stageOptions } from './event-options.ts';
import { festival } from '../../../../testing/stored-lineup.ts';

describe('the stages to choose from', () => {
  it('are the festival’s, in its order', () => {
    expect(stageOptions(festival, 'Chapel').map(({ label }) => label)).toEqual(['Harbour', 'Chapel']);
  });

  it('are the default stage for a festival without any', () => {
    expect(stageOptions({ stages: [] }, 'Main Stage')).toEqual([
      { value: 'Main Stage', label: 'Main Stage' },
    ]);
  });

  it('keep one that is no longer in the list, marked', () => {
    expect(stageOptions(festival, 'Pier')[0]).toEqual({
      value: 'Pier',
      label: 'Pier (not in the list of stages)',
    });
    expect(stageOptions(festival, '')[0]?.label).toBe('Choose a stage');
  });
});

describe('the dates to choose from', () => {
  it('are the festival’s days', () => {
    expect(dateOptions(festival, '2026-07-04')).toEqual([
      { value: '2026-07-03', label: 'Fri, Jul 3' },
      { value: '2026-07-04', label: 'Sat, Jul 4' },
      { value: '2026-07-05', label: 'Sun, Jul 5' },
    ]);
  });

  it('keep one outside of the festival, marked', () => {
    expect(dateOptions(festival, '2026-08-01')[0]).toEqual({
      value: '2026-08-01',
      label: 'Sat, Aug 1, 2026 (outside the festival)',
    });
    expect(dateOptions(festival, '')[0]?.label).toBe('Choose a date');
  });
});
