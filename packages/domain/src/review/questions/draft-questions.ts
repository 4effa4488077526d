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

/** An answer to the night question, with what was asked at that time. */
export interface AnsweredNights extends Pick<NightQuestion, 'suggested'> {
  /** The number of sets that the question was about. */
  readonly count: number;
  /** The start of the festival's day according to the answer. */
  readonly dayStartsAt: ClockTime;
}

/** The answers given about a draft. */
export interface QuestionAnswers {
  /** Stages that stay separate. */
  readonly separateStages: ReadonlySet<string>;
  /** Null if the night question was not answered, or the answer no longer counts. */
  readonly nights: AnsweredNights | null;
}

/** The open questions about a draft as a whole. */
export interface DraftQuestions {
  readonly stages: readonly UnknownStage[];
  readonly nights: NightQuestion | null;
  /** The question that must be answered before nights can be judged; null if there is none. */
  readonly nightsWaitFor: 'stages' | 'dates' | 'ends' | null;
}

type QuestionFestival = NightsFestival & Pick<Festival, 'stages'>;

interface Given extends NightsGiven {
  readonly answers: QuestionAnswers;
  /** The stages in the order of the file's own list. */
  readonly fileStages?: readonly string[];
}

/**
 * Returns the questions about a draft, in the order of their dependencies: stages, dates, ends, nights. Which nights
 * follow which sets is known only after stages are matched and ends are set.
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

/** Returns false if the question now concerns more sets, or the evidence suggests another answer than before. */
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

/** Returns the issue of each event with an open question, by the ids of the events. */
export function questionIssues(
  { stages, nights }: DraftQuestions,
  drafts: readonly DraftEvent[],
  festival: Pick<Festival, 'stages'>,
): ReadonlyMap<string, ReviewIssue> {
  const issues = new Map<string, ReviewIssue>();
  for (const id of nights?.sets ?? []) issues.set(id, nightIssue);
  // A festival with its own stages has a rule for unknown ones.
  if (festival.stages.length > 0) return issues;
  const open = new Set(stages.map(({ name }) => name));
  for (const { id, stage } of drafts) if (open.has(stage)) issues.set(id, stageIssue);
  return issues;
}
