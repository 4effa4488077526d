import { dateCell, timeCell } from '../../../spreadsheet/testing/workbooks.ts';
import { bookFile, type TableFile } from './table-file.ts';

const ferry = 'Night Ferry @ Barn 2025-07-04 20:00-21:15';
const tide = 'Low Tide @ Lake Stage 2025-07-05 22:30-23:45';
const owl = 'Owl Parade @ Barn 2025-07-05 00:00-01:30';
const headings = ['Artist', 'Stage', 'Date', 'Start', 'End'];

const friday = 45_842;
const clock = (hours: number, minutes = 0) => timeCell((hours + minutes / 60) / 24);

const plainRows = [
  headings,
  ['Night Ferry', 'Barn', dateCell(friday), clock(20), clock(21, 15)],
  ['Low Tide', 'Lake Stage', dateCell(friday + 1), clock(22, 30), clock(23, 45)],
];

/** Workbooks with a row per set: XLSX, XLS and ODS, with titles, merged cells, or a sheet per day or stage. */
export const workbooks: readonly TableFile[] = [
  bookFile('plain-workbook', { Lineup: plainRows }, { sets: [ferry, tide], isCertain: true }),
  bookFile('older-workbook', { Lineup: plainRows }, { kind: 'xls', sets: [ferry, tide], isCertain: true }),
  bookFile(
    'open-document',
    {
      Lineup: [
        headings,
        ['Night Ferry', 'Barn', '2025-07-04', '20:00', '21:15'],
        ['Low Tide', 'Lake Stage', '2025-07-05', '22:30', '23:45'],
      ],
    },
    { kind: 'ods', sets: [ferry, tide], isCertain: true },
  ),
  bookFile(
    'midnight-as-the-number-0',
    {
      Lineup: [
        headings,
        ['Owl Parade', 'Barn', dateCell(friday + 1), 0, 0.0625],
        ['Night Ferry', 'Barn', friday, 20 / 24, 21.25 / 24],
      ],
    },
    { sets: [owl, ferry], isCertain: true },
  ),
  bookFile(
    'title-above-a-merged-header',
    {
      Running: {
        rows: [
          ['Meadowlight 2025 – running order'],
          [],
          ['Artist', 'Stage', 'Date', 'Time', null],
          [null, null, null, 'from', 'to'],
          ['Night Ferry', 'Barn', dateCell(friday), clock(20), clock(21, 15)],
          ['Low Tide', 'Lake Stage', dateCell(friday + 1), clock(22, 30), clock(23, 45)],
        ],
        merges: ['A1:E1', 'A3:A4', 'B3:B4', 'C3:C4', 'D3:E3'],
      },
    },
    { sets: [ferry, tide], isCertain: true, left: ['Meadowlight 2025 – running order'] },
  ),
  bookFile(
    'day-and-stage-merged-downwards',
    {
      Lineup: {
        rows: [
          ['Date', 'Stage', 'Artist', 'Start', 'End'],
          [dateCell(friday), 'Barn', 'Night Ferry', clock(20), clock(21, 15)],
          [null, null, 'Second Wind', clock(21, 30), clock(22, 30)],
          [dateCell(friday + 1), 'Lake Stage', 'Low Tide', clock(22, 30), clock(23, 45)],
        ],
        merges: ['A2:A3', 'B2:B3'],
      },
    },
    { sets: [ferry, 'Second Wind @ Barn 2025-07-04 21:30-22:30', tide], isCertain: true },
  ),
  bookFile(
    'sheet-for-each-day',
    {
      'Fri 4 July': [
        ['Artist', 'Stage', 'Start', 'End'],
        ['Night Ferry', 'Barn', clock(20), clock(21, 15)],
      ],
      'Sat 5 July': [
        ['Artist', 'Stage', 'Start', 'End'],
        ['Low Tide', 'Lake Stage', clock(22, 30), clock(23, 45)],
      ],
    },
    { sets: [ferry, tide], isCertain: true },
  ),
  bookFile(
    'sheet-for-each-stage',
    {
      Barn: [
        ['Artist', 'Day', 'Start', 'End'],
        ['Night Ferry', 'Friday', '20:00', '21:15'],
      ],
      'Lake Stage': [
        ['Artist', 'Day', 'Start', 'End'],
        ['Low Tide', 'Saturday', '22:30', '23:45'],
      ],
    },
    { sets: [ferry, tide], isCertain: true },
  ),
  bookFile(
    'stages-as-titles-among-the-rows',
    {
      Friday: [
        ['Start', 'End', 'Artist'],
        ['BARN'],
        [clock(20), clock(21, 15), 'Night Ferry'],
        ['LAKE STAGE'],
        [clock(22, 30), clock(23, 45), 'Low Tide'],
      ],
    },
    {
      sets: ['Night Ferry @ Barn 2025-07-04 20:00-21:15', 'Low Tide @ Lake Stage 2025-07-04 22:30-23:45'],
      left: ['BARN', 'LAKE STAGE'],
    },
  ),
  bookFile(
    'stages-side-by-side',
    {
      Saturday: {
        rows: [
          ['Barn', null, null, 'Lake Stage'],
          ['Start', 'End', 'Artist', 'Start', 'End', 'Artist'],
          [clock(20), clock(21, 15), 'Night Ferry', clock(22, 30), clock(23, 45), 'Low Tide'],
          [clock(21, 30), clock(22, 30), 'Second Wind'],
        ],
        merges: ['A1:C1', 'D1:F1'],
      },
    },
    {
      sets: [
        'Night Ferry @ Barn 2025-07-05 20:00-21:15',
        'Second Wind @ Barn 2025-07-05 21:30-22:30',
        'Low Tide @ Lake Stage 2025-07-05 22:30-23:45',
      ],
    },
  ),
  bookFile(
    'sheets-that-are-no-lineup',
    {
      Contacts: [
        ['Name', 'Phone'],
        ['Ada', '01'],
        ['Bo', '02'],
      ],
      Lineup: plainRows,
      Budget: [
        ['Item', 'Cost'],
        ['Fence', 900],
        ['Total', 900],
      ],
    },
    { sets: [ferry, tide], isCertain: true },
  ),
  bookFile(
    'date-and-time-in-one-cell',
    {
      Lineup: [
        ['Act', 'Stage', 'Start', 'End'],
        [
          'Night Ferry',
          'Barn',
          { v: friday + 20 / 24, z: 'yyyy-mm-dd hh:mm' },
          { v: friday + 21.25 / 24, z: 'yyyy-mm-dd hh:mm' },
        ],
        [
          'Owl Parade',
          'Barn',
          { v: friday + 1, z: 'yyyy-mm-dd hh:mm' },
          { v: friday + 1.0625, z: 'yyyy-mm-dd hh:mm' },
        ],
      ],
    },
    { sets: [ferry, owl] },
  ),
  bookFile(
    'title-with-the-day',
    { Sheet1: [['Barn – Friday 4 July'], [], ['Artist', 'Start', 'End'], ['Night Ferry', '20:00', '21:15']] },
    { sets: [ferry], left: ['Barn – Friday 4 July'] },
  ),
  bookFile(
    'numbers-for-names',
    { Lineup: [headings, [1999, 'Barn', dateCell(friday), clock(20), clock(21, 15)]] },
    { sets: ['1999 @ Barn 2025-07-04 20:00-21:15'], isCertain: true },
  ),
  bookFile(
    'empty-workbook',
    { Sheet1: [] },
    { error: 'The file is empty. Please upload a file with at least one event.' },
  ),
];
