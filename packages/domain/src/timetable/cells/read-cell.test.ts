import { describe, expect, it, test } from 'vitest';
import { festivalTimestamps } from '../../festival/days.ts';
import { listMessages } from '../../messages/list-messages.ts';
import { messages } from '../../messages/messages.ts';
import { readCell, type SetColumn } from './read-cell.ts';

const timezone = 'America/Denver';
const festival = {
  ...festivalTimestamps({ startDate: '2027-05-07', endDate: '2027-05-09', timezone }),
  timezone,
  stages: ['Mesa', 'Cañón', 'Butte'],
};
const read = (column: SetColumn, text: string) => readCell(column, text, festival);

test.each<[SetColumn, string, string]>([
  ['artistName', '  Slow River ', 'Slow River'],
  ['stage', 'Mesa', 'Mesa'],
  ['stage', ' canon', 'Cañón'],
  ['date', '2027-05-08', '2027-05-08'],
  ['date', 'Sat, May 8', '2027-05-08'],
  ['date', 'Saturday', '2027-05-08'],
  ['date', '8.5.2027', '2027-05-08'],
  ['timeStart', '23:30', '23:30'],
  ['timeStart', '11:30 PM', '23:30'],
  ['timeEnd', '2330', '23:30'],
  ['timeEnd', '25:30', '01:30'],
  ['length', '90', '90'],
  ['length', '1:30', '90'],
  ['length', '1 h 30 min', '90'],
])('of %s “%s” is %s', (column, text, value) => {
  expect(read(column, text)).toEqual({ ok: true, value });
});

describe('what cannot be read is refused as the form refuses it', () => {
  test.each<[SetColumn, string, string]>([
    ['artistName', ' ', messages.review.artistRequired],
    ['artistName', 'x'.repeat(301), messages.review.artistTooLong(300)],
    ['stage', '', messages.review.stageRequired],
    ['stage', 'Attic', messages.review.stageInvalid('Attic')],
    ['date', '', messages.review.dateRequired],
    ['date', 'soon', messages.review.dateFormat],
    ['date', '2027-06-01', messages.review.dateOutOfRange('2027-05-07', '2027-05-09')],
    ['timeStart', '', messages.review.startRequired],
    ['timeStart', 'late', messages.review.startFormat],
    ['timeEnd', '', messages.review.endRequired],
    ['timeEnd', '20:00 - 21:00', messages.review.endFormat],
    ['length', 'long', listMessages.lengthFormat],
    ['length', '', listMessages.lengthFormat],
  ])('of %s “%s”: %s', (column, text, reason) => {
    expect(read(column, text)).toMatchObject({ ok: false, reason });
  });
});

it('takes no stage whose name two have but for case and accents', () => {
  const twins = { ...festival, stages: ['Barn', 'BARN'] };
  expect(readCell('stage', 'barn', twins).ok).toBe(false);
  expect(readCell('stage', 'BARN', twins)).toEqual({ ok: true, value: 'BARN' });
});
