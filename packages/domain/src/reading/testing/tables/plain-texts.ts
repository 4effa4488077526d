import { textFile, type TableFile } from './table-file.ts';

/** Texts without cells: lists of times and names under days and stages. */
export const plainTexts: readonly TableFile[] = [
  textFile(
    'list-by-day-and-stage',
    [
      'MEADOWLIGHT 2025',
      '',
      'FRIDAY 4 JULY',
      'Barn',
      '20:00-21:15 Night Ferry',
      '21:30-22:30 Owl Parade',
      'Lake Stage',
      '22:30 - 23:45 Low Tide',
      '',
      'SATURDAY 5 JULY',
      'Barn',
      '20:00-21:00 Second Wind',
    ],
    {
      sets: [
        'Night Ferry @ Barn 2025-07-04 20:00-21:15',
        'Owl Parade @ Barn 2025-07-04 21:30-22:30',
        'Low Tide @ Lake Stage 2025-07-04 22:30-23:45',
        'Second Wind @ Barn 2025-07-05 20:00-21:00',
      ],
    },
  ),
  textFile(
    'names-before-times',
    [
      'Friday – Barn',
      'Night Ferry (20:00-21:15)',
      'Owl Parade: 21:30-22:30',
      'Saturday – Lake Stage',
      'Low Tide 10.30pm - 11.45pm',
    ],
    {
      sets: [
        'Night Ferry @ Barn 2025-07-04 20:00-21:15',
        'Owl Parade @ Barn 2025-07-04 21:30-22:30',
        'Low Tide @ Lake Stage 2025-07-05 22:30-23:45',
      ],
    },
  ),
];
