import { checkEventForm, timestampFromMillis, type EventForm } from '@lineup/domain';
import { describe, expect, it } from 'vitest';
import {
  baseOf,
  changesOf,
  differingFields,
  emptyForm,
  formOf,
  isSameForm,
  withPreservedTimes,
} from './event-values.ts';
import { festival } from '../../../testing/stored-lineup.ts';
import { makeEvent } from '../testing/schedule-provider.ts';

const base = baseOf(makeEvent('e1'), festival);

function checked(form: EventForm) {
  const check = checkEventForm(form, festival);
  if (!check.ok) throw new Error(JSON.stringify(check.errors));
  return check.event;
}

describe('the form of an event', () => {
  it('has its festival day and its clock times in the zone of the festival', () => {
    expect(formOf(makeEvent('e1', { timeEnd: '01:30', imageURL: null }), festival)).toEqual({
      artistName: 'Owl Parade',
      stage: 'Harbour',
      date: '2026-07-03',
      timeStart: '20:00',
      timeEnd: '01:30',
      imageURL: '',
      status: '',
      replacedBy: '',
      note: '',
    });
    const off = { ...makeEvent('e1'), status: 'replaced', replacedBy: 'Moss', note: 'Late' } as const;
    expect(formOf(off, festival)).toMatchObject({ status: 'replaced', replacedBy: 'Moss', note: 'Late' });
  });

  it('differs from another in the fields that differ, in the order of the form', () => {
    const other = { ...base.form, timeEnd: '22:00', artistName: 'Kelp' };
    expect(differingFields(base.form, other)).toEqual(['artistName', 'timeEnd']);
    expect(isSameForm(base.form, { ...base.form })).toBe(true);
    expect(isSameForm(emptyForm('Harbour', '2026-07-03'), base.form)).toBe(false);
  });
});

describe('what is saved of a changed event', () => {
  it('is nothing where nothing was changed', () => {
    expect(changesOf(checked(base.form), base.form, base)).toEqual({});
  });

  it('is the changed text alone, trimmed', () => {
    const form = { ...base.form, artistName: ' Kelp ', stage: 'Chapel' };
    expect(changesOf(checked(form), form, base)).toEqual({ artistName: 'Kelp', stage: 'Chapel' });
  });

  it('is day and times together where one of them was changed', () => {
    const form = { ...base.form, date: '2026-07-04' };
    expect(Object.keys(changesOf(checked(form), form, base))).toEqual(['date', 'timeStart', 'timeEnd']);
  });

  it('is no picture where it was removed', () => {
    const pictured = baseOf(makeEvent('e1', { imageURL: '/files/owl' }), festival);
    const form = { ...pictured.form, imageURL: '' };
    expect(changesOf(checked(form), form, pictured)).toEqual({ imageURL: null });
  });
});

describe('instants that the clock does not tell', () => {
  /** The second 01:30 of the night in which the clocks go back. */
  const second = timestampFromMillis(Date.UTC(2025, 10, 2, 9, 30));
  const late = {
    ...makeEvent('e1'),
    timeStart: second,
    timeEnd: timestampFromMillis(Date.UTC(2025, 10, 2, 11)),
  };
  const lateBase = baseOf(late, festival);

  it('stay where day and times were not touched', () => {
    const form = { ...lateBase.form, artistName: 'Kelp' };
    expect(checked(form).timeStart).not.toEqual(second);
    expect(withPreservedTimes(checked(form), form, lateBase).timeStart).toEqual(second);
  });

  it('give way to the clock times where one was touched', () => {
    const form = { ...lateBase.form, timeEnd: '04:00' };
    expect(withPreservedTimes(checked(form), form, lateBase)).toEqual(checked(form));
  });
});
