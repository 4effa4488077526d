import { workbookOf } from './any-files.ts';

const stages = ['Pier', 'Boathouse', 'Orchard', 'Quarry'] as const;
const days = ['Fri 2 July', 'Sat 3 July', 'Sun 4 July'] as const;

/** A festival whose day begins at midnight, by default. */
export const agencyFestival = {
  startDate: '2027-07-02',
  endDate: '2027-07-04',
  timezone: 'Europe/Lisbon',
  stages,
} as const;

/** From 2 PM, half an hour each, until 2:30 AM. */
const slots = Array.from({ length: 25 }, (_, turn) => 14 * 60 + turn * 30);

/** "11.30pm" */
function clock(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  return `${hours % 12 === 0 ? 12 : hours % 12}.${String(minutes % 60).padStart(2, '0')}${hours < 12 ? 'am' : 'pm'}`;
}

/** Every set with the day on which its evening begins. */
const rows = days.flatMap((day) =>
  stages.flatMap((stage) =>
    slots.map((start, turn) => [
      `${stage} ${day} Act ${turn + 1}`,
      stage,
      day,
      clock(start),
      clock(start + 30),
    ]),
  ),
);

/** The number of sets in the file, not counting the duplicate. */
export const agencySets = rows.length;

type Slip = readonly [row: number, column: number, text: string];

/** A misspelt stage, one that the festival lacks, an end with AM and PM swapped, and a missing end. */
const slips: readonly Slip[] = [
  [28, 1, 'Boathose'],
  [30, 1, 'Bandstand'],
  [58, 4, clock(rowEnd(58) + 12 * 60)],
  [120, 4, ''],
];

function rowEnd(row: number): number {
  return (slots[row % slots.length] ?? 0) + 30;
}

const slippedRows = rows.map((cells, row) =>
  cells.map((cell, column) => slips.find(([at, where]) => at === row && where === column)?.[2] ?? cell),
);

/** A workbook like an agency's: a title, the usual headings, nights dated by their evening, five slips. */
export const agencyFile = workbookOf(
  {
    Programme: [
      ['Programme, all stages'],
      [],
      ['Artist', 'Stage', 'Date', 'Start', 'End'],
      ...slippedRows,
      ...slippedRows.slice(200, 201),
    ],
  },
  'agency.xlsx',
);
