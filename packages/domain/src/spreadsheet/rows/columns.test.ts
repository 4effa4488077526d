import { describe, expect, it } from 'vitest';
import { countColumns, parseHeader, requiredColumns } from './columns.ts';

describe('parseHeader', () => {
  it.each([
    ['the template', ['artist name', 'stage', 'date', 'start time', 'end time']],
    ['capitals and spaces around', [' Artist Name ', 'STAGE', 'Date', 'Start  Time', 'End Time']],
    ['names as programs write them', ['artistName', 'stage', 'date', 'start_time', 'end-time']],
  ])('knows the columns of %s', (_, cells) => {
    expect(parseHeader(cells)).toEqual({
      places: { artistName: 0, stage: 1, date: 2, startTime: 3, endTime: 4 },
      missing: [],
      repeated: [],
    });
  });

  it('finds columns in any order and among others', () => {
    const { places, missing } = parseHeader([
      'end time',
      'notes',
      'date',
      '',
      'artist name',
      'start time',
      'stage',
    ]);
    expect(places).toEqual({ endTime: 0, date: 2, artistName: 4, startTime: 5, stage: 6 });
    expect(missing).toEqual([]);
  });

  it('names the missing ones in their usual order', () => {
    expect(parseHeader(['stage', 'artist', 'end time']).missing).toEqual([
      'artist name',
      'date',
      'start time',
    ]);
    expect(parseHeader([]).missing).toEqual(requiredColumns);
  });

  it('takes the first of two equal ones and reports it', () => {
    const { places, repeated } = parseHeader(['Stage', 'stage', 'date']);
    expect(places.stage).toBe(0);
    expect(repeated).toEqual(['stage']);
  });

  it('counts what it knows', () => {
    expect(countColumns(['stage', 'day', 'date'])).toBe(2);
  });
});
