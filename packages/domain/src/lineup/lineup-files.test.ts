import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseLineup } from './parse-lineup.ts';
import { lineOf } from './testing/parse-rows.ts';
import { sampleFestival } from './testing/sample-festival.ts';

const folder = new URL('./testing/files/', import.meta.url);

/**
 * Each file is named after its trap. Each event is one line, with '?' for a missing value and its hints in brackets.
 */
const readable: Readonly<Record<string, readonly string[]>> = {
  'ambiguous-date.json': [
    'Which One @ Lake Stage ? 20:00-21:00 [date unreadable]',
    'Either @ Lake Stage 2025-07-13 20:00-21:00 [date dateFormat]',
  ],
  'bare-list.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:00',
    'Óli & the Élan @ Barn 2025-07-05 23:00-02:00',
  ],
  'bom-and-windows-line-ends.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:00',
    'Óli & the Élan @ Barn 2025-07-05 23:00-02:00',
  ],
  'dates-in-many-ways.json': [
    'Slashes @ Lake Stage 2025-07-04 20:00-21:00 [date dateFormat]',
    'Digits @ Lake Stage 2025-07-05 20:00-21:00 [date dateFormat]',
    'Words @ Lake Stage 2025-07-04 20:00-21:00 [date dateFormat]',
    'American Words @ Lake Stage 2025-07-05 20:00-21:00 [date dateFormat]',
    'Weekday And Year @ Lake Stage 2025-07-04 20:00-21:00 [date dateFormat]',
    'Wrong Weekday @ Lake Stage ? 20:00-21:00 [date unreadable]',
    'No Year @ Lake Stage 2025-07-05 20:00-21:00 [date dateFormat]',
    'Weekday Only @ Lake Stage 2025-07-06 20:00-21:00 [date dateFormat]',
    'Day Number Only @ Lake Stage 2025-07-07 20:00-21:00 [date dateFormat]',
    'Counted @ Lake Stage 2025-07-05 20:00-21:00 [date dateFormat]',
    'Dots @ Lake Stage 2025-07-05 20:00-21:00 [date dateFormat]',
    'Month First @ Lake Stage 2025-07-04 20:00-21:00 [date dateFormat]',
    'Day First @ Lake Stage 2025-07-04 20:00-21:00 [date dateFormat]',
  ],
  'duplicate-keys.json': [
    'Last @ Barn 2025-07-04 20:00-21:00 [artistName duplicateKey]',
    'Counts @ Barn 2025-07-04 20:00-21:00 [artistName duplicateKey]',
  ],
  'epoch-numbers.json': [
    'Milliseconds @ Barn 2025-07-04 21:00-22:30 [timeStart zoneConverted, date splitDateTime, timeEnd zoneConverted]',
    'Seconds @ Barn 2025-07-04 21:00-22:30 [timeStart zoneConverted, date splitDateTime, timeEnd zoneConverted]',
  ],
  'hours-past-midnight.json': [
    'Night Ferry @ Lake Stage 2025-07-04 23:00-00:00 [timeEnd hoursPastMidnight]',
    'Low Tide @ Lake Stage 2025-07-05 00:00-01:30 [timeStart hoursPastMidnight, timeEnd hoursPastMidnight]',
    'Owl Parade @ Lake Stage 2025-07-05 01:30-02:45 [timeStart hoursPastMidnight, timeEnd hoursPastMidnight]',
  ],
  'iso-date-times.json': [
    'Utc @ Barn 2025-07-04 21:00-22:30',
    'Past Midnight Here @ Barn 2025-07-05 00:30-02:00',
    'Offset @ Barn 2025-07-04 21:00-22:00',
    'Zone-less @ Barn 2025-07-05 21:00-22:00',
    'Whole Days In Date @ Barn 2025-07-05 20:00-21:00 [date dateFormat]',
    'Two Days Long @ Barn 2025-07-05 21:00-22:00 [timeEnd longerThanADay]',
    'Backwards @ Barn 2025-07-05 21:00-20:00 [timeEnd endBeforeStart]',
  ],
  'no-events.json': [],
  'month-rollover.json': [
    'Never @ Lake Stage ? 20:00-21:00 [date unreadable]',
    'Neither @ Lake Stage ? 20:00-21:00 [date unreadable]',
    'Nor This @ Lake Stage ? 20:00-21:00 [date unreadable]',
  ],
  'nights-by-calendar-day.json': [
    'Evening @ Lake Stage 2025-07-04 22:00-00:00',
    'Night @ Lake Stage 2025-07-04 00:00-01:30 [date nightOfDayBefore]',
    'Second Evening @ Lake Stage 2025-07-05 22:00-01:00',
    'Second Night @ Lake Stage 2025-07-05 01:00-03:00 [date nightOfDayBefore]',
  ],
  'nights-by-festival-day.json': [
    'Evening @ Lake Stage 2025-07-04 22:00-00:00',
    'Night @ Lake Stage 2025-07-04 00:00-01:30 [date nightOfThisDay]',
    'Second Evening @ Lake Stage 2025-07-05 22:00-01:00',
    'Second Night @ Lake Stage 2025-07-05 01:00-03:00 [date nightOfThisDay]',
  ],
  'no-end-but-duration.json': [
    'Minutes @ Barn 2025-07-04 20:00-21:30 [timeEnd timeFormat]',
    'Clock @ Barn 2025-07-04 23:30-00:45 [timeEnd timeFormat]',
    'Neither @ Barn 2025-07-04 20:00-?',
    'Unclear @ Barn 2025-07-04 20:00-? [timeEnd unreadable]',
  ],
  'not-texts.json': [
    '1349 @ 2 2025-07-04 20:00-21:00 [artistName notText, stage notText]',
    '? @ ? 2025-07-04 20:00-21:00 [artistName notText, stage notText]',
    '? @ Lake Stage 2025-07-04 ?-? [artistName notText, timeStart notText, timeEnd notText]',
    '? @ ? ? ?-?',
  ],
  'odd-characters.json': [
    'Night Ferry @ Lake Stage ? ?-? [artistName cleaned, artistName trimmed]',
    'Low Tide @ Lake Stage ? ?-? [artistName cleaned, stage cleaned]',
    'Café Noir @ Barn ? ?-?',
    'Half � @ Barn ? ?-? [artistName cleaned]',
  ],
  'other-keys-in-any-case.json': [
    'Night Ferry @ Barn 2025-07-04 20:00-21:00',
    'Low Tide @ Barn 2025-07-04 21:00-22:00',
  ],
  'pictures.json': [
    'Script @ Lake Stage 2025-07-04 20:00-21:00 [imageURL imageUrl]',
    'Local @ Lake Stage 2025-07-04 20:00-21:00',
    'Other Server @ Lake Stage 2025-07-04 20:00-21:00 [imageURL imageUrl]',
    'None @ Lake Stage 2025-07-04 20:00-21:00',
  ],
  'plain-template.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:00',
    'Óli & the Élan @ Barn 2025-07-05 23:00-02:00',
  ],
  'prototype-keys.json': ['Night Ferry @ Barn 2025-07-04 20:00-21:00'],
  'range-in-one-field.json': [
    'One Field @ Lake Stage 2025-07-04 21:00-22:30 [timeStart timeFormat, timeEnd timeFormat]',
    'Time Key @ Barn 2025-07-05 23:00-01:00 [timeStart timeFormat, timeEnd timeFormat]',
    'Mixed Halves @ Lake Stage 2025-07-04 ?-? [timeStart unreadable]',
  ],
  'repeated-names-and-b2b.json': [
    'Night Ferry b2b Low Tide @ Lake Stage 2025-07-04 20:00-21:00',
    'Night Ferry @ Lake Stage 2025-07-04 21:00-22:00',
    'Night Ferry @ Barn 2025-07-04 20:00-21:00',
  ],
  'set-past-midnight-on-dst-day.json': [
    'Through The Gap @ Lake Stage 2025-03-29 23:30-03:30',
    'In The Gap @ Lake Stage 2025-03-30 02:30-04:00',
  ],
  'times-in-many-ways.json': [
    'Colonless @ Lake Stage 2025-07-04 09:05-09:45 [timeStart timeFormat, timeEnd timeFormat]',
    'Short @ Lake Stage 2025-07-04 09:05-10:00 [timeStart timeFormat, timeEnd timeFormat]',
    'Twelve @ Lake Stage 2025-07-04 21:05-23:00 [timeStart timeFormat, timeEnd timeFormat]',
    'Noon And Midnight @ Lake Stage 2025-07-04 12:00-00:00 [timeStart timeFormat, timeEnd timeFormat]',
    'Seconds @ Lake Stage 2025-07-04 21:00-22:00 [timeEnd timeFormat]',
    'Numbers @ Lake Stage 2025-07-04 21:30-23:00 [timeStart timeFormat, timeEnd timeFormat]',
    'Twelve Hours Without Half @ Lake Stage 2025-07-04 09:30-10:15 [timeStart timeFormat]',
  ],
  'unreadable.json': [
    'Announced Later @ Lake Stage ? ?-? [timeStart unreadable, date unreadable, timeEnd openEnd]',
    'Words @ Lake Stage ? ?-? [timeStart unreadable, date unreadable, timeEnd openEnd]',
    'Too Big @ Lake Stage 2025-07-04 ?-? [timeStart unreadable, timeEnd unreadable]',
  ],
  'utc-beside-zone-less.json': [
    'Utc @ Lake Stage 2025-07-04 21:00-22:00 [timeStart zoneConverted, timeEnd zoneConverted]',
    'Zone-less @ Lake Stage 2025-07-04 21:00-22:00',
    'Late Utc @ Lake Stage 2025-07-05 01:30-01:59 [timeStart zoneConverted, date splitDateTime, timeEnd zoneConverted]',
  ],
  'utf-16be-bom.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:00',
    'Óli & the Élan @ Barn 2025-07-05 23:00-02:00',
  ],
  'utf-16be-no-bom.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:00',
    'Óli & the Élan @ Barn 2025-07-05 23:00-02:00',
  ],
  'utf-16le-bom.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:00',
    'Óli & the Élan @ Barn 2025-07-05 23:00-02:00',
  ],
  'utf-16le-no-bom.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:00',
    'Óli & the Élan @ Barn 2025-07-05 23:00-02:00',
  ],
  'windows-1252.json': [
    'Night Ferry @ Lake Stage 2025-07-04 20:00-21:00',
    'Óli & the Élan @ Barn 2025-07-05 23:00-02:00 [artistName encoding]',
  ],
};

/** Files that are refused, with the message shown to the administrator. */
const refused: Readonly<Record<string, string>> = {
  'comma-missing.json': 'The file is not valid JSON: a comma is missing at line 3, column 3',
  'comma-too-many.json': 'The file is not valid JSON: an extra comma before "]" at line 4, column 3',
  'comment-lines.json':
    'The file is not valid JSON: a comment, which JSON does not allow at line 2, column 3',
  'cut-off.json': 'The file is not valid JSON: a text without its closing quote at line 3, column 14',
  'empty.json': 'The file is empty. Please upload a file with at least one event.',
  'line-break-in-text.json': 'The file is not valid JSON: a line break inside a text at line 1, column 19',
  'nested-10000-deep.json': 'The file is nested too deeply at line 1, column 65',
  'only-white-space.json': 'The file is empty. Please upload a file with at least one event.',
  'picture-named-json.json': 'The file is not a text file. Please upload a JSON file.',
  'row-not-an-object.json': 'Row 2: expected an event, found text',
  'single-quotes.json':
    'The file is not valid JSON: quotes other than straight double quotes at line 1, column 3',
  'two-lists-of-events.json':
    'The file has no list of events: expected a list or an object with "events", found more than one list of "events"',
  'wrong-shape-events-as-object.json':
    'The file has no list of events: expected a list or an object with "events", found "events" as an object',
  'wrong-shape-object.json':
    'The file has no list of events: expected a list or an object with "events", found an object without "events"',
};

function readFile(name: string) {
  const dayStartsAt = name.startsWith('nights-') ? '06:00' : '00:00';
  return parseLineup(readFileSync(new URL(name, folder)), sampleFestival({ dayStartsAt }));
}

describe('lineup files', () => {
  it.each(Object.entries(readable))('reads %s', (name, lines) => {
    const reading = readFile(name);
    expect(reading.ok ? reading.events.map(lineOf) : reading.error).toEqual(lines);
  });

  it.each(Object.entries(refused))('refuses %s', (name, error) => {
    expect(readFile(name)).toMatchObject({ ok: false, error });
  });

  it('has an expectation for every file', () => {
    const known = [...Object.keys(readable), ...Object.keys(refused)];
    expect(readdirSync(folder).sort()).toEqual(known.sort());
  });
});
