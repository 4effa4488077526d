import { describe, expect, it } from 'vitest';
import { endsNextDay } from '../festival/events/event-times.ts';
import { offeredStages } from '../review/offered-stages.ts';
import { createReviewer } from '../review/review-rules.ts';
import { parseLineup } from './parse-lineup.ts';
import { lineupTemplate } from './template.ts';
import { sampleFestival } from './testing/sample-festival.ts';

const oneDay = { startDate: '2025-07-04', endDate: '2025-07-04' };

describe('lineupTemplate', () => {
  it.each([
    ['an ordinary festival', sampleFestival()],
    ['a festival of one day on one stage', sampleFestival({ ...oneDay, stages: ['Barn'] })],
    ['a festival without stages', sampleFestival({ stages: [] })],
    ['a day that starts in the morning', sampleFestival({ dayStartsAt: '06:00' })],
    ['a day that starts late at night', sampleFestival({ dayStartsAt: '23:30' })],
    ['another zone', sampleFestival({ timezone: 'Pacific/Kiritimati' })],
  ])('reads back without a hint or an error: %s', (_, festival) => {
    const reading = parseLineup(new TextEncoder().encode(lineupTemplate(festival)), festival);
    if (!reading.ok) throw new Error(reading.error);
    const review = createReviewer(festival, offeredStages(festival, reading.events));
    expect(reading.events).toHaveLength(4);
    expect(reading.events.flatMap((event) => [...event.hints, ...review(event)])).toEqual([]);
  });

  it('has the six keys, and one event that crosses midnight', () => {
    const { events } = JSON.parse(lineupTemplate(sampleFestival())) as {
      events: { timeStart: string; timeEnd: string }[];
    };
    const keys = ['artistName', 'stage', 'date', 'timeStart', 'timeEnd', 'imageURL'];
    expect(events.map((event) => Object.keys(event))).toEqual([keys, keys, keys, keys]);
    expect(events.filter((event) => endsNextDay(event.timeStart, event.timeEnd))).toHaveLength(1);
  });
});
