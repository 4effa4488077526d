import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftEvent } from '../../entities/upload.ts';
import { eventTimestamps } from '../../festival/events/event-times.ts';
import { parseRows } from '../../lineup/testing/parse-rows.ts';
import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import type { LineupFestival } from '../../lineup/parsed-lineup.ts';
import { addDays } from '../../time/plain-date.ts';
import { wallClockOf } from '../../time/wall-clock.ts';
import { timestampToMillis } from '../../timestamp.ts';
import { dateAfterDayStart, festivalDateOf } from './draft-day.ts';
import { weighNights, type NightAnswer, type NightsGiven } from './weigh-nights.ts';

/** A row of a file: stage, its festival day (0 is the first), start and end. */
type Slot = readonly [stage: string, day: number, start: string, end: string];

/** Two stages, each night until 02:30 or later, on Friday 4 to Sunday 6 July 2025. */
const slots: readonly Slot[] = [0, 1, 2].flatMap((day): Slot[] => [
  ['Barn', day, '20:00', '22:00'],
  ['Barn', day, '22:00', '00:00'],
  ['Barn', day, '00:00', '01:15'],
  ['Barn', day, '01:30', '02:30'],
  ['Lake Stage', day, '21:00', '23:30'],
  ['Lake Stage', day, '23:30', '00:45'],
  ['Lake Stage', day, '00:45', '03:00'],
  ['Lake Stage', day, '03:00', '04:00'],
]);

type Dating = 'festivalDay' | 'calendarDay';
const isNight = (start: string) => start < '06:00';
const datesOf = ([, day, start]: Slot) => {
  const date = addDays('2025-07-04', day);
  return { festivalDay: date, calendarDay: isNight(start) ? addDays(date, 1) : date };
};

function draftsOf(dating: Dating, festival: LineupFestival, of: readonly Slot[] = slots): DraftEvent[] {
  const rows = of.map((slot, index) => {
    const [stage, , start, end] = slot;
    return { artist: `Act ${index + 1}`, stage, date: datesOf(slot)[dating], start, end };
  });
  return parseRows(rows, festival).map((event, index) => ({
    ...event,
    id: `e${index + 1}`,
    createdAt: { seconds: 0, nanoseconds: 0 },
  }));
}

/** Returns the drafts after the start of the day changes to `to`; none of them moves. */
function withDayStart(drafts: readonly DraftEvent[], from: string, to: string): DraftEvent[] {
  return drafts.map((draft) => ({ ...draft, date: dateAfterDayStart(draft, from, to) ?? draft.date }));
}

function answered(drafts: readonly DraftEvent[], { dayStartsAt, moves }: NightAnswer, from: string) {
  return withDayStart(drafts, from, dayStartsAt).map((draft) => {
    const day = moves.get(draft.id);
    return day === undefined ? draft : { ...draft, date: festivalDateOf(day, draft.timeStart, dayStartsAt) };
  });
}

/** Counts the events with a wrong start. */
function wrong(
  drafts: readonly DraftEvent[],
  festival: Pick<LineupFestival, 'timezone' | 'dayStartsAt'>,
  of = slots,
) {
  return drafts.filter((draft, index) => {
    const slot = of[index];
    const { date, clock } = wallClockOf(
      timestampToMillis(eventTimestamps(draft, festival).timeStart),
      festival.timezone,
    );
    return slot === undefined || date !== datesOf(slot).calendarDay || clock !== slot[2];
  }).length;
}

const published = { startDate: '2025-07-04', endDate: '2025-07-06' };
const festivalFrom = (dayStartsAt: string) => sampleFestival({ ...published, dayStartsAt });
const midnight = festivalFrom('00:00');
const ask = (drafts: readonly DraftEvent[], festival: LineupFestival, given?: NightsGiven) =>
  weighNights(drafts, festival, given);

describe('nights that a file dates by the festival day, for a festival whose day begins at midnight', () => {
  const drafts = draftsOf('festivalDay', midnight);

  it('are a day early, which is asked about, and not by the way', () => {
    expect(wrong(drafts, midnight)).toBe(12);
    const question = ask(drafts, midnight);
    expect(question?.suggested).toBe('evening');
    expect(question?.sets.size).toBe(12);
    expect(question?.before).toBe('06:00');
  });

  it('are right, all of them, once they belong to the evening before', () => {
    const answer = ask(drafts, midnight)?.evening;
    expect(answer?.dayStartsAt).toBe('06:00');
    if (answer === undefined) return;
    const placed = answered(drafts, answer, '00:00');
    expect(wrong(placed, festivalFrom('06:00'))).toBe(0);
    expect(ask(placed, festivalFrom('06:00'))).toBeNull();
  });

  it('stay as the file has them where a person says that they are on that calendar day', () => {
    expect(ask(drafts, midnight)?.calendarDay).toEqual({ dayStartsAt: '00:00', moves: new Map() });
  });

  it('shows the question by one of them', () => {
    expect(ask(drafts, midnight)?.example).toEqual({
      artistName: 'Act 3',
      timeStart: '00:00',
      evening: { day: '2025-07-05', listed: '2025-07-04', place: 'within' },
      calendarDay: { day: '2025-07-04', listed: '2025-07-04', place: 'within' },
    });
  });
});

describe('nights that a file dates by the calendar', () => {
  it('raise no question where the festival lasts until the morning', () => {
    const festival = sampleFestival({ startDate: '2025-07-04', endDate: '2025-07-07' });
    const drafts = draftsOf('calendarDay', festival);
    expect(wrong(drafts, festival)).toBe(0);
    expect(ask(drafts, festival)).toBeNull();
  });

  it('and of which the last lies outside the published days, move with the start of the day and stay when they are', () => {
    const drafts = draftsOf('calendarDay', midnight);
    const question = ask(drafts, midnight);
    expect(question).toMatchObject({ suggested: 'evening', outside: 4, before: '06:00' });
    expect(question?.evening.moves.size).toBe(0);
    if (question === null) return;
    const placed = answered(drafts, question.evening, '00:00');
    expect(wrong(placed, festivalFrom('06:00'))).toBe(0);
    expect(placed.every(({ date }) => date >= '2025-07-04' && date <= '2025-07-06')).toBe(true);
  });

  it('raise no question where the day begins in the morning', () => {
    const festival = festivalFrom('06:00');
    for (const dating of ['festivalDay', 'calendarDay'] as const) {
      const drafts = draftsOf(dating, festival);
      expect(wrong(drafts, festival)).toBe(0);
      expect(ask(drafts, festival)).toBeNull();
    }
  });
});

describe('a start of the day that changes while a draft is open', () => {
  it('moves nothing, and asks what may have been meant', () => {
    const drafts = draftsOf('festivalDay', midnight);
    const festival = festivalFrom('06:00');
    const followed = withDayStart(drafts, '00:00', '06:00');
    expect(wrong(followed, festival)).toBe(wrong(drafts, midnight));
    const question = ask(followed, festival);
    expect(question?.suggested).toBe('evening');
    if (question === null) return;
    expect(wrong(answered(followed, question.evening, '06:00'), festival)).toBe(0);
  });

  it('asks again where it must, also where the evidence is content', () => {
    const festival = festivalFrom('06:00');
    const drafts = withDayStart(draftsOf('calendarDay', midnight), '00:00', '06:00');
    expect(ask(drafts, festival)).toBeNull();
    const question = ask(drafts, festival, { mustAsk: true });
    expect(question).toMatchObject({ suggested: 'calendarDay' });
    expect(question?.calendarDay.moves.size).toBe(0);
    expect(question?.evening.moves.size).toBe(12);
  });

  it('knows of nights that lie after the day of the file that they would go back to it', () => {
    const drafts = draftsOf('festivalDay', festivalFrom('06:00'));
    const question = ask(drafts, festivalFrom('06:00'), { mustAsk: true });
    expect(question?.suggested).toBe('evening');
    expect(question?.evening.moves.size).toBe(0);
    expect(question?.calendarDay.moves.size).toBe(12);
  });
});

describe('what is not moved', () => {
  it('a set whose day a person has chosen', () => {
    const drafts = draftsOf('festivalDay', midnight);
    const question = ask(drafts, midnight, { settled: new Set(['e3']) });
    expect(question?.sets.has('e3')).toBe(false);
    expect(question?.sets.size).toBe(11);
  });

  it('a set whose file writes day and time as one', () => {
    const drafts = draftsOf('festivalDay', midnight).map((draft) =>
      draft.id === 'e3'
        ? {
            ...draft,
            hints: [{ field: 'timeStart', code: 'splitDateTime', source: '2025-07-05T00:00' } as const],
          }
        : draft,
    );
    expect(ask(drafts, midnight)?.sets.has('e3')).toBe(false);
  });

  it.each([
    ['2025-07-05T01:30:00', {}],
    ['25:30', {}],
    ['', { date: '2025-07-05T01:30:00' }],
  ])('a set of which the file says nothing but %j %j', (timeStart, originalTexts) => {
    const drafts = draftsOf('festivalDay', midnight).map((draft) =>
      draft.id === 'e4' ? { ...draft, said: { timeStart, ...originalTexts } } : draft,
    );
    expect(ask(drafts, midnight)?.sets.has('e4')).toBe(false);
  });

  it('nights of a stage that its file dates the other way', () => {
    const byFestivalDay = draftsOf('festivalDay', midnight).filter(({ stage }) => stage === 'Barn');
    const byCalendar = draftsOf('calendarDay', midnight).filter(({ stage }) => stage === 'Lake Stage');
    const question = ask([...byFestivalDay, ...byCalendar], midnight);
    expect(
      [...(question?.evening.moves.keys() ?? [])].every((id) =>
        byFestivalDay.some((draft) => draft.id === id),
      ),
    ).toBe(true);
    expect(question?.evening.moves.size).toBe(6);
  });
});

describe('where nothing tells', () => {
  const lone: readonly Slot[] = [['Barn', 1, '01:00', '03:00']];

  it('is asked without a suggestion while the day begins at midnight', () => {
    const [draft] = draftsOf('calendarDay', midnight, lone);
    const question = draft === undefined ? null : ask([draft], midnight);
    expect(question).toMatchObject({ suggested: null });
    expect(question?.sets.size).toBe(1);
  });

  it('is not asked where the reader had to decide and has said so', () => {
    const festival = festivalFrom('06:00');
    const drafts = draftsOf('calendarDay', festival, lone);
    expect(drafts[0]?.hints).toHaveLength(1);
    expect(ask(drafts, festival)).toBeNull();
  });

  it('there is nothing to ask of a draft without nights, or without readable times', () => {
    const day = draftsOf('calendarDay', midnight, [['Barn', 0, '12:00', '13:00']]);
    expect(ask(day, midnight)).toBeNull();
    expect(
      ask(
        day.map((draft) => ({ ...draft, timeStart: '' })),
        midnight,
      ),
    ).toBeNull();
  });
});

describe('whatever the programme', () => {
  const evenings = fc.array(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 5, maxLength: 8 }), {
    minLength: 3,
    maxLength: 3,
  });

  /** Returns sets without breaks from 20:00, each of this many half hours, until 05:30 at the latest. */
  function programme(days: readonly (readonly number[])[]): readonly Slot[] {
    const clock = (minutes: number) =>
      `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return days.flatMap((lengths, day) => {
      let start = 20 * 60;
      return lengths.flatMap((halfHours): Slot[] => {
        const end = start + halfHours * 30;
        if (end > 29.5 * 60) return [];
        const slot: Slot = ['Barn', day, clock(start), clock(end)];
        start = end;
        return [slot];
      });
    });
  }

  /**
   * Counts the sets that are wrong without notice: after the suggested answer, or if nothing is asked and no hint is
   * given.
   */
  function wrongWithoutHint(of: readonly Slot[], dating: Dating, festival: LineupFestival): number {
    const drafts = draftsOf(dating, festival, of);
    const question = ask(drafts, festival);
    if (question !== null) {
      const { suggested } = question;
      if (suggested === null) return 0;
      const { [suggested]: answer } = question;
      const placed = answered(drafts, answer, festival.dayStartsAt);
      return wrong(placed, festivalFrom(answer.dayStartsAt), of);
    }
    const withoutHint = of.filter((_, index) => drafts[index]?.hints.length === 0);
    return wrong(
      drafts.filter(({ hints }) => hints.length === 0),
      festival,
      withoutHint,
    );
  }

  it('no set is wrong after the suggested answer, nor where nothing is asked or told', () => {
    const datings = fc.constantFrom<Dating>('festivalDay', 'calendarDay');
    fc.assert(
      fc.property(evenings, datings, fc.constantFrom('00:00', '06:00'), (days, dating, dayStartsAt) => {
        expect(wrongWithoutHint(programme(days), dating, festivalFrom(dayStartsAt))).toBe(0);
      }),
    );
  });
});
