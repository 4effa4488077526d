import type { LineupMapping } from '@lineup/domain/reading';
import { describe, expect, it } from 'vitest';
import {
  alikeTables,
  mappingOf,
  withAround,
  withDayFirst,
  withField,
  withLayout,
  withTable,
} from './edit-mapping.ts';

const table = (id: string, ...columns: readonly string[]) => ({
  id,
  kind: 'rows' as const,
  columns: columns.map((name) => ({ id: name, heading: name })),
});
const friday = table('Friday', 'who', 'from', 'until');
const saturday = table('Saturday', 'who', 'from', 'until');
const crew = table('Crew', 'who', 'phone');
const tables = [friday, saturday, crew];
const mapping: LineupMapping = {
  tables: [
    { table: 'Friday', fields: { who: 'artistName', from: 'timeStart' } },
    { table: 'Saturday', fields: { who: 'artistName' } },
  ],
};

describe('what a column stands for', () => {
  it('is chosen for all tables alike that are read', () => {
    const alike = alikeTables(mapping, tables, friday);
    expect(alike.map(({ id }) => id)).toEqual(['Friday', 'Saturday']);
    expect(withField(mapping, alike, 'until', 'timeEnd').tables.map(({ fields }) => fields['until'])).toEqual(
      ['timeEnd', 'timeEnd'],
    );
  });

  it('is not taken from another column, which a walk through the choices would pass', () => {
    expect(mappingOf(withField(mapping, [friday], 'until', 'timeStart'), 'Friday')?.fields).toEqual({
      who: 'artistName',
      from: 'timeStart',
      until: 'timeStart',
    });
  });

  it('can be nothing', () => {
    expect(mappingOf(withField(mapping, [friday], 'who', null), 'Friday')?.fields).toEqual({
      from: 'timeStart',
    });
  });
});

describe('a table', () => {
  it('is left out and taken in again, in the order of the file, with what is chosen for those like it', () => {
    const without = withTable(mapping, tables, friday, false);
    expect(without.tables.map((each) => each.table)).toEqual(['Saturday']);
    expect(mappingOf(without, 'Friday')).toBeNull();
    const again = withTable(without, tables, friday, true);
    expect(again.tables).toEqual([
      { table: 'Friday', fields: { who: 'artistName' } },
      { table: 'Saturday', fields: { who: 'artistName' } },
    ]);
  });

  it('unlike the others begins with nothing', () => {
    expect(mappingOf(withTable(mapping, tables, crew, true), 'Crew')).toEqual({ table: 'Crew', fields: {} });
  });

  it('says what holds for all its rows, until that is cleared', () => {
    const given = withAround(withAround(mapping, friday, 'stage', 'Pier'), friday, 'date', '2027-07-02');
    expect(mappingOf(given, 'Friday')?.around).toEqual({ stage: 'Pier', date: '2027-07-02' });
    expect(mappingOf(given, 'Saturday')?.around).toBeUndefined();
    expect(mappingOf(withAround(given, friday, 'stage', ' '), 'Friday')?.around).toEqual({
      date: '2027-07-02',
    });
  });
});

it('another layout of a table forgets what its columns stood for, and keeps what holds for its rows', () => {
  const given = withAround(mapping, friday, 'stage', 'Pier');
  expect(mappingOf(withLayout(given, [friday], { headerRow: 2, layout: undefined }), 'Friday')).toEqual({
    table: 'Friday',
    fields: {},
    around: { stage: 'Pier' },
    headerRow: 2,
  });
  expect(mappingOf(withLayout(mapping, [friday], { headerRow: null, layout: 'grid' }), 'Friday')).toEqual({
    table: 'Friday',
    fields: {},
    headerRow: null,
    layout: 'grid',
  });
});

it('the order of day and month is chosen, or left to the file', () => {
  expect(withDayFirst(mapping, true)).toEqual({ ...mapping, dayFirst: true });
  expect(withDayFirst(withDayFirst(mapping, false), null)).toEqual(mapping);
});
