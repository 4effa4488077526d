import type { LineupMapping, MappedField } from '@lineup/domain/reading';
import { describe, expect, it } from 'vitest';
import {
  similarTables,
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

const meaning = (field: MappedField, isFallback = false) => ({ field, isFallback });

describe('what a column stands for', () => {
  it('is chosen for all tables that are read', () => {
    const similar = similarTables(mapping, tables, friday);
    expect(similar.map(({ id }) => id)).toEqual(['Friday', 'Saturday']);
    expect(
      withField(mapping, similar, 'until', meaning('timeEnd')).tables.map(({ fields }) => fields['until']),
    ).toEqual(['timeEnd', 'timeEnd']);
  });

  it('is not taken from another column, which a walk through the choices would pass', () => {
    expect(mappingOf(withField(mapping, [friday], 'until', meaning('timeStart')), 'Friday')?.fields).toEqual({
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

  it('can be what another column stands for where that one is empty, until it is chosen for something else', () => {
    const chosen = withField(mapping, [friday], 'until', meaning('artistName', true));
    expect(mappingOf(chosen, 'Friday')).toEqual({
      table: 'Friday',
      fields: { who: 'artistName', from: 'timeStart' },
      fallbacks: { until: 'artistName' },
    });
    const again = withField(chosen, [friday], 'until', meaning('timeEnd'));
    expect(mappingOf(again, 'Friday')).toEqual({
      table: 'Friday',
      fields: { who: 'artistName', from: 'timeStart', until: 'timeEnd' },
    });
    expect(mappingOf(withField(chosen, [friday], 'until', null), 'Friday')).toEqual(mapping.tables[0]);
    expect(mappingOf(withField(chosen, [friday], 'who', meaning('stage', true)), 'Friday')).toEqual({
      table: 'Friday',
      fields: { from: 'timeStart' },
      fallbacks: { until: 'artistName', who: 'stage' },
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

  it('is taken in with the fallbacks of those like it', () => {
    const chosen = withField(mapping, [saturday], 'until', meaning('artistName', true));
    const again = withTable(withTable(chosen, tables, friday, false), tables, friday, true);
    expect(mappingOf(again, 'Friday')?.fallbacks).toEqual({ until: 'artistName' });
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
