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
import { changeField, typedOn } from './event-input.ts';
import { festival } from '../../../../testing/stored-lineup.ts';
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
      startPass: '',
      endPass: '',
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

describe('instants of which the clock alone does not tell', () => {
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
    expect(withPreservedTimes(checked(form), form, lateBase).timeStart).toEqual(second);
  });

  it('stay in the fields that were not touched', () => {
    const input = changeField(typedOn(lateBase, lateBase.form), 'timeEnd', '04:00', festival);
    const event = withPreservedTimes(checked(input.form), input.form, lateBase);
    expect(event.timeStart).toEqual(second);
    expect(changesOf(event, input.form, lateBase)).toEqual({
      date: event.date,
      timeStart: second,
      timeEnd: timestampFromMillis(Date.UTC(2025, 10, 2, 12)),
    });
  });

  it('are the first of two again where the same time is typed again, and the second where that is chosen', () => {
    const emptied = changeField(typedOn(lateBase, lateBase.form), 'timeStart', '', festival);
    const typed = changeField(emptied, 'timeStart', '01:30', festival);
    const first = timestampFromMillis(Date.UTC(2025, 10, 2, 8, 30));
    expect(withPreservedTimes(checked(typed.form), typed.form, lateBase).timeStart).toEqual(first);
    const chosen = changeField(typed, 'startPass', 'second', festival);
    expect(isSameForm(chosen.form, lateBase.form)).toBe(true);
  });

  it('keep their seconds in the fields that were not touched', () => {
    const exact = { ...makeEvent('e1'), timeStart: timestampFromMillis(Date.UTC(2026, 6, 4, 3, 0, 20)) };
    const exactBase = baseOf(exact, festival);
    const form = { ...exactBase.form, timeEnd: '22:00' };
    expect(withPreservedTimes(checked(form), form, exactBase).timeStart).toEqual(exact.timeStart);
  });
});
