import { describe, expect, it } from 'vitest';
import type { DraftEvent } from '../../entities/upload.ts';
import { copiedCells } from '../../timetable/cells/copied-cells.ts';
import { copyRows, fillRows, lengthenRows, pasteRows, putRows, unplaceRows } from './edit-rows.ts';
import { rowColumns } from './row-columns.ts';

const festival = {
  timezone: 'Europe/Berlin',
  dayStartsAt: '06:00',
  startDate: { seconds: Date.UTC(2025, 6, 4) / 1000, nanoseconds: 0 },
  endDate: { seconds: Date.UTC(2025, 6, 6) / 1000, nanoseconds: 0 },
  stages: ['Barn', 'Quay'],
};

function draft(id: string, traits: Partial<DraftEvent> = {}): DraftEvent {
  return {
    id,
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

const two = [
  draft('a'),
  draft('b', { artistName: 'Open Gate', stage: 'Quay', timeStart: '22:00', timeEnd: '23:30' }),
];
const changesOf = (edit: { readonly changes: ReadonlyMap<string, unknown> } | null) =>
  edit === null ? null : Object.fromEntries(edit.changes);
const pasted = (text: string, events = two, from: (typeof rowColumns)[number] = 'artistName') =>
  pasteRows(copiedCells(text), events, from, festival);

describe('one value for several rows', () => {
  it('changes those that have another', () => {
    expect(changesOf(putRows(two, 'stage', 'Quay', festival))).toEqual({ a: { stage: 'Quay' } });
    expect(putRows(two, 'date', '2025-07-05', festival)).toBeNull();
  });

  it('takes the end along with the start', () => {
    expect(changesOf(putRows(two, 'timeStart', '23:00', festival))).toEqual({
      a: { timeStart: '23:00', timeEnd: '00:00' },
      b: { timeStart: '23:00', timeEnd: '00:30' },
    });
  });

  it('fills the first one down', () => {
    expect(changesOf(fillRows(two, 'stage', festival))).toEqual({ b: { stage: 'Barn' } });
    expect(fillRows([], 'stage', festival)).toBeNull();
  });

  it('makes rows as long, but for those without a start', () => {
    const rows = [...two, draft('c', { timeStart: '' }), draft('d', { timeEnd: '' })];
    expect(changesOf(lengthenRows(rows, 90, festival))).toEqual({
      a: { timeEnd: '21:30' },
      d: { timeEnd: '21:30' },
    });
  });

  it('counts the minutes that pass in the night in which clocks change', () => {
    const night = { ...festival, startDate: { seconds: Date.UTC(2025, 2, 29) / 1000, nanoseconds: 0 } };
    const rows = [draft('a', { date: '2025-03-29', timeStart: '01:30', timeEnd: '' })];
    expect(changesOf(lengthenRows(rows, 60, night))).toEqual({ a: { timeEnd: '03:30' } });
  });

  it('keeps in Unplaced only what has no place', () => {
    const rows = [draft('a'), draft('b', { stage: '' }), draft('c', { stage: '', unplaced: true })];
    expect(changesOf(unplaceRows(rows))).toEqual({ b: { unplaced: true } });
    expect(unplaceRows(two)).toBeNull();
  });
});

describe('cells to and from a spreadsheet', () => {
  it('come back as they went', () => {
    const blank = two.map(({ id }) =>
      draft(id, Object.fromEntries(rowColumns.map((column) => [column, '']))),
    );
    expect(copyRows(two)).toBe(
      'Tin Kettle\tBarn\t2025-07-05\t20:00\t21:00\nOpen Gate\tQuay\t2025-07-05\t22:00\t23:30',
    );
    expect(changesOf(pasted(copyRows(two), blank).edit)).toEqual({
      a: {
        artistName: 'Tin Kettle',
        stage: 'Barn',
        date: '2025-07-05',
        timeStart: '20:00',
        timeEnd: '21:00',
      },
      b: { artistName: 'Open Gate', stage: 'Quay', date: '2025-07-05', timeStart: '22:00', timeEnd: '23:30' },
    });
  });

  it('are read as people write them, from a column on', () => {
    expect(
      changesOf(pasted('BARN\tSat, Jul 5\t9:15 PM\t10 pm', [draft('b', { stage: 'Quay' })], 'stage').edit),
    ).toEqual({
      b: { stage: 'Barn', timeStart: '21:15', timeEnd: '22:00' },
    });
  });

  it('stay as they were typed where they cannot be read', () => {
    expect(changesOf(pasted('Moon\tsometime\tlate', [draft('a')], 'stage').edit)).toEqual({
      a: { stage: 'Moon', date: 'sometime', timeStart: 'late' },
    });
  });

  it('clear nothing where they are empty, and count what has no row', () => {
    const { edit, beyond } = pasted('\tQuay\nNew Name\nToo Many\n');
    expect(changesOf(edit)).toEqual({ a: { stage: 'Quay' }, b: { artistName: 'New Name' } });
    expect(beyond).toBe(1);
  });

  it('go to all rows where there is one alone, and past the last column to none', () => {
    expect(changesOf(pasted('22:15', two, 'timeEnd').edit)).toEqual({
      a: { timeEnd: '22:15' },
      b: { timeEnd: '22:15' },
    });
    expect(changesOf(pasted('22:15\tmore\tand more', two, 'timeEnd').edit)).toEqual({
      a: { timeEnd: '22:15' },
    });
  });
});
