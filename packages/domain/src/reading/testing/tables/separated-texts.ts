import { sampleFestival } from '../../../lineup/testing/sample-festival.ts';
import { textFile, type TableFile } from './table-file.ts';

const ferry = 'Night Ferry @ Barn 2025-07-04 20:00-21:15';
const tide = 'Low Tide @ Lake Stage 2025-07-05 22:30-23:45';
const both = [ferry, tide];

/** Separated texts: commas, semicolons, tabs, bars; comments, headings in many languages, times in many formats. */
export const separatedTexts: readonly TableFile[] = [
  textFile(
    'own-template',
    [
      'artist name,stage,date,start time,end time',
      'Night Ferry,Barn,2025-07-04,20:00,21:15',
      'Low Tide,Lake Stage,2025-07-05,22:30,23:45',
    ],
    {
      sets: both,
      isCertain: true,
    },
  ),
  textFile(
    'semicolons-and-usual-words',
    [
      'Artist;Venue;Datum;Start;End',
      'Night Ferry;Barn;04.07.2025;20:00;21:15',
      'Low Tide;Lake Stage;05.07.2025;22:30;23:45',
    ],
    {
      sets: both,
      isCertain: true,
    },
  ),
  textFile(
    'tabs-of-pasted-cells',
    [
      'Act\tStage\tDay\tFrom\tTo',
      'Night Ferry\tBarn\tFriday\t8pm\t9.15pm',
      'Low Tide\tLake Stage\tSaturday\t10.30pm\t11.45pm',
    ],
    {
      sets: both,
      isCertain: true,
    },
  ),
  textFile(
    'bars',
    [
      'Artist | Stage | Date | Start | End',
      'Night Ferry | Barn | 2025-07-04 | 20:00 | 21:15',
      'Low Tide | Lake Stage | 2025-07-05 | 22:30 | 23:45',
    ],
    {
      sets: both,
      isCertain: true,
    },
  ),
  textFile(
    'commas-inside-quotes',
    [
      'Artist,Stage,Date,Start,End',
      '"Ferry, Night",Barn,2025-07-04,20:00,21:15',
      '"The ""Low"" Tide",Lake Stage,2025-07-05,22:30,23:45',
    ],
    {
      sets: [
        'Ferry, Night @ Barn 2025-07-04 20:00-21:15',
        'The "Low" Tide @ Lake Stage 2025-07-05 22:30-23:45',
      ],
      isCertain: true,
    },
  ),
  textFile(
    'german-headings',
    [
      'Künstler;Bühne;Datum;Beginn;Ende',
      'Night Ferry;Barn;Fr. 4.7.;20:00 Uhr;21:15 Uhr',
      'Low Tide;Lake Stage;Sa. 5.7.;22:30 Uhr;23:45 Uhr',
    ],
    {
      sets: both,
      isCertain: true,
    },
  ),
  textFile(
    'french-headings',
    [
      'Artiste;Scène;Date;Heure de début;Heure de fin',
      'Night Ferry;Barn;4 juillet 2025;20h00;21h15',
      'Low Tide;Lake Stage;5 juillet 2025;22h30;23h45',
    ],
    {
      sets: both,
      isCertain: true,
    },
  ),
  textFile(
    'spanish-headings',
    [
      'Artista,Escenario,Fecha,Hora inicio,Hora fin',
      'Night Ferry,Barn,viernes 4 de julio,20:00,21:15',
      'Low Tide,Lake Stage,sábado 5 de julio,22:30,23:45',
    ],
    {
      sets: both,
      isCertain: true,
    },
  ),
  textFile(
    'dutch-headings',
    [
      'Artiest;Podium;Dag;Begintijd;Eindtijd',
      'Night Ferry;Barn;vrijdag 4 juli;20.00;21.15',
      'Low Tide;Lake Stage;zaterdag 5 juli;22.30;23.45',
    ],
    {
      sets: both,
      isCertain: true,
    },
  ),
  textFile(
    'swedish-headings',
    [
      'Artist;Scen;Dag;Start;Slut',
      'Night Ferry;Barn;fredag;20:00;21:15',
      'Low Tide;Lake Stage;lördag;22:30;23:45',
    ],
    {
      sets: both,
      isCertain: true,
    },
  ),
  textFile(
    'range-in-one-column',
    [
      'Artist,Stage,Day,Time',
      'Night Ferry,Barn,Friday,20:00-21:15',
      'Low Tide,Lake Stage,Saturday,22:30 – 23:45',
    ],
    {
      sets: both,
      isCertain: true,
    },
  ),
  textFile(
    'length-instead-of-end',
    [
      'Artist,Stage,Date,Start,Length',
      'Night Ferry,Barn,2025-07-04,20:00,75',
      'Low Tide,Lake Stage,2025-07-05,22:30,1h15',
    ],
    {
      sets: both,
      isCertain: true,
    },
  ),
  textFile(
    'comment-header',
    [
      '// name,Meadowlight 2025',
      '// stages,2',
      '// Start,End,Name,Location,Short Name,Extra Data',
      '2025/07/04 20:00,2025/07/04 21:15,Night Ferry,Barn,Ferry,',
      '2025/07/05 22:30,2025/07/05 23:45,Low Tide,Lake Stage,,',
      '2025/07/06 00:30,2025/07/06 01:30,Owl Parade,Barn,,',
    ],
    {
      sets: [...both, 'Owl Parade @ Barn 2025-07-06 00:30-01:30'],
      isCertain: true,
      left: ['// name · Meadowlight 2025', '// stages · 2'],
    },
  ),
  textFile(
    'titles-above-the-header',
    [
      'Meadowlight 2025,,,,',
      'Confirmed acts as of 2 May,,,,',
      ',,,,',
      'Artist,Stage,Date,Start,End',
      'Night Ferry,Barn,4 July,20:00,21:15',
      'Low Tide,Lake Stage,5 July,22:30,23:45',
    ],
    {
      sets: both,
      isCertain: true,
      left: ['Meadowlight 2025', 'Confirmed acts as of 2 May'],
    },
  ),
  textFile(
    'days-as-titles-among-the-rows',
    [
      'Artist,Stage,Start,End',
      'FRIDAY 4 JULY,,,',
      'Night Ferry,Barn,20:00,21:15',
      'SATURDAY 5 JULY,,,',
      'Low Tide,Lake Stage,22:30,23:45',
    ],
    {
      sets: both,
      left: ['FRIDAY 4 JULY', 'SATURDAY 5 JULY'],
    },
  ),
  textFile(
    'day-written-once',
    [
      'Day,Artist,Stage,Start,End',
      'Friday,Night Ferry,Barn,20:00,21:15',
      ',Owl Parade,Barn,21:30,22:30',
      'Saturday,Low Tide,Lake Stage,22:30,23:45',
      ',Second Wind,Barn,21:30,22:30',
    ],
    {
      sets: [
        ferry,
        'Owl Parade @ Barn 2025-07-04 21:30-22:30',
        tide,
        'Second Wind @ Barn 2025-07-05 21:30-22:30',
      ],
      isCertain: true,
    },
  ),
  textFile(
    'header-repeated-and-total',
    [
      'Artist,Stage,Date,Start,End',
      'Night Ferry,Barn,2025-07-04,20:00,21:15',
      'Artist,Stage,Date,Start,End',
      'Low Tide,Lake Stage,2025-07-05,22:30,23:45',
      'Total: 2,,,,',
    ],
    {
      sets: both,
      isCertain: true,
      left: ['Artist · Stage · Date · Start · End', 'Total: 2'],
    },
  ),
  textFile(
    'without-a-header',
    [
      'Night Ferry,Barn,2025-07-04,20:00,21:15',
      'Low Tide,Lake Stage,2025-07-05,22:30,23:45',
      'Owl Parade,Barn,2025-07-05,20:00,21:00',
    ],
    {
      sets: [...both, 'Owl Parade @ Barn 2025-07-05 20:00-21:00'],
      isCertain: false,
    },
  ),
  textFile(
    'headings-nobody-knows',
    [
      'Wat,Hvor,Ons,Fra og med,Alt',
      'Night Ferry,Barn,4 July,20:00,21:15',
      'Low Tide,Lake Stage,5 July,22:30,23:45',
      'Owl Parade,Barn,5 July,20:00,21:00',
    ],
    {
      sets: [...both, 'Owl Parade @ Barn 2025-07-05 20:00-21:00'],
      isCertain: false,
    },
  ),
  textFile(
    'columns-beside-the-lineup',
    [
      'Id,Artist,Genre,Fee,Stage,Date,Start,End,Notes',
      'm-1,Night Ferry,Folk,300,Barn,2025-07-04,20:00,21:15,needs a ramp',
      'm-2,Low Tide,Dub,500,Lake Stage,2025-07-05,22:30,23:45,',
    ],
    {
      sets: both,
      isCertain: true,
    },
  ),
  textFile(
    'digits-without-colons',
    [
      'Artist,Stage,Date,Start,End',
      'Night Ferry,Barn,20250704,2000,2115',
      'Low Tide,Lake Stage,20250705,2230,2345',
    ],
    {
      sets: both,
      isCertain: true,
    },
  ),
  textFile(
    'month-first',
    [
      'Artist,Stage,Date,Start,End',
      'Night Ferry,Barn,07/04/2025,8:00 PM,9:15 PM',
      'Low Tide,Lake Stage,07/05/2025,10:30 PM,11:45 PM',
    ],
    {
      sets: both,
      isCertain: true,
    },
  ),
  textFile(
    'nights-past-midnight',
    [
      'Artist,Stage,Day,Start,End',
      'Night Ferry,Barn,Friday,23:00,24:30',
      'Owl Parade,Barn,Friday,24:30,26:00',
    ],
    {
      sets: ['Night Ferry @ Barn 2025-07-04 23:00-00:30', 'Owl Parade @ Barn 2025-07-04 00:30-02:00'],
      isCertain: true,
      festival: sampleFestival({ dayStartsAt: '06:00' }),
    },
  ),
  textFile(
    'named-separator',
    [
      'sep=;',
      'Artist;Stage;Date;Start;End',
      'Night Ferry;Barn;2025-07-04;20:00;21:15',
      'Low Tide;Lake Stage;2025-07-05;22:30;23:45',
    ],
    {
      sets: both,
      isCertain: true,
    },
  ),
  textFile(
    'quote-left-open',
    [
      'Artist,Stage,Date,Start,End',
      '"Night Ferry,Barn,2025-07-04,20:00,21:15',
      'Low Tide,Lake Stage,2025-07-05,22:30,23:45',
    ],
    {
      error:
        'Some quotes in the file do not match: Row 2: A double quote is missing or misplaced. Please correct it and choose it again.',
    },
  ),
  textFile('list-of-guests', ['Name,Phone,Table', 'Ada,01,3', 'Bo,02,4'], {
    error: 'No sets were found in the file. Please choose what its columns stand for.',
  }),
  textFile(
    'rows-that-look-like-a-timetable',
    [
      'Uhrzeit,Wer da spielt,Location,Land',
      '20:00-21:15,Night Ferry,Barn,NL',
      '21:30-22:30,Owl Parade,Barn,DE',
      '20:00-21:00,Low Tide,Lake Stage,NL',
      '21:00-22:00,#Second Wind,Lake Stage,NL',
    ],
    {
      sets: [
        'Night Ferry @ Barn ? 20:00-21:15',
        'Owl Parade @ Barn ? 21:30-22:30',
        'Low Tide @ Lake Stage ? 20:00-21:00',
        '#Second Wind @ Lake Stage ? 21:00-22:00',
      ],
      isCertain: false,
    },
  ),
];
