import { describe, expect, test } from 'vitest';
import { lineupEventSchema } from '../../entities/lineup-event.ts';
import { checkEventForm } from './check-event-form.ts';
import { blankEventForm, type EventForm } from './event-form.ts';
import { eventClockTimes } from './event-times.ts';

const festival = { timezone: 'Europe/Amsterdam', dayStartsAt: '06:00' };

const filled: EventForm = {
  ...blankEventForm,
  artistName: ' Velvet Lanterns ',
  stage: 'Barn',
  date: '2026-07-03',
  timeStart: '23:00',
  timeEnd: '01:30',
};

function accepted(changes: Partial<EventForm> = {}) {
  const check = checkEventForm({ ...filled, ...changes }, festival);
  if (!check.ok) throw new Error(JSON.stringify(check.errors));
  return check;
}

describe('a form that is right', () => {
  test('gives an event that may be stored', () => {
    const { event, warnings } = accepted();
    expect(event).toMatchObject({ artistName: 'Velvet Lanterns', stage: 'Barn', imageURL: null });
    expect(eventClockTimes(event, festival)).toEqual({
      date: '2026-07-03',
      timeStart: '23:00',
      timeEnd: '01:30',
      endsNextDay: true,
    });
    expect(warnings).toEqual([]);
    expect(lineupEventSchema.safeParse(event).success).toBe(true);
  });

  test('keeps its picture', () => {
    expect(accepted({ imageURL: 'https://pictures.example/lanterns.jpg' }).event.imageURL).toBe(
      'https://pictures.example/lanterns.jpg',
    );
  });

  test('says what became of the set, and what administrators note on it', () => {
    expect(Object.keys(accepted().event)).not.toContain('status');
    const { event } = accepted({ status: 'replaced', replacedBy: ' Moss ', note: ' Ask for the invoice ' });
    expect(event).toMatchObject({ status: 'replaced', replacedBy: 'Moss', note: 'Ask for the invoice' });
    expect(lineupEventSchema.safeParse(event).success).toBe(true);
    expect(Object.keys(accepted({ status: 'cancelled', replacedBy: 'Moss' }).event)).not.toContain(
      'replacedBy',
    );
    expect(lineupEventSchema.safeParse({ ...event, status: 'postponed' }).success).toBe(false);
  });

  test('is told what daylight saving does to its times', () => {
    expect(accepted({ date: '2026-03-28', timeEnd: '02:30' }).warnings).toEqual([
      '02:30 does not exist on this day (clocks go forward). It counts as 03:30.',
    ]);
    expect(accepted({ date: '2026-10-24', timeEnd: '02:30' }).warnings).toEqual([
      '02:30 happens twice on this day (clocks go back). The earlier one is used.',
    ]);
  });
});

test('a note, and the name of who plays instead, have their limits', () => {
  const long = { ...filled, status: 'replaced', replacedBy: 'x'.repeat(301), note: 'x'.repeat(1001) };
  expect(checkEventForm(long, festival)).toMatchObject({
    ok: false,
    errors: {
      replacedBy: 'Replaced by is too long. Maximum is 300 characters',
      note: 'Note is too long. Maximum is 1000 characters',
    },
  });
});

test('an empty form is told all that it needs', () => {
  expect(checkEventForm({ ...blankEventForm, artistName: ' ' }, festival)).toEqual({
    ok: false,
    errors: {
      artistName: 'Artist name is required',
      stage: 'Stage is required',
      date: 'Date is required',
      timeStart: 'Start time is required',
      timeEnd: 'End time is required',
    },
  });
});

test.each<[Partial<EventForm>, object]>([
  [{ artistName: 'x'.repeat(301) }, { artistName: 'Artist name is too long. Maximum is 300 characters' }],
  [{ stage: 'x'.repeat(121) }, { stage: 'Stage is too long. Maximum is 120 characters' }],
  [{ date: '2026-02-30' }, { date: 'Date must be in YYYY-MM-DD format' }],
  [{ timeStart: '9:00' }, { timeStart: 'Start time must be in HH:MM format' }],
  [{ timeEnd: '24:00' }, { timeEnd: 'End time must be in HH:MM format' }],
  [{ imageURL: 'javascript:alert(1)' }, { imageURL: 'Image URL must begin with https://' }],
  [
    { imageURL: `https://pictures.example/${'x'.repeat(2048)}` },
    { imageURL: 'Image URL is too long. Maximum is 2048 characters' },
  ],
])('%j is refused', (changes, errors) => {
  expect(checkEventForm({ ...filled, ...changes }, festival)).toEqual({ ok: false, errors });
});
