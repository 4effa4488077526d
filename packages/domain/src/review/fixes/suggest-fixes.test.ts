import { describe, expect, it } from 'vitest';
import type { DraftEvent } from '../../entities/upload.ts';
import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import { editedEvents, type FixFestival } from './draft-fix.ts';
import { endsByLength } from './missing-ends.ts';
import { suggestFixes } from './suggest-fixes.ts';

/** Friday 4 to Monday 7 July 2025. */
const festival: FixFestival = sampleFestival({ dayStartsAt: '06:00' });

let count = 0;
function event(timeStart: string, timeEnd: string, traits: Partial<DraftEvent> = {}): DraftEvent {
  count += 1;
  return {
    id: `e${count}`,
    artistName: `Act ${count}`,
    stage: 'Barn',
    date: '2025-07-05',
    timeStart,
    timeEnd,
    imageURL: null,
    row: count,
    hints: [],
    createdAt: { seconds: 0, nanoseconds: 0 },
    ...traits,
  };
}

function fixes(events: readonly DraftEvent[], of = festival) {
  return suggestFixes(events, of).map(({ kind, changes, removed, amount }) => {
    const changed = events.flatMap(({ id }, place) => {
      const change = changes.get(id);
      if (change === undefined) return [];
      const texts = Object.values(change).map((value) =>
        typeof value === 'string' ? value : JSON.stringify(value),
      );
      return `${place}: ${texts.join(' ')}`;
    });
    const places = removed.map((id) => events.findIndex((each) => each.id === id));
    return [`${kind} ${amount}`, ...changed, ...places];
  });
}

describe('what is suggested for several events', () => {
  it('nothing, of a lineup without problems', () => {
    expect(fixes([event('20:00', '21:00'), event('23:00', '02:00'), event('02:00', '04:00')])).toEqual([]);
    expect(fixes([])).toEqual([]);
  });

  it('an end until the next set on the stage, where one is near', () => {
    const late = { stage: 'Lake Stage' };
    const events = [event('20:00', ''), event('23:30', ''), event('00:45', ''), event('21:00', '', late)];
    expect(fixes(events)).toEqual([['endsUntilNext 0', '0: 23:30', '1: 00:45']]);
    expect(fixes([event('12:00', ''), event('20:00', '21:00')])).toEqual([]);
  });

  it('an end until the next set for the words that leave it open', () => {
    const late = (source: string) =>
      event('20:00', '', { hints: [{ field: 'timeEnd', code: 'openEnd', source }] });
    for (const words of ['LATE', 'close', 'TBC'])
      expect(fixes([late(words), event('21:30', '22:30')])).toEqual([['endsUntilNext 0', '0: 21:30']]);
  });

  it('the halves of the day for times without AM and PM, nights after midnight', () => {
    const open = (start: string, end: string) =>
      event('', '', {
        hints: [
          { field: 'timeStart', code: 'halfOfDay', source: start },
          { field: 'timeEnd', code: 'halfOfDay', source: end },
        ],
      });
    const events = [open('11:00', '12:30'), open('12:30', '01:15'), event('20:00', '21:00')];
    expect(fixes(events)).toEqual([
      ['halvesPm 0', '0: 23:00 00:30', '1: 2025-07-05 00:30 01:15'],
      ['halvesAm 0', '0: 2025-07-05 11:00 12:30', '1: 2025-07-05 12:30 01:15'],
    ]);
  });

  it('hours or minutes for lengths without a unit', () => {
    const hints = [{ field: 'timeEnd', code: 'lengthUnit', source: '2' }] as const;
    expect(fixes([event('23:00', '', { hints: [...hints] })])).toEqual([
      ['lengthHours 0', '0: 01:00'],
      ['lengthMinutes 0', '0: 23:02'],
    ]);
  });

  it('the same length for all that have no end, when a person says which', () => {
    const events = [event('23:30', ''), event('20:00', '21:00'), event('', '')];
    const fix = endsByLength(events, festival, 45);
    expect([...(fix?.changes.values() ?? [])]).toEqual([{ timeEnd: '00:15' }]);
    expect(endsByLength([event('20:00', '21:00')], festival, 45)).toBeNull();
  });

  it("other days for the file of another year, a Friday's on a Friday", () => {
    const events = [
      event('20:00', '21:00', { date: '2024-07-05' }),
      event('20:00', '21:00', { date: '2024-07-07' }),
    ];
    expect(fixes(events)).toEqual([['shiftDays 364', '0: 2025-07-04', '1: 2025-07-06']]);
    const off = [
      event('20:00', '21:00', { date: '2025-06-30' }),
      event('20:00', '21:00', { date: '2025-07-03' }),
    ];
    expect(fixes(off)).toEqual([['shiftDays 4', '0: 2025-07-04', '1: 2025-07-07']]);
  });

  it('the same days of another year where no weeks fit', () => {
    const lastYear = [event('20:00', '21:00', { date: '2024-07-04' })];
    expect(fixes(lastYear)).toEqual([['shiftDays 365', '0: 2025-07-04']]);
  });

  it.each([
    ['fewer days than the festival has, in no year and no weeks', ['2025-06-10', '2025-06-11']],
    ['the same weekdays eight years ago', ['2017-05-05', '2017-05-06', '2017-05-07', '2017-05-08']],
    ['the same days three years ago', ['2022-07-04', '2022-07-07']],
  ])('no other days for %s', (_, dates) => {
    expect(fixes(dates.map((date) => event('20:00', '21:00', { date })))).toEqual([]);
  });

  it('no other days where the file fits into several weeks of the festival', () => {
    const month = sampleFestival({ startDate: '2025-07-01', endDate: '2025-07-31' });
    expect(fixes([event('20:00', '21:00', { date: '2025-06-14' })], month)).toEqual([]);
  });

  it('no other days where one of them is right, nor for nights of the morning after the last day', () => {
    expect(fixes([event('20:00', '21:00', { date: '2024-07-05' }), event('20:00', '21:00')])).toEqual([]);
    const midnight = sampleFestival({ dayStartsAt: '00:00' });
    expect(fixes([event('01:00', '02:00', { date: '2025-07-08' })], midnight)).toEqual([]);
  });

  it('day and month the other way round, of what is no day of the festival otherwise', () => {
    const events = [
      event('20:00', '21:00', { date: '2025-05-07' }),
      event('20:00', '21:00', { date: '2025-07-05' }),
      event('20:00', '21:00', { date: '2025-05-30' }),
      event('01:00', '02:00', {
        date: '2025-05-06',
        hints: [{ field: 'date', code: 'nightOfDayBefore', source: '07/05/2025' }],
      }),
    ];
    expect(fixes(events)).toEqual([['swapDayMonth 0', '0: 2025-07-05', '3: 2025-07-04']]);
  });

  it('the evening instead of the morning, or the reverse, where the set then overlaps no other any more', () => {
    const evening = [event('09:00', '22:30'), event('20:00', '21:00'), event('22:30', '23:30')];
    expect(fixes(evening)).toEqual([['amPm 0', '0: 2025-07-05 21:00']]);
    const end = [event('20:00', '09:30'), event('18:30', '20:00'), event('21:30', '22:30')];
    expect(fixes(end)).toEqual([['amPm 0', '0: 21:30']]);
    expect(fixes([event('16:30', '15:15')])).toEqual([]);
  });

  it('the other half of the day where the set is otherwise outside the opening hours', () => {
    const open = { ...festival, openHours: ['18:00-23:30'] };
    expect(fixes([event('09:00', '22:30')], open)).toEqual([['amPm 0', '0: 2025-07-05 21:00']]);
    expect(fixes([event('09:00', '22:30')], { ...festival, openHours: ['08:00-23:30'] })).toEqual([]);
  });

  it.each<[string, readonly (readonly [string, string])[]]>([
    ['alone on its stage', [['12:00', '02:00']]],
    [
      'beside sets that it does not overlap',
      [
        ['12:00', '02:00'],
        ['02:00', '03:00'],
        ['10:00', '12:00'],
      ],
    ],
    [
      'over all sets of the day',
      [
        ['12:00', '02:00'],
        ['14:00', '16:00'],
        ['23:00', '01:30'],
        ['12:30', '13:30'],
      ],
    ],
    [
      'far from the only set that it overlaps',
      [
        ['09:00', '05:00'],
        ['15:00', '18:00'],
      ],
    ],
  ])('no other half of the day for a set that is there all day, %s', (_, times) => {
    expect(fixes(times.map(([start, end]) => event(start, end)))).toEqual([]);
  });

  it('the removal of exact duplicates, whatever the case, accents and spaces of the artist', () => {
    const same = { artistName: 'Señor Tide' };
    const events = [
      event('20:00', '21:00', same),
      event('20:00', '21:00', { artistName: 'SENOR  TIDE' }),
      event('20:00', '21:30', same),
      event('20:00', '21:00', { ...same, stage: 'Lake Stage' }),
    ];
    expect(fixes(events)).toEqual([['duplicates 0', 1]]);
    expect(suggestFixes(events, festival).map(editedEvents)).toEqual([1]);
  });

  it.each([['Ebb (again)'], ['Ebb (live)'], ['Ebb live set'], ['Ebb!']])(
    'no removal of %j beside "Ebb"',
    (artistName) => {
      expect(
        fixes([event('20:00', '21:00', { artistName: 'Ebb' }), event('20:00', '21:00', { artistName })]),
      ).toEqual([]);
    },
  );

  it('no removal of sets whose day or stage is not known', () => {
    const removals = (traits: Partial<DraftEvent>) =>
      fixes([1, 2].map(() => event('20:00', '21:00', { artistName: 'Ebb', ...traits }))).filter(([kind]) =>
        String(kind).startsWith('duplicates'),
      );
    expect(removals({})).toHaveLength(1);
    expect(removals({ date: '' })).toEqual([]);
    expect(removals({ stage: '' })).toEqual([]);
  });

  it('a shift of all sets where that brings them into the opening hours', () => {
    const open = { ...festival, openHours: ['18:00-23:00'] };
    const utc = [event('16:00', '17:00'), event('17:00', '18:00'), event('20:00', '21:00')];
    expect(fixes(utc, open)).toEqual([
      [
        'shiftTimes 120',
        '0: 2025-07-05 18:00 19:00',
        '1: 2025-07-05 19:00 20:00',
        '2: 2025-07-05 22:00 23:00',
      ],
    ]);
    expect(fixes(utc.slice(1), open)).toEqual([]);
    expect(
      fixes([...utc, event('18:30', '20:00'), event('20:00', '21:00'), event('22:00', '23:00')], open),
    ).toEqual([]);
  });
});
