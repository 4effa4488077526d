import { describe, expect, it } from 'vitest';
import { festival } from '../testing/stored-lineup.ts';
import { exportFileName } from './export-file-name.ts';

describe('the name of an exported file', () => {
  const at = Date.UTC(2026, 6, 4, 2);
  it.each([
    ['Salt & Lantern', 'Salt & Lantern 2026-07-03.csv'],
    ['../Night: "one"\n', 'Night one 2026-07-03.csv'],
    ['مهرجان', 'مهرجان 2026-07-03.csv'],
    ['???', 'Lineup 2026-07-03.csv'],
  ])('has the day in the festival’s zone, and nothing that file systems refuse: %j', (name, expected) => {
    expect(exportFileName({ ...festival, name }, 'csv', at)).toBe(expected);
  });

  it('has what it holds', () => {
    expect(exportFileName(festival, 'csv', at, 'actual times')).toBe(
      'Salt & Lantern actual times 2026-07-03.csv',
    );
  });
});
