import { describe, expect, it } from 'vitest';
import { lineupEventSchema } from '../entities/lineup-event.ts';
import { timestampToMillis } from '../timestamp.ts';
import { draftToEvent } from './draft-to-event.ts';

const draft = {
  artistName: ' Night Ferry ',
  stage: 'Barn',
  date: '2025-07-04',
  timeStart: '01:00',
  timeEnd: '02:30',
  imageURL: null,
};
const iso = (timestamp: { seconds: number; nanoseconds: number }) =>
  new Date(timestampToMillis(timestamp)).toISOString();

describe('draftToEvent', () => {
  it("makes instants in the festival's zone", () => {
    const event = draftToEvent(draft, { timezone: 'America/Vancouver', dayStartsAt: '00:00' });
    expect([event.date, event.timeStart, event.timeEnd].map(iso)).toEqual([
      '2025-07-04T07:00:00.000Z',
      '2025-07-04T08:00:00.000Z',
      '2025-07-04T09:30:00.000Z',
    ]);
  });

  it('puts an early hour on the calendar day after its festival day', () => {
    const event = draftToEvent(draft, { timezone: 'America/Vancouver', dayStartsAt: '06:00' });
    expect([event.date, event.timeStart].map(iso)).toEqual([
      '2025-07-04T07:00:00.000Z',
      '2025-07-05T08:00:00.000Z',
    ]);
  });

  it('keeps an event when it is where the day began at another time as it was dated', () => {
    const dated = { ...draft, date: '2025-07-05', dayStartsAt: '00:00' };
    const event = draftToEvent(dated, { timezone: 'America/Vancouver', dayStartsAt: '06:00' });
    expect([event.date, event.timeStart].map(iso)).toEqual([
      '2025-07-04T07:00:00.000Z',
      '2025-07-05T08:00:00.000Z',
    ]);
  });

  it('makes events that may be stored, without the extras of a draft', () => {
    const extras = { ...draft, row: 3, hints: [] };
    const event = draftToEvent(extras, { timezone: 'UTC', dayStartsAt: '00:00' });
    expect(lineupEventSchema.safeParse(event).success).toBe(true);
    expect(event.artistName).toBe('Night Ferry');
  });
});
