import { sampleFestival } from '../../../lineup/testing/sample-festival.ts';
import { timeCell } from '../../../spreadsheet/testing/workbooks.ts';
import { areaOf, bookFile, textFile, type TableFile } from './table-file.ts';

const clock = (hours: number, minutes = 0) => timeCell((hours + minutes / 60) / 24);

/**
 * Timetables: times down or across, stages or days on the other axis, lengths by merged cells, by ranges, or not at
 * all.
 */
export const grids: readonly TableFile[] = [
  bookFile(
    'times-down-stages-across',
    {
      'Fri 4 July': {
        rows: [
          ['Time', 'Barn', 'Lake Stage'],
          [clock(20), 'Night Ferry', null],
          [clock(20, 30), null, 'Low Tide'],
          [clock(21), null, null],
          [clock(21, 30), 'Owl Parade', null],
          [clock(22), null, null],
        ],
        merges: ['B2:B4', 'C3:C5', 'B5:B6'],
      },
    },
    {
      sets: [
        'Night Ferry @ Barn 2025-07-04 20:00-21:30',
        'Low Tide @ Lake Stage 2025-07-04 20:30-22:00',
        'Owl Parade @ Barn 2025-07-04 21:30-22:30',
      ],
      isCertain: true,
    },
  ),
  bookFile(
    'stages-down-times-across',
    {
      Grid: {
        rows: [
          ['Saturday 5 July', '20:00', '20:30', '21:00', '21:30', '22:00'],
          ['Barn', 'Night Ferry', null, null, 'Owl Parade', null],
          ['Lake Stage', null, 'Low Tide', null, null, 'Second Wind'],
        ],
        merges: ['B2:D2', 'E2:F2', 'C3:E3'],
      },
    },
    {
      sets: [
        'Night Ferry @ Barn 2025-07-05 20:00-21:30',
        'Owl Parade @ Barn 2025-07-05 21:30-22:30',
        'Low Tide @ Lake Stage 2025-07-05 20:30-22:00',
        'Second Wind @ Lake Stage 2025-07-05 22:00-22:30',
      ],
    },
  ),
  bookFile(
    'grid-past-midnight',
    {
      Friday: {
        rows: [
          ['', 'Barn', 'Lake Stage'],
          ['22:00', 'Night Ferry', null],
          ['23:00', null, 'Low Tide'],
          ['00:00', 'Owl Parade', null],
          ['01:00', null, 'Second Wind'],
          ['02:00', 'Moth Choir', null],
        ],
        merges: ['B2:B3', 'C3:C4', 'B4:B5', 'C5:C6'],
      },
    },
    {
      festival: sampleFestival({ dayStartsAt: '06:00' }),
      sets: [
        'Night Ferry @ Barn 2025-07-04 22:00-00:00',
        'Low Tide @ Lake Stage 2025-07-04 23:00-01:00',
        'Owl Parade @ Barn 2025-07-04 00:00-02:00',
        'Second Wind @ Lake Stage 2025-07-04 01:00-03:00',
        'Moth Choir @ Barn 2025-07-04 02:00-03:00',
      ],
    },
  ),
  textFile(
    'grid-with-ranges',
    [
      'Time,Barn,Lake Stage',
      'Friday 4 July,,',
      '20:00-21:00,Night Ferry,Low Tide',
      '21:00-22:00,,Owl Parade',
      'Saturday 5 July,,',
      '20:00-21:00,Second Wind,',
    ],
    {
      sets: [
        'Night Ferry @ Barn 2025-07-04 20:00-21:00',
        'Low Tide @ Lake Stage 2025-07-04 20:00-21:00',
        'Owl Parade @ Lake Stage 2025-07-04 21:00-22:00',
        'Second Wind @ Barn 2025-07-05 20:00-21:00',
      ],
    },
  ),
  textFile(
    'names-repeated-downwards',
    [
      'Friday,Barn,Lake Stage',
      '20:00,Night Ferry,',
      '20:30,Night Ferry,Low Tide',
      '21:00,Owl Parade,Low Tide',
    ],
    {
      sets: [
        'Night Ferry @ Barn 2025-07-04 20:00-21:00',
        'Low Tide @ Lake Stage 2025-07-04 20:30-21:30',
        'Owl Parade @ Barn 2025-07-04 21:00-21:30',
      ],
    },
  ),
  textFile(
    'starts-alone',
    ['Friday,Barn,Lake Stage', '20:00,Night Ferry,', '20:45,,Low Tide', '22:00,Owl Parade,'],
    {
      sets: [
        'Night Ferry @ Barn 2025-07-04 20:00-?',
        'Low Tide @ Lake Stage 2025-07-04 20:45-?',
        'Owl Parade @ Barn 2025-07-04 22:00-?',
      ],
    },
  ),
  bookFile(
    'days-over-stages',
    {
      Programme: {
        rows: [
          [null, 'Friday', null, 'Saturday', null],
          ['Time', 'Barn', 'Lake Stage', 'Barn', 'Lake Stage'],
          ['20:00', 'Night Ferry', null, null, 'Owl Parade'],
          ['21:00', null, 'Low Tide', 'Second Wind', null],
          ['22:00', null, null, null, null],
        ],
        merges: ['B1:C1', 'D1:E1', 'B3:B4'],
      },
    },
    {
      sets: [
        'Night Ferry @ Barn 2025-07-04 20:00-22:00',
        'Owl Parade @ Lake Stage 2025-07-05 20:00-21:00',
        'Low Tide @ Lake Stage 2025-07-04 21:00-22:00',
        'Second Wind @ Barn 2025-07-05 21:00-22:00',
      ],
    },
  ),
  bookFile(
    'days-across',
    {
      Barn: [
        ['Time', 'Friday 4', 'Saturday 5'],
        ['20:00 - 21:00', 'Night Ferry', 'Owl Parade'],
        ['21:00 - 22:00', 'Low Tide', null],
      ],
      'Lake Stage': [
        ['Time', 'Friday 4', 'Saturday 5'],
        ['20:00 - 21:00', 'Second Wind', null],
        ['21:00 - 22:00', null, 'Moth Choir'],
      ],
    },
    {
      sets: [
        'Night Ferry @ Barn 2025-07-04 20:00-21:00',
        'Owl Parade @ Barn 2025-07-05 20:00-21:00',
        'Low Tide @ Barn 2025-07-04 21:00-22:00',
        'Second Wind @ Lake Stage 2025-07-04 20:00-21:00',
        'Moth Choir @ Lake Stage 2025-07-05 21:00-22:00',
      ],
    },
  ),
  textFile(
    'times-inside-the-cells',
    [
      'Barn,Lake Stage',
      'Friday 4 July,',
      'Night Ferry 20:00-21:15,Low Tide 20:30-21:30',
      'Owl Parade 21:30-22:30,',
      'Saturday 5 July,',
      'Second Wind 20:00-21:00,Moth Choir 22:00-23:00',
    ],
    {
      sets: [
        'Night Ferry @ Barn 2025-07-04 20:00-21:15',
        'Low Tide @ Lake Stage 2025-07-04 20:30-21:30',
        'Owl Parade @ Barn 2025-07-04 21:30-22:30',
        'Second Wind @ Barn 2025-07-05 20:00-21:00',
        'Moth Choir @ Lake Stage 2025-07-05 22:00-23:00',
      ],
    },
  ),
  bookFile(
    'two-days-under-one-another',
    {
      Plan: [
        ['Meadowlight 2025'],
        ['FRIDAY 4 JULY'],
        ['Time', 'Barn', 'Lake Stage'],
        ['20:00 - 21:00', 'Night Ferry', null],
        ['21:00 - 22:00', null, 'Low Tide'],
        [],
        ['SATURDAY 5 JULY'],
        ['Time', 'Barn', 'Lake Stage'],
        ['20:00 - 21:00', null, 'Owl Parade'],
        ['23:30 - 00:30', 'Second Wind', null],
      ],
    },
    {
      sets: [
        'Night Ferry @ Barn 2025-07-04 20:00-21:00',
        'Low Tide @ Lake Stage 2025-07-04 21:00-22:00',
        'Owl Parade @ Lake Stage 2025-07-05 20:00-21:00',
        'Second Wind @ Barn 2025-07-05 23:30-00:30',
      ],
    },
  ),
  bookFile(
    'quarters-between-hours',
    {
      Friday: {
        rows: [
          [null, 'Barn', 'Lake Stage'],
          ['20:00', 'Night Ferry', null],
          [null, null, 'Low Tide'],
          [null, null, null],
          [null, null, null],
          ['21:00', 'Owl Parade', null],
          [null, null, null],
          [null, null, 'Second Wind'],
          [null, null, null],
          ['22:00', null, null],
        ],
        merges: ['B2:B5', 'C3:C7', 'B6:B9', 'C8:C9'],
      },
    },
    {
      sets: [
        'Night Ferry @ Barn 2025-07-04 20:00-21:00',
        'Low Tide @ Lake Stage 2025-07-04 20:15-21:30',
        'Owl Parade @ Barn 2025-07-04 21:00-22:00',
        'Second Wind @ Lake Stage 2025-07-04 21:30-22:00',
      ],
    },
  ),
  bookFile(
    'times-beside-each-stage',
    {
      Friday: {
        rows: [
          ['Barn', null, 'Lake Stage', null],
          ['20:00-21:15', 'Night Ferry', '22:30-23:45', 'Low Tide'],
          ['21:30-22:30', 'Owl Parade', '20:00-21:00', 'Second Wind'],
        ],
        merges: ['A1:B1', 'C1:D1'],
      },
    },
    {
      sets: [
        'Night Ferry @ Barn 2025-07-04 20:00-21:15',
        'Low Tide @ Lake Stage 2025-07-04 22:30-23:45',
        'Owl Parade @ Barn 2025-07-04 21:30-22:30',
        'Second Wind @ Lake Stage 2025-07-04 20:00-21:00',
      ],
    },
  ),
  bookFile(
    'the-same-act-twice-in-a-row',
    {
      Friday: {
        rows: [
          ['Time', 'Barn', 'Lake Stage'],
          ['20:00', 'Night Ferry', 'Low Tide'],
          ['20:30', null, 'Low Tide'],
          ['21:00', 'Night Ferry', 'Owl Parade'],
          ['21:30', null, null],
          [null, null, null],
        ],
        merges: ['B2:B3', 'B4:B5', 'C4:C6'],
      },
    },
    {
      sets: [
        'Night Ferry @ Barn 2025-07-04 20:00-21:00',
        'Low Tide @ Lake Stage 2025-07-04 20:00-21:00',
        'Night Ferry @ Barn 2025-07-04 21:00-22:00',
        'Owl Parade @ Lake Stage 2025-07-04 21:00-?',
      ],
    },
  ),
  bookFile(
    'times-across-a-whole-day',
    {
      'Sat 5 July': {
        rows: [
          ['', ...Array.from({ length: 288 }, (_, step) => timeCell(step / 288))],
          ['Barn', ...Array.from({ length: 288 }, (_, step) => (step === 264 ? 'Night Ferry' : null))],
          ['Lake Stage', ...Array.from({ length: 288 }, (_, step) => (step === 0 ? 'Low Tide' : null))],
        ],
        merges: [areaOf(265, 1, 288, 1), areaOf(1, 2, 12, 2)],
      },
    },
    {
      sets: ['Night Ferry @ Barn 2025-07-05 22:00-00:00', 'Low Tide @ Lake Stage 2025-07-05 00:00-01:00'],
    },
  ),
  bookFile(
    'each-day-with-its-own-times-across',
    {
      Plan: {
        rows: [
          ['Friday', '20:00', '21:00', '22:00'],
          ['Barn', 'Night Ferry', null, 'Owl Parade'],
          ['Lake Stage', null, 'Low Tide', null],
          ['Saturday', '14:00', '14:30', '15:00'],
          ['Barn', 'Second Wind', null, null],
          ['Lake Stage', null, null, 'Moth Choir'],
        ],
        merges: ['B2:C2', 'B5:C5'],
      },
    },
    {
      sets: [
        'Night Ferry @ Barn 2025-07-04 20:00-22:00',
        'Owl Parade @ Barn 2025-07-04 22:00-23:00',
        'Low Tide @ Lake Stage 2025-07-04 21:00-22:00',
        'Second Wind @ Barn 2025-07-05 14:00-15:00',
        'Moth Choir @ Lake Stage 2025-07-05 15:00-15:30',
      ],
    },
  ),
  textFile(
    'starts-and-ends-down',
    ['Friday,,,', 'From,To,Barn,Lake Stage', '20:00,21:15,Night Ferry,', '22:30,23:45,,Low Tide'],
    {
      sets: ['Night Ferry @ Barn 2025-07-04 20:00-21:15', 'Low Tide @ Lake Stage 2025-07-04 22:30-23:45'],
    },
  ),
  textFile(
    'times-at-both-sides',
    ['Friday,Barn,Lake Stage,', '20:00-21:00,Night Ferry,,20:00-21:00', '21:00-22:00,,Low Tide,21:00-22:00'],
    {
      sets: ['Night Ferry @ Barn 2025-07-04 20:00-21:00', 'Low Tide @ Lake Stage 2025-07-04 21:00-22:00'],
    },
  ),
];
