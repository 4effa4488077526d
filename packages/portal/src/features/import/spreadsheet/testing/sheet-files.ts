import { writeScheduleCsv, type SheetValues } from '@lineup/domain/spreadsheet';

/** Returns a row for the festival of `schedule-provider`. */
export function sheetRow(traits: Partial<SheetValues> = {}): SheetValues {
  return {
    artistName: 'Night Ferry',
    stage: 'Harbour',
    date: '2026-07-03',
    startTime: '20:00',
    endTime: '21:00',
    ...traits,
  };
}

/** Returns rows with different artists, an hour apart. */
export function sheetRows(count: number): readonly SheetValues[] {
  return Array.from({ length: count }, (_, index) => {
    const hour = String(10 + (index % 12));
    const date = `2026-07-0${3 + (Math.floor(index / 12) % 3)}`;
    return sheetRow({
      artistName: `Artist ${index + 1}`,
      date,
      startTime: `${hour}:00`,
      endTime: `${hour}:45`,
    });
  });
}

export function csvFile(rows: readonly SheetValues[], name = 'lineup.csv'): File {
  return new File([writeScheduleCsv(rows)], name, { type: 'text/csv' });
}
