import { describe, expect, it } from 'vitest';
import { isLateNight } from '../../festival/events/event-times.ts';
import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import { spreadsheetTemplate } from './template.ts';
import { parseRows } from '../testing/read.ts';

const oneDay = { startDate: '2025-07-04', endDate: '2025-07-04' };

describe('spreadsheetTemplate', () => {
  it.each([
    ['an ordinary festival', sampleFestival()],
    ['a festival of one day on one stage', sampleFestival({ ...oneDay, stages: ['Barn'] })],
    ['a festival without stages', sampleFestival({ stages: [] })],
    ['a day that starts in the morning', sampleFestival({ dayStartsAt: '06:00' })],
    ['a stage with a comma and letters beyond ASCII', sampleFestival({ stages: ['Élan, "big"', '=Barn'] })],
    ['another zone', sampleFestival({ timezone: 'Pacific/Kiritimati' })],
  ])('reads back without an error or a warning: %s', async (_, festival) => {
    const { rows, warnings, notes } = await parseRows(spreadsheetTemplate(festival), { festival });
    expect(rows).toHaveLength(4);
    expect(warnings).toEqual([]);
    const added = 'The festival has no stages yet, so the stages in the file will be added.';
    expect(notes).toEqual(festival.stages.length === 0 ? [added] : []);
  });

  it('has the required header and one late-night set', async () => {
    const text = spreadsheetTemplate(sampleFestival());
    const { rows } = await parseRows(text);
    expect(text.split('\r\n')[0]).toBe('artist name,stage,date,start time,end time');
    expect(rows.filter(({ startTime, endTime }) => isLateNight(startTime, endTime))).toHaveLength(1);
  });
});
