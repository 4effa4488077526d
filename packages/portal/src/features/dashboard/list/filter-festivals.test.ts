import { describe, expect, it } from 'vitest';
import { makeFestival } from '../testing/festivals.ts';
import { filterFestivals, noFilter } from './filter-festivals.ts';

const now = Date.UTC(2026, 6, 4, 12);
const festivals = [
  {
    id: 'past',
    ...makeFestival({ name: 'Éclat d’Hiver', location: 'Lyon', from: '2026-01-03', to: '2026-01-04' }),
  },
  { id: 'active', ...makeFestival() },
  { id: 'next', ...makeFestival({ name: 'Tidemark', from: '2026-09-03', to: '2026-09-05' }) },
];

const ids = (filter: Partial<typeof noFilter>) =>
  filterFestivals(festivals, { ...noFilter, ...filter }, now).map(({ id }) => id);

describe('filterFestivals', () => {
  it('lets all through when nothing is asked', () => {
    expect(ids({})).toEqual(['past', 'active', 'next']);
    expect(ids({ text: '   ' })).toEqual(['past', 'active', 'next']);
  });

  it('finds parts of names and places in any letter case, with or without accents', () => {
    expect(ids({ text: 'ECLAT' })).toEqual(['past']);
    expect(ids({ text: 'quay' })).toEqual(['active', 'next']);
  });

  it('wants every word', () => {
    expect(ids({ text: 'tide quay' })).toEqual(['next']);
    expect(ids({ text: 'tide lyon' })).toEqual([]);
  });

  it.each(['past', 'active'] as const)('shows only what is %s', (status) => {
    expect(ids({ status })).toEqual([status]);
  });
});
