import { describe, expect, it } from 'vitest';
import type { DraftEvent } from '../../entities/upload.ts';
import { shiftBy, swapHalves } from './retime.ts';

const festival = { dayStartsAt: '06:00' };

function draft(traits: Partial<DraftEvent>): DraftEvent {
  return {
    id: 'set',
    artistName: 'Tin Kettle',
    stage: 'Barn',
    date: '2025-07-05',
    timeStart: '20:00',
    timeEnd: '21:00',
    imageURL: null,
    row: 1,
    hints: [],
    createdAt: { seconds: 0, nanoseconds: 0 },
    ...traits,
  };
}

const shifted = (traits: Partial<DraftEvent>, minutes: number) =>
  shiftBy([draft(traits)], festival, minutes)?.changes.get('set');
const swapped = (traits: Partial<DraftEvent>, of = festival) =>
  swapHalves([draft(traits)], of)?.changes.get('set');

describe('moving times by minutes', () => {
  it('moves start and end', () => {
    expect(shifted({}, 30)).toEqual({ date: '2025-07-05', timeStart: '20:30', timeEnd: '21:30' });
    expect(shifted({}, -60)).toEqual({ date: '2025-07-05', timeStart: '19:00', timeEnd: '20:00' });
  });

  it('stays in the night of the festival day past midnight', () => {
    expect(shifted({ timeStart: '23:30', timeEnd: '00:30' }, 60)).toEqual({
      date: '2025-07-05',
      timeStart: '00:30',
      timeEnd: '01:30',
    });
  });

  it('moves onto another festival day across its start, either way', () => {
    expect(shifted({ timeStart: '05:30', timeEnd: '06:30' }, 60)).toEqual({
      date: '2025-07-06',
      timeStart: '06:30',
      timeEnd: '07:30',
    });
    expect(shifted({ timeStart: '06:30', timeEnd: '07:30' }, -60)).toEqual({
      date: '2025-07-04',
      timeStart: '05:30',
      timeEnd: '06:30',
    });
  });

  it('moves the only time that there is', () => {
    expect(shifted({ timeEnd: '' }, 30)).toEqual({ date: '2025-07-05', timeStart: '20:30' });
    expect(shifted({ timeStart: '' }, 30)).toEqual({ timeEnd: '21:30' });
    expect(shifted({ date: 'soon' }, 300)).toEqual({ timeStart: '01:00', timeEnd: '02:00' });
  });

  it('changes no event without a time', () => {
    expect(shiftBy([draft({ timeStart: '', timeEnd: '' })], festival, 30)).toBeNull();
  });
});

describe('taking AM for PM', () => {
  it('swaps the halves of start and end, and back', () => {
    expect(swapped({})).toEqual({ date: '2025-07-05', timeStart: '08:00', timeEnd: '09:00' });
    expect(swapped({ timeStart: '08:00', timeEnd: '09:00' })).toEqual({
      date: '2025-07-05',
      timeStart: '20:00',
      timeEnd: '21:00',
    });
    expect(swapped({ timeStart: '12:15', timeEnd: '' }, { dayStartsAt: '00:00' })).toEqual({
      date: '2025-07-05',
      timeStart: '00:15',
    });
  });

  it('stays on the calendar day', () => {
    // 2:30 AM on the 6th belongs to the night of the 5th.
    const night = { date: '2025-07-05', timeStart: '02:30', timeEnd: '03:15' };
    const afternoon = { date: '2025-07-06', timeStart: '14:30', timeEnd: '15:15' };
    expect(swapped(night)).toEqual(afternoon);
    expect(swapped(afternoon)).toEqual(night);
  });

  it('changes no event without a time', () => {
    expect(swapHalves([draft({ timeStart: '', timeEnd: '' })], festival)).toBeNull();
  });
});
