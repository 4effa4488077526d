import { describe, expect, it } from 'vitest';
import { timestampFromMillis, timestampToMillis } from '../timestamp.ts';
import { changedDetails, detailsEffect, mergeForms } from './change-details.ts';
import { eventTimestamps } from './events/event-times.ts';
import { checkFestivalForm, type FestivalForm } from './form.ts';
import { festivalFormOf } from './form-of-festival.ts';
import { aFestival } from './testing/festivals.ts';

const festival = aFestival();
const form = festivalFormOf(festival);

function fieldsOf(changes: Partial<FestivalForm>, of = festival) {
  const check = checkFestivalForm({ ...festivalFormOf(of), ...changes });
  if (!check.ok) throw new Error(check.summary);
  return check.fields;
}

function changes(typed: Partial<FestivalForm>, of = festival) {
  return changedDetails(of, { ...festivalFormOf(of), ...typed }, fieldsOf(typed, of));
}

describe('the form of a stored festival', () => {
  it('shows dates without times where none were given', () => {
    expect(form).toEqual({
      name: 'Moonlit Meadow',
      location: 'Lake Ferris',
      startDate: '2026-07-03',
      endDate: '2026-07-05',
      startTime: '',
      endTime: '',
      timezone: 'Europe/Amsterdam',
      dayStartsAt: '00:00',
      hourCycle: 'h12',
      language: '',
      tightMinutes: '30',
      changeoverMinutes: '',
    });
  });

  it('makes the same festival again', () => {
    const oneDay = aFestival({
      endDate: '2026-07-03',
      startTime: '14:00',
      endTime: '23:30',
      dayStartsAt: '06:00',
    });
    for (const each of [festival, oneDay]) {
      const { stages: _stages, imageURL: _image, ...fields } = each;
      expect(fieldsOf({}, each)).toEqual(fields);
    }
  });
});

describe('what is to be written', () => {
  it('is nothing for an untouched form', () => {
    expect(changes({})).toEqual({});
  });

  it('is nothing when a stored end is finer than the form shows', () => {
    const exact = { ...festival, endDate: timestampFromMillis(timestampToMillis(festival.endDate) - 12_345) };
    expect(changes({ name: ' Moonlit Meadow ' }, exact)).toEqual({});
  });

  it('are the minutes between stages, also back to the usual ones', () => {
    expect(changes({ tightMinutes: '45' })).toEqual({ tightMinutes: 45 });
    expect(changes({ changeoverMinutes: '15' })).toEqual({ changeoverMinutes: 15 });
    expect(changes({ changeoverMinutes: '0' })).toEqual({});
    const set = { ...festival, changeoverMinutes: 15 };
    expect(changes({ changeoverMinutes: '' }, set)).toEqual({ changeoverMinutes: 0 });
    expect(changes({ changeoverMinutes: '15' }, set)).toEqual({});
    expect(changes({ tightMinutes: '' })).toEqual({});
    expect(changes({ tightMinutes: '' }, { ...festival, tightMinutes: 45 })).toEqual({ tightMinutes: 30 });
  });

  it('is the hour cycle, also back to the usual one', () => {
    expect(changes({ hourCycle: 'h23' })).toEqual({ hourCycle: 'h23' });
    const of24 = { ...festival, hourCycle: 'h23' } as const;
    expect(changes({}, of24)).toEqual({});
    expect(changes({ hourCycle: 'h12' }, of24)).toEqual({ hourCycle: 'h12' });
    expect(changes({}, { ...festival, hourCycle: 'h12' })).toEqual({});
    expect(changes({ language: 'fi' })).toEqual({ language: 'fi' });
    expect(changes({ language: '' }, { ...festival, language: 'fi' })).toEqual({ language: null });
    expect(changes({}, { ...festival, language: null })).toEqual({});
  });

  it('is the field that changed', () => {
    expect(changes({ location: 'Pier 4' })).toEqual({ location: 'Pier 4' });
    expect(changes({ endTime: '22:00' })).toEqual({ endDate: fieldsOf({ endTime: '22:00' }).endDate });
  });

  it('is start and end as well when the zone changes', () => {
    const timezone = 'Asia/Tokyo';
    const { startDate, endDate } = fieldsOf({ timezone });
    expect(changes({ timezone })).toEqual({ timezone, startDate, endDate, plannedOffsets: '32400' });
  });
});

describe('what a change does to the sets', () => {
  const event = (id: string, date: string, timeStart = '12:00') => {
    const {
      notices: _notices,
      endsNextDay: _next,
      ...times
    } = eventTimestamps({ date, timeStart, timeEnd: '13:00' }, festival);
    return { id, artistName: id, stage: 'Barn', ...times };
  };
  const early = event('early', '2026-07-03');
  const late = event('late', '2026-07-05');
  const stray = event('stray', '2026-08-01');

  it('names those that would fall outside, by start, and not those that were outside before', () => {
    const fields = fieldsOf({
      startDate: '2026-07-04',
      endDate: '2026-07-04',
      startTime: '10:00',
      endTime: '23:00',
    });
    const { moved, fallsOutside } = detailsEffect(festival, fields, [late, stray, early], 'clockTimes');
    expect(moved).toEqual([]);
    expect(fallsOutside).toEqual([early, late]);
  });

  it('counts a set at its new time when the zone changes', () => {
    const evening = event('evening', '2026-07-05', '22:00');
    const fields = fieldsOf({ timezone: 'Asia/Tokyo' });
    expect(detailsEffect(festival, fields, [evening], 'clockTimes').fallsOutside).toEqual([]);
    const moment = detailsEffect(festival, fields, [evening], 'instants');
    expect(moment.fallsOutside).toEqual([evening]);
    expect(moment.moved).toHaveLength(1);
  });
});

describe('two people changing the same festival', () => {
  it("keeps one person's changes on top of the other's", () => {
    const mine = { ...form, name: 'Moonlit Marsh', location: 'Pier 4' };
    const theirs = { ...form, location: 'Quay Hill', endDate: '2026-07-06' };
    const { merged, differences } = mergeForms(form, mine, theirs);
    expect(merged).toEqual({ ...theirs, name: 'Moonlit Marsh', location: 'Pier 4' });
    expect(differences).toEqual([
      { field: 'name', mine: 'Moonlit Marsh', theirs: 'Moonlit Meadow', isMine: true },
      { field: 'location', mine: 'Pier 4', theirs: 'Quay Hill', isMine: true },
      { field: 'endDate', mine: '2026-07-05', theirs: '2026-07-06', isMine: false },
    ]);
  });

  it('finds no difference where both typed the same', () => {
    const same = { ...form, name: 'Moonlit Marsh' };
    expect(mergeForms(form, same, same)).toEqual({ merged: same, differences: [] });
  });
});
