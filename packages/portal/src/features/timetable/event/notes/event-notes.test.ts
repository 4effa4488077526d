import {
  ConflictIndex,
  conflictRulesOf,
  conflictSetOf,
  festivalTimestamps,
  timestampFromMillis,
  type LineupEvent,
} from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import { eventNotes as notesOfForm } from './event-notes.ts';
import { baseOf, emptyForm, formOf, type EventBase } from '../form/event-values.ts';
import { festival } from '../../../../testing/stored-lineup.ts';
import { makeEvent } from '../testing/schedule-provider.ts';

const form = formOf(makeEvent('new'), festival);
function eventNotes(
  values: typeof form,
  of: typeof festival,
  others: readonly LineupEvent[],
  base: EventBase | null,
) {
  const conflicts = new ConflictIndex(others.map(conflictSetOf), conflictRulesOf(of));
  return notesOfForm(values, of, conflicts, { eventId: 'new', base });
}

const notesOf = (
  changes: Partial<typeof form>,
  others = [makeEvent('e1', { stage: 'Chapel', artistName: 'Kelp' })],
) => eventNotes({ ...form, ...changes }, festival, others, null);

describe('the notes of an event', () => {
  it('are none for an event that is alone on its stage, and for an empty form', () => {
    expect(notesOf({})).toEqual({ warnings: [], hints: [] });
    expect(eventNotes(emptyForm('Harbour', '2026-07-03'), festival, [], null).warnings).toEqual([]);
  });

  it('warn of equal times', () => {
    expect(notesOf({ timeEnd: '20:00' }).warnings).toEqual([
      'Start and end times are the same. Please check that this is intended.',
    ]);
  });

  it('are told before there is a name, and whatever is wrong with a field that says nothing of place and time', () => {
    const others = [makeEvent('e1', { artistName: 'Kelp', timeStart: '20:30', timeEnd: '22:00' })];
    const overlap = 'Overlaps with Kelp (8:30 PM - 10:00 PM) on the same stage';
    expect(notesOf({ artistName: '' }, others).warnings).toEqual([overlap]);
    expect(notesOf({ artistName: 'x'.repeat(2000) }, others).warnings).toEqual([overlap]);
    expect(notesOf({ imageURL: 'no picture' }, others).warnings).toEqual([overlap]);
    expect(notesOf({ artistName: ' ', timeEnd: '20:02' }).warnings).toHaveLength(1);
    expect(notesOf({ artistName: '', stage: '', timeEnd: '20:02' }, others).warnings).toHaveLength(1);
    expect(notesOf({ artistName: '', timeStart: '' }, others).warnings).toEqual([]);
  });

  it('warn, before there is a name, of a stage that is closed and of a changeover that is too short', () => {
    const strict = { ...festival, openHours: ['20:30-23:00 daily Harbour'], changeoverMinutes: 30 };
    const others = [makeEvent('e1', { artistName: 'Kelp', timeStart: '21:10', timeEnd: '22:00' })];
    expect(eventNotes({ ...form, artistName: '' }, strict, others, null).warnings).toEqual([
      'Only 10 minutes of changeover with Kelp (9:10 PM - 10:00 PM)',
      'The stage is closed for 30 minutes of this set',
    ]);
  });

  it('warn of sets on the same stage at the same time, in the zone of the festival', () => {
    const others = [
      makeEvent('e1', { artistName: 'Kelp', timeStart: '20:30', timeEnd: '22:00' }),
      makeEvent('e2', { artistName: 'Reed', timeStart: '21:00', timeEnd: '22:00' }),
    ];
    expect(notesOf({}, others).warnings).toEqual([
      'Overlaps with Kelp (8:30 PM - 10:00 PM) on the same stage',
    ]);
  });

  it('name three overlaps and count the others', () => {
    const others = ['a', 'b', 'c', 'd', 'e'].map((id, index) =>
      makeEvent(id, { artistName: index === 0 ? ' ' : id, timeStart: `20:0${index}`, timeEnd: '20:30' }),
    );
    expect(notesOf({}, others).warnings).toEqual([
      'Overlaps with Unknown Artist (8:00 PM - 8:30 PM) on the same stage',
      'Overlaps with b (8:01 PM - 8:30 PM) on the same stage',
      'Overlaps with c (8:02 PM - 8:30 PM) on the same stage',
      'Overlaps with 2 more on the same stage',
    ]);
  });

  /** The festival with other dates. */
  const on = (startDate: string, endDate: string) => {
    const { timezone } = festival;
    return { ...festival, ...festivalTimestamps({ startDate, endDate, timezone }) };
  };

  it('say what becomes of clock times that a daylight-saving change skips', () => {
    const night = { ...form, date: '2025-03-09', timeStart: '02:30', timeEnd: '04:00' };
    expect(eventNotes(night, on('2025-03-08', '2025-03-09'), [], null).warnings).toEqual([
      '02:30 does not exist on this day (clocks go forward). It counts as 03:30.',
    ]);
  });

  it('say which of two identical times is stored, and which is typed', () => {
    const second = timestampFromMillis(Date.UTC(2025, 10, 2, 9, 30));
    const end = timestampFromMillis(Date.UTC(2025, 10, 2, 11));
    const autumn = on('2025-11-01', '2025-11-02');
    const base = baseOf({ ...makeEvent('e1'), timeStart: second, timeEnd: end }, autumn);
    const [earlier, later] = ['earlier', 'later'].map(
      (which) => `01:30 happens twice on this day (clocks go back). The ${which} one is used.`,
    );
    expect(eventNotes(base.form, autumn, [], base).warnings).toEqual([later]);
    expect(eventNotes({ ...base.form, timeEnd: '04:00' }, autumn, [], base).warnings).toEqual([later]);
    expect(eventNotes({ ...base.form, startPass: '' }, autumn, [], base).warnings).toEqual([earlier]);
  });

  it('tell on which calendar day an hour before the start of the festival day lies', () => {
    const night = { ...festival, dayStartsAt: '06:00' };
    const late = { ...form, timeStart: '01:00', timeEnd: '02:00' };
    expect(eventNotes(late, night, [], null).hints).toEqual([
      'It starts at 1:00 AM on Sat, Jul 4: the festival day begins at 6:00 AM.',
    ]);
    expect(eventNotes(late, festival, [], null).hints).toEqual([]);
  });
});
