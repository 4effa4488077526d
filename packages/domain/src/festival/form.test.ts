import { describe, expect, test } from 'vitest';
import { festivalDates } from './days.ts';
import { type FestivalForm, checkFestivalForm } from './form.ts';

const filled: FestivalForm = {
  name: 'Moonlit Meadow',
  location: 'Lake Ferris',
  startDate: '2026-07-03',
  endDate: '2026-07-05',
  startTime: '',
  endTime: '',
  timezone: 'Europe/Amsterdam',
  dayStartsAt: '06:00',
  hourCycle: 'h12',
  language: '',
  tightMinutes: '45',
  changeoverMinutes: '15',
};

const empty: FestivalForm = {
  name: '',
  location: '',
  startDate: '',
  endDate: '',
  startTime: '',
  endTime: '',
  timezone: '',
  dayStartsAt: '',
  hourCycle: 'h12',
  language: '',
  tightMinutes: '',
  changeoverMinutes: '',
};

const minutesText = 'Minutes between stages must be a whole number from 0 to 240';

function fieldsOf(form: FestivalForm) {
  const check = checkFestivalForm(form);
  if (!check.ok) throw new Error(check.summary);
  return check.fields;
}

function errorsOf(changes: Partial<FestivalForm>) {
  const check = checkFestivalForm({ ...filled, ...changes });
  return check.ok ? {} : check.errors;
}

describe('a form that is right', () => {
  test('gives the fields to be stored', () => {
    const fields = fieldsOf(filled);
    expect(fields).toMatchObject({ name: 'Moonlit Meadow', location: 'Lake Ferris', dayStartsAt: '06:00' });
    expect(festivalDates(fields)).toEqual({
      start: '2026-07-03',
      end: '2026-07-05',
      startTime: null,
      endTime: null,
    });
  });

  test('may have white space around its texts', () => {
    const fields = fieldsOf({ ...filled, name: '  Moonlit Meadow ', location: '\tLake Ferris\n' });
    expect(fields).toMatchObject({ name: 'Moonlit Meadow', location: 'Lake Ferris' });
  });

  test('may leave out the start of the day', () => {
    expect(fieldsOf({ ...filled, dayStartsAt: '' }).dayStartsAt).toBe('00:00');
  });

  test('may leave out the minutes between stages, which are not stored where they are the usual ones', () => {
    expect(fieldsOf(filled).tightMinutes).toBe(45);
    expect(fieldsOf({ ...filled, tightMinutes: ' 0 ' }).tightMinutes).toBe(0);
    expect(fieldsOf({ ...filled, tightMinutes: '' })).not.toHaveProperty('tightMinutes');
    expect(fieldsOf({ ...filled, tightMinutes: '30' })).not.toHaveProperty('tightMinutes');
    expect(fieldsOf(filled).changeoverMinutes).toBe(15);
    expect(fieldsOf({ ...filled, changeoverMinutes: ' 0 ' })).not.toHaveProperty('changeoverMinutes');
    expect(fieldsOf({ ...filled, changeoverMinutes: '' })).not.toHaveProperty('changeoverMinutes');
  });

  test('says nothing of the hour cycle where it is the usual one', () => {
    expect(fieldsOf(filled)).not.toHaveProperty('hourCycle');
    expect(fieldsOf({ ...filled, hourCycle: 'h23' }).hourCycle).toBe('h23');
  });

  test('may name its zone by an abbreviation', () => {
    expect(fieldsOf({ ...filled, timezone: 'pst' }).timezone).toBe('America/Los_Angeles');
  });

  test('may be of one day with its times', () => {
    const day = { ...filled, endDate: '2026-07-03', startTime: '12:00', endTime: '23:00' };
    expect(festivalDates(fieldsOf(day))).toMatchObject({ startTime: '12:00', endTime: '23:00' });
  });
});

test('an empty form is told all that it needs, joined with commas', () => {
  expect(checkFestivalForm(empty)).toEqual({
    ok: false,
    errors: {
      name: 'Festival name is required',
      location: 'Location is required',
      startDate: 'Start date is required',
      endDate: 'End date is required',
      timezone: 'Timezone is required',
    },
    summary:
      'Festival name is required, Location is required, Start date is required, End date is required, Timezone is required',
  });
});

const oneDay = 'End date must be after start date (a one-day festival needs a start and an end time)';

test.each<[string, Partial<FestivalForm>, object]>([
  ['a blank name', { name: ' \t ' }, { name: 'Festival name is required' }],
  [
    'a long name',
    { name: 'x'.repeat(201) },
    { name: 'Festival name is too long. Maximum is 200 characters' },
  ],
  [
    'a long location',
    { location: 'x'.repeat(201) },
    { location: 'Location is too long. Maximum is 200 characters' },
  ],
  ['a day that no month has', { startDate: '2026-06-31' }, { startDate: 'Start date is not a date' }],
  ['a date in another form', { endDate: '5.7.2026' }, { endDate: 'End date is not a date' }],
  ['an impossible time', { startTime: '25:00' }, { startTime: 'Start time is not a time' }],
  ['an impossible end time', { endTime: 'late' }, { endTime: 'End time is not a time' }],
  ['half a minute', { tightMinutes: '7.5' }, { tightMinutes: minutesText }],
  [
    'too much changeover',
    { changeoverMinutes: '241' },
    { changeoverMinutes: 'Minutes of changeover must be a whole number from 0 to 240' },
  ],
  [
    'a changeover before the set is over',
    { changeoverMinutes: '-5' },
    { changeoverMinutes: 'Minutes of changeover must be a whole number from 0 to 240' },
  ],
  ['too many minutes', { tightMinutes: '241' }, { tightMinutes: minutesText }],
  ['an impossible day start', { dayStartsAt: '6:00' }, { dayStartsAt: 'Day start is not a time' }],
  ['an unknown zone', { timezone: 'Europe/Atlantis' }, { timezone: 'Timezone is not known' }],
  ['an end before the start', { endDate: '2026-07-02' }, { endDate: 'End date must be after start date' }],
  ['one day without times', { endDate: '2026-07-03' }, { endDate: oneDay }],
  ['one day without an end time', { endDate: '2026-07-03', startTime: '12:00' }, { endDate: oneDay }],
  [
    'one day that ends when it starts',
    { endDate: '2026-07-03', startTime: '12:00', endTime: '12:00' },
    { endDate: 'End date must be after start date' },
  ],
  [
    'one day and an unreadable time',
    { endDate: '2026-07-03', startTime: 'noon', endTime: '12:00' },
    { startTime: 'Start time is not a time' },
  ],
  [
    'two mistakes at once',
    { endDate: '2026-07-02', timezone: 'XYZ' },
    { endDate: 'End date must be after start date', timezone: 'Timezone is not known' },
  ],
])('%s is refused', (_, changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors);
});

test('one day that the clocks leave no time in is refused', () => {
  const gap = { startDate: '2026-03-29', endDate: '2026-03-29', startTime: '02:30', endTime: '03:10' };
  expect(errorsOf(gap)).toEqual({ endDate: 'End date must be after start date' });
});

describe('the length of a festival', () => {
  test('may be a whole leap year and no more', () => {
    expect(errorsOf({ startDate: '2027-03-01', endDate: '2028-02-29' })).toEqual({});
    expect(errorsOf({ startDate: '2027-03-01', endDate: '2028-03-01' })).toEqual({
      endDate: 'A festival can last at most 366 days. Please check the dates.',
    });
  });
});
