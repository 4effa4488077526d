import { expect, it } from 'vitest';
import { makeDraftEvent } from '../testing/make-draft.ts';
import { reviewedFile } from './reviewed-file.ts';

const events = [
  makeDraftEvent({ row: 1, timeStart: '23:00', timeEnd: '01:00' }),
  makeDraftEvent({ row: 2, timeStart: '01:00', timeEnd: '02:30' }),
  makeDraftEvent({ row: 3, date: '', timeStart: '', imageURL: 'https://pictures.example/nova.jpg' }),
];

function datesOf(text: string): unknown {
  const rows: unknown = JSON.parse(text);
  return Array.isArray(rows) ? rows.map((row: { date: string }) => row.date) : null;
}

it('names the calendar day on which a set of the night begins', () => {
  expect(datesOf(reviewedFile(events, { dayStartsAt: '06:00' }).text)).toEqual([
    '2027-07-02',
    '2027-07-03',
    '',
  ]);
  expect(datesOf(reviewedFile(events, { dayStartsAt: '00:00' }).text)).toEqual([
    '2027-07-02',
    '2027-07-02',
    '',
  ]);
});

it('has the keys of the template and nothing of the draft', () => {
  const rows: unknown = JSON.parse(reviewedFile(events, { dayStartsAt: '00:00' }).text);
  expect(rows).toMatchObject({ length: 3, 2: { imageURL: 'https://pictures.example/nova.jpg' } });
  expect(Object.keys((rows as object[])[0] ?? {})).toEqual([
    'artistName',
    'stage',
    'date',
    'timeStart',
    'timeEnd',
    'imageURL',
  ]);
});
