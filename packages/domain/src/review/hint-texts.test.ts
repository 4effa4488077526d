import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseLineup } from '../lineup/parse-lineup.ts';
import { parseRows } from '../lineup/testing/parse-rows.ts';
import { sampleFestival } from '../lineup/testing/sample-festival.ts';
import { hintText } from './warnings.ts';

const complete = {
  artistName: 'Night Ferry',
  stage: 'Barn',
  date: '2025-07-04',
  timeStart: '20:00',
  timeEnd: '21:00',
};

/** Returns what an administrator sees for a row with these fields instead of the usual ones. */
function hintsOf(row: Record<string, unknown>, dayStartsAt = '00:00') {
  const evening = { ...complete, timeStart: '22:00', timeEnd: '23:30' };
  const rows = parseRows([evening, { ...complete, ...row }], sampleFestival({ dayStartsAt }));
  return rows[1]?.hints.map(hintText);
}

/** Returns the hints of the only set of a file, whose notation is ambiguous as a whole. */
function hintsOfOnlyRow(row: Record<string, unknown>) {
  const rows = parseRows(
    [{ artistName: 'Night Ferry', stage: 'Barn', date: '2025-07-04', ...row }],
    sampleFestival(),
  );
  return rows.flatMap(({ hints }) => hints.map(hintText));
}

function hintsOfFile(name: string, dayStartsAt = '00:00') {
  const bytes = readFileSync(new URL(`../lineup/testing/files/${name}`, import.meta.url));
  const reading = parseLineup(bytes, sampleFestival({ dayStartsAt }));
  return reading.ok ? reading.events.flatMap(({ hints }) => hints.map(hintText)) : [reading.error];
}

describe('what is told of a field that was guessed or could not be read', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['an unreadable time', { timeStart: 'late' }, 'The file says "late", which could not be read'],
    ['an open end', { timeEnd: 'close' }, 'The file gives "close" for the end'],
    [
      'a second name',
      { name: 'Opening night' },
      'The file names "Opening night" here as well, which was not used',
    ],
    ['a date in another form', { date: '4 July 2025' }, 'Date read from "4 July 2025"'],
    ['a time in another form', { timeEnd: '9:45 PM' }, 'Time read from "9:45 PM"'],
    ['hours past midnight', { timeEnd: '25:30' }, '"25:30" was read as hours past midnight of this day'],
    [
      'an instant with a zone',
      { timeStart: '2025-07-04 18:00Z' },
      '"2025-07-04 18:00Z" was converted to the festival\'s time zone',
    ],
    [
      'a date and time in one',
      { timeStart: '2025-07-05T20:00' },
      'Date and time read from "2025-07-05T20:00"',
    ],
    [
      'a country that is none',
      { country: 'Ruritania' },
      'Country: Ruritania cannot be stored. It is left out unless you correct it in the details of the artist',
    ],
    ['white space around a name', { artistName: ' Owl ' }, 'Spaces around "Owl" were removed'],
    [
      'a picture without encryption',
      { imageURL: 'http://pictures.example/tide.png' },
      '"http://pictures.example/tide.png" was changed to https://, as no other pictures can be shown',
    ],
    [
      'a picture that is none',
      { imageURL: 'javascript:alert(1)' },
      '"javascript:alert(1)" is not the web address of a picture and was left out',
    ],
    ['a number as a name', { artistName: 1349 }, 'The file has the number 1349 here instead of text'],
    [
      'an invisible character',
      { stage: 'Ba\u200Brn' },
      'Invisible or broken characters in "Barn" were removed or replaced',
    ],
  ])('%s', (_, row, text) => {
    expect(hintsOf(row)).toContain(text);
  });

  it('nothing of a text that is empty but for its spaces', () => {
    expect(hintsOf({ artistName: '  ' })).toEqual([]);
  });

  it('a text that is too long', () => {
    const found = hintsOf({ artistName: 'Owl '.repeat(400).trim() });
    expect(found?.join('\n')).toMatch(/^The text was too long and was cut after ".*Owl Owl"$/u);
  });

  it('an end more than a day after the start', () => {
    const found = hintsOf({ timeStart: '2025-07-05T21:00', timeEnd: '2025-07-07T22:00' });
    expect(found).toContain('The file gives the end as 2025-07-07T22:00, more than a day after the start');
  });

  it('an end before the start', () => {
    const found = hintsOf({ timeStart: '2025-07-05T21:00', timeEnd: '2025-07-05T20:00' });
    expect(found).toContain(
      'The file gives the end as 2025-07-05T20:00, before the start. It is taken as a time of the next day; please check it',
    );
  });

  it('a date whose day and month could be exchanged, by the other dates of the file', () => {
    const festival = sampleFestival({ startDate: '2025-06-05', endDate: '2025-07-06' });
    const hintsNextTo = (other: string) =>
      parseRows(
        [
          { ...complete, date: '06/07/2025' },
          { ...complete, date: other },
        ],
        festival,
      )[0]?.hints.map(hintText);
    expect(hintsNextTo('14/06/2025')).toEqual([
      '"06/07/2025" was read as day and month, as other dates in the file are',
    ]);
    expect(hintsNextTo('06/14/2025')).toEqual([
      '"06/07/2025" was read as month and day, as other dates in the file are',
    ]);
  });

  it('an early hour that belongs to the night of the day before, or of this day', () => {
    expect(hintsOfFile('nights-by-calendar-day.json', '06:00')).toContain(
      'The file says 2025-07-05. Counted as Friday night',
    );
    expect(hintsOfFile('nights-by-festival-day.json', '06:00')).toContain(
      'The file says 2025-07-04. Counted as Friday night',
    );
  });

  it('letters of another encoding', () => {
    expect(hintsOfFile('windows-1252.json')).toEqual([
      '"Óli & the Élan" was read as Windows-1252 text; please check accented letters',
    ]);
  });

  it('a name that stands twice in one event', () => {
    expect(hintsOfFile('duplicate-keys.json')[0]).toBe(
      'The file has "artistName" more than once here; the last one is used',
    );
  });
});

describe('what the whole file leaves open', () => {
  it('is the half of the day where no time tells it', () => {
    const rows = [
      { ...complete, timeStart: '2:30', timeEnd: '3:15' },
      { ...complete, timeStart: '3:30', timeEnd: '4:15' },
      { ...complete, timeStart: '4:30', timeEnd: '5:15' },
    ];
    expect(parseRows(rows, sampleFestival()).flatMap(({ hints }) => hints.map(hintText))).toContain(
      '"02:30" has no AM or PM, and could be either',
    );
  });

  it('is the unit of lengths', () => {
    expect(hintsOfOnlyRow({ timeStart: '20:00', duration: '2' })).toContain(
      'The length "2" could be hours or minutes',
    );
  });
});
