import { describe, expect, it } from 'vitest';
import type { DraftEvent } from '../../entities/upload.ts';
import { eventTimestamps } from '../../festival/events/event-times.ts';
import { parseRows } from '../../lineup/testing/parse-rows.ts';
import { sampleFestival } from '../../lineup/testing/sample-festival.ts';
import { addDays } from '../../time/plain-date.ts';
import { timestampToMillis } from '../../timestamp.ts';
import { endsByLength } from '../fixes/missing-ends.ts';
import { draftQuestions, questionIssues, type QuestionAnswers } from './draft-questions.ts';

const unanswered: QuestionAnswers = { separateStages: new Set(), nights: null };
const festival = {
  ...sampleFestival({ startDate: '2025-07-04', endDate: '2025-07-07', stages: [] }),
  openHours: [],
};

/** Friday to Sunday: four stages whose last sets start after midnight. Days are those of the evening, 0 is Friday. */
const programme = [0, 1, 2].flatMap((day) =>
  ['The Orchard', 'Glass House', 'The Pit', 'Boathouse'].flatMap((stage, place) =>
    [
      ['19:00', '20:30'],
      ['21:00', '22:30'],
      ['23:00', '00:30'],
      ['00:45', '02:00'],
      ['02:00', '03:30'],
    ].map(([start = '', end = ''], slot) => ({
      artist: `Act ${day}${place}${slot}`,
      stage,
      day: addDays('2025-07-04', start < '06:00' ? day + 1 : day),
      start,
      end,
    })),
  ),
);
const instants = programme.map(({ day, start }) => Date.parse(`${day}T${start}:00+02:00`));

interface Writing {
  readonly hasEnds: boolean;
  readonly isRespelt: boolean;
  readonly isByEvening?: boolean;
}

/**
 * Returns the programme as a file writes it: every fourth set with its stage in capitals, and every fourth without
 * "The".
 */
function draftsOf({ hasEnds, isRespelt, isByEvening = false }: Writing): DraftEvent[] {
  const rows = programme.map(({ artist, stage, day, start, end }, index) => {
    const respelt = [stage, stage.toUpperCase(), stage, stage.replace('The ', '')][index % 4] ?? stage;
    const date = isByEvening && start < '06:00' ? addDays(day, -1) : day;
    return { artist, stage: isRespelt ? respelt : stage, date, start, ...(hasEnds && { end }) };
  });
  return parseRows(rows, festival).map((event, index) => ({
    ...event,
    id: `e${index}`,
    createdAt: { seconds: 0, nanoseconds: 0 },
  }));
}

const ask = (drafts: readonly DraftEvent[], answers = unanswered) =>
  draftQuestions(drafts, festival, { answers });

/** Replaces each stage with the one it resembles, which may in turn resemble a third. */
function withStages(drafts: readonly DraftEvent[]): readonly DraftEvent[] {
  const matches = new Map(ask(drafts).stages.map(({ name, match }) => [name, match?.stage]));
  if (matches.size === 0) return drafts;
  return withStages(drafts.map((draft) => ({ ...draft, stage: matches.get(draft.stage) ?? draft.stage })));
}

function withEnds(drafts: readonly DraftEvent[]): DraftEvent[] {
  const changes = endsByLength(drafts, festival, 60)?.changes;
  return drafts.map((draft) =>
    changes?.has(draft.id) ? { ...draft, ...changes.get(draft.id), asRead: '{"timeEnd":""}' } : draft,
  );
}

const startsOf = (drafts: readonly DraftEvent[]) =>
  drafts.map((draft) => timestampToMillis(eventTimestamps(draft, festival).timeStart));

describe('a file dated by calendar days', () => {
  it.each([
    { hasEnds: false, isRespelt: false },
    { hasEnds: true, isRespelt: true },
    { hasEnds: false, isRespelt: true },
  ])('raises no question of nights and is right to the instant: %j', (writing) => {
    const drafts = draftsOf(writing);
    expect(ask(drafts).nights).toBeNull();
    const answered = withEnds(withStages(drafts));
    expect(ask(answered)).toEqual({ stages: [], nights: null, nightsWaitFor: null });
    expect(startsOf(answered)).toEqual(instants);
  });
});

describe('a file dated by evenings', () => {
  it('is asked about its stages, then its ends, then its nights', () => {
    const drafts = draftsOf({ hasEnds: false, isRespelt: true, isByEvening: true });
    expect(ask(drafts)).toMatchObject({ nights: null, nightsWaitFor: 'stages' });
    const staged = withStages(drafts);
    expect(ask(staged)).toMatchObject({ stages: [], nights: null, nightsWaitFor: 'ends' });
    const { nights, nightsWaitFor } = ask(withEnds(staged));
    expect(nightsWaitFor).toBeNull();
    expect(nights?.suggested).toBe('evening');
    const moved = withEnds(staged).map((draft) => ({
      ...draft,
      date: nights?.evening.moves.get(draft.id) ?? draft.date,
    }));
    expect(startsOf(moved)).toEqual(instants);
  });

  it('gives each of its nights a problem while the question is open', () => {
    const drafts = draftsOf({ hasEnds: true, isRespelt: false, isByEvening: true });
    const issues = questionIssues(ask(drafts), drafts, festival);
    expect(issues.size).toBe(24);
    expect(issues.get('e3')?.code).toBe('nightOpen');
  });
});

describe('an answer about nights', () => {
  const drafts = draftsOf({ hasEnds: true, isRespelt: false, isByEvening: true });
  const nights = { count: 24, suggested: 'evening', dayStartsAt: '00:00' } as const;

  it('closes the question', () => {
    expect(ask(drafts, { ...unanswered, nights }).nights).toBeNull();
  });

  it('is asked for again where it concerns more sets, other evidence or another start of the day', () => {
    for (const other of [{ count: 23 }, { suggested: null }, { dayStartsAt: '06:00' }]) {
      expect(ask(drafts, { ...unanswered, nights: { ...nights, ...other } }).nights).not.toBeNull();
    }
  });
});

it('a stage that looks like another is a problem of its sets until it is decided', () => {
  const drafts = draftsOf({ hasEnds: true, isRespelt: true });
  const { stages } = ask(drafts);
  const issues = questionIssues(ask(drafts), drafts, festival);
  expect([...new Set([...issues.values()].map(({ code }) => code))]).toEqual(['stageOpen']);
  const settled = { ...unanswered, separateStages: new Set(stages.map(({ name }) => name)) };
  expect(questionIssues(ask(drafts, settled), drafts, festival).size).toBe(0);
});

it('says which answer lists a set outside the festival', () => {
  const short = {
    ...festival,
    ...sampleFestival({ startDate: '2025-07-04', endDate: '2025-07-06', stages: [] }),
  };
  const drafts = draftsOf({ hasEnds: true, isRespelt: false });
  const example = draftQuestions(drafts, short, { answers: unanswered }).nights?.example;
  expect(example?.evening).toEqual({ day: '2025-07-07', listed: '2025-07-06', place: 'within' });
  expect(example?.calendarDay).toEqual({ day: '2025-07-07', listed: '2025-07-07', place: 'after' });
});
