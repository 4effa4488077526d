import type { Festival } from '../../entities/festival.ts';
import type { DraftEvent } from '../../entities/upload.ts';
import { reviewMessages } from '../../messages/review-messages.ts';
import { datesOutside } from '../fixes/dates-outside.ts';
import type { ClockTime } from '../../time/clock-time.ts';
import {
  weighNights,
  type NightQuestion,
  type NightsFestival,
  type NightsGiven,
} from '../nights/weigh-nights.ts';
import type { ReviewIssue } from '../review-rules.ts';
import { placedDrafts } from '../unplaced/is-unplaced.ts';
import { unknownStages, type UnknownStage } from '../stages/unknown-stages.ts';

/** An answer to the question of nights, with what was asked when it was given. */
export interface AnsweredNights extends Pick<NightQuestion, 'suggested'> {
  /** How many sets the question was about. */
  readonly count: number;
  /** When the festival's day begins by the answer. */
  readonly dayStartsAt: ClockTime;
}

/** What has been answered about a draft. */
export interface QuestionAnswers {
  /** Stages that stay stages of their own. */
  readonly separateStages: ReadonlySet<string>;
  /** Null if the question of nights was not answered, or no longer counts as answered. */
  readonly nights: AnsweredNights | null;
}

/** The open questions about a draft as a whole. */
export interface DraftQuestions {
  readonly stages: readonly UnknownStage[];
  readonly nights: NightQuestion | null;
  /** The question that must be answered before the nights can be judged; null if there is none. */
  readonly nightsWaitFor: 'stages' | 'dates' | 'ends' | null;
}

type QuestionFestival = NightsFestival & Pick<Festival, 'stages'>;

interface Given extends NightsGiven {
  readonly answers: QuestionAnswers;
  /** The stages in the order of the file's own list. */
  readonly fileStages?: readonly string[];
}

/**
 * What is to be asked about a draft, in the order in which the questions depend on each other: stages, dates, ends, nights.
 * Which nights follow which sets is only known when the stages are matched and the ends are there.
 */
export function draftQuestions(
  all: readonly DraftEvent[],
  festival: QuestionFestival,
  { answers, fileStages = [], ...given }: Given,
): DraftQuestions {
  const drafts = placedDrafts(all);
  const stages = unknownStages(festival, drafts, fileStages).filter(
    ({ name }) => !answers.separateStages.has(name),
  );
  const asked = weighNights(drafts, festival, given);
  if (asked === null || isAnswered(asked, answers.nights, festival))
    return { stages, nights: null, nightsWaitFor: null };
  const nightsWaitFor = missingAnswer(drafts, festival, stages);
  return { stages, nights: nightsWaitFor === null ? asked : null, nightsWaitFor };
}

/** A later answer opens the question again where it concerns more sets, or the evidence now speaks for another answer. */
function isAnswered(
  { sets, suggested }: NightQuestion,
  answered: AnsweredNights | null,
  { dayStartsAt }: QuestionFestival,
): boolean {
  if (answered === null || answered.dayStartsAt !== dayStartsAt || sets.size > answered.count) return false;
  return suggested === null || suggested === answered.suggested;
}

function missingAnswer(
  drafts: readonly DraftEvent[],
  festival: QuestionFestival,
  stages: readonly UnknownStage[],
): DraftQuestions['nightsWaitFor'] {
  if (stages.length > 0) return 'stages';
  if (datesOutside(drafts, festival) !== null) return 'dates';
  const lacksEnd = drafts.some(
    ({ date, timeStart, timeEnd }) => date !== '' && timeStart !== '' && timeEnd === '',
  );
  return lacksEnd ? 'ends' : null;
}

const nightIssue: ReviewIssue = { field: 'date', code: 'nightOpen', message: reviewMessages.nights.inDoubt };
const stageIssue: ReviewIssue = { field: 'stage', code: 'stageOpen', message: reviewMessages.stages.inDoubt };

/** The problem that each event has while a question about it is open, by the ids of the events. */
export function questionIssues(
  { stages, nights }: DraftQuestions,
  drafts: readonly DraftEvent[],
  festival: Pick<Festival, 'stages'>,
): ReadonlyMap<string, ReviewIssue> {
  const issues = new Map<string, ReviewIssue>();
  for (const id of nights?.sets ?? []) issues.set(id, nightIssue);
  // A festival with stages of its own has a rule for those that it lacks.
  if (festival.stages.length > 0) return issues;
  const open = new Set(stages.map(({ name }) => name));
  for (const { id, stage } of drafts) if (open.has(stage)) issues.set(id, stageIssue);
  return issues;
}
