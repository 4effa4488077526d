import { describe, expect, it } from 'vitest';
import { isTimeZone, offsetMillis } from '../time/zones/zone.ts';
import { formatTime } from '../time/format.ts';
import { zoneName } from '../time/zones/planned-offsets.ts';
import { zoneLabel } from '../time/zones/zone-options.ts';
import { timestampToMillis } from '../timestamp.ts';
import { changedDetails, detailsEffect } from './change-details.ts';
import { festivalFormOf } from './form-of-festival.ts';
import { festivalDates } from './days.ts';
import { checkFestivalForm } from './form.ts';
import { asPlanned, offsetsByRules, zoneRulesChanged } from './planned-zone.ts';

const form = {
  name: 'Salt & Lantern',
  location: 'Quay Hill',
  startDate: '2024-01-15',
  endDate: '2024-01-17',
  startTime: '',
  endTime: '',
  timezone: 'America/Vancouver',
  dayStartsAt: '06:00',
  hourCycle: 'h12' as const,
  language: '' as const,
  tightMinutes: '30',
  changeoverMinutes: '',
};

/** A festival as saved from a form, with the zone's offsets at the time of planning. */
function planned(plannedOffsets?: string, changes: Partial<typeof form> = {}) {
  const check = checkFestivalForm({ ...form, ...changes });
  if (!check.ok) throw new Error(check.summary);
  const { plannedOffsets: today, ...fields } = check.fields;
  // Dates are stored as instants, using the rules at the time of planning.
  const shift = plannedOffsets === undefined ? 0 : Number(today) - Number(plannedOffsets);
  const moved = (timestamp: { seconds: number; nanoseconds: number }) => ({
    ...timestamp,
    seconds: timestamp.seconds + shift,
  });
  return {
    ...fields,
    startDate: moved(fields.startDate),
    endDate: moved(fields.endDate),
    ...(plannedOffsets === undefined ? {} : { plannedOffsets }),
  };
}

function eventAt(iso: string, hours = 1) {
  const seconds = Date.parse(iso) / 1000;
  const at = (value: number) => ({ seconds: value, nanoseconds: 0 });
  return {
    id: iso,
    artistName: 'Owl Parade',
    stage: 'Quay',
    date: at(seconds),
    timeStart: at(seconds),
    timeEnd: at(seconds + hours * 3600),
    imageURL: null,
  };
}

describe('the offsets that a festival is planned with', () => {
  it('are those of its zone, with the changes of the clocks among its days', () => {
    expect(checkFestivalForm(form)).toMatchObject({ fields: { plannedOffsets: '-28800' } });
    const spring = { ...form, startDate: '2024-03-08', endDate: '2024-03-12' };
    const change = Date.parse('2024-03-10T10:00:00Z') / 1000;
    expect(checkFestivalForm(spring)).toMatchObject({
      fields: { plannedOffsets: `-28800;${change}:-25200` },
    });
  });

  it('stay the same while nothing of dates and zone changes', () => {
    const festival = planned('-28800');
    const check = checkFestivalForm({ ...form, name: 'Other' });
    if (!check.ok) throw new Error(check.summary);
    expect(changedDetails(festival, { ...form, name: 'Other' }, check.fields)).toEqual({ name: 'Other' });
  });
});

describe('a festival whose zone has the rules it was planned with, or of which nothing is remembered', () => {
  it('stays as it is', () => {
    for (const festival of [planned('-28800'), planned()]) {
      expect(asPlanned(festival)).toBe(festival);
      expect(zoneRulesChanged(asPlanned(festival))).toBe(false);
    }
  });
});

describe('a festival whose zone has other rules than it was planned with', () => {
  const festival = asPlanned(planned('-25200'));

  it('goes by the offsets it was planned with, under the name of its zone', () => {
    expect(zoneRulesChanged(festival)).toBe(true);
    expect(zoneName(festival.timezone)).toBe('America/Vancouver');
    expect(zoneLabel(festival.timezone)).toBe('Vancouver (America/Vancouver)');
    expect(offsetsByRules(festival)).toBe('-28800');
    expect(festivalDates(festival)).toMatchObject({
      start: '2024-01-15',
      end: '2024-01-17',
      startTime: null,
    });
    expect(festivalFormOf(festival)).toEqual(form);
    expect(formatTime(Date.parse('2024-01-16T03:00:00Z'), festival.timezone, 'h12')).toBe('8:00 PM');
  });

  it('cannot be stored so: its zone is no name', () => {
    expect(isTimeZone(festival.timezone)).toBe(false);
  });

  it('keeps its clock times, or the moments, as somebody decides', () => {
    const check = checkFestivalForm(festivalFormOf(festival));
    if (!check.ok) throw new Error(check.summary);
    const events = [eventAt('2024-01-16T03:00:00Z')];
    const changes = changedDetails(festival, form, check.fields);
    const { startDate, endDate } = check.fields;
    expect(changes).toEqual({ timezone: 'America/Vancouver', plannedOffsets: '-28800', startDate, endDate });
    const [moved] = detailsEffect(festival, check.fields, events, 'clockTimes').moved;
    expect(moved && timestampToMillis(moved.timeStart)).toBe(Date.parse('2024-01-16T04:00:00Z'));
    const [same] = detailsEffect(festival, check.fields, events, 'instants').moved;
    expect(same && timestampToMillis(same.timeStart)).toBe(Date.parse('2024-01-16T03:00:00Z'));
  });
});

describe('remembered offsets with a change of the clocks', () => {
  it('hold before and after it', () => {
    const change = Date.parse('2024-01-16T09:00:00Z');
    const { timezone } = asPlanned(planned('-25200', {}));
    const both = `${zoneName(timezone)}@-25200;${change / 1000}:-28800`;
    expect(offsetMillis(both, change - 1)).toBe(-25_200_000);
    expect(offsetMillis(both, change)).toBe(-28_800_000);
  });
});
