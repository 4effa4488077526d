import {
  draftQuestions,
  questionIssues,
  type AnsweredNights,
  type ClockTime,
  type DraftQuestions,
  type Festival,
  type QuestionAnswers,
} from '@lineup/domain';
import { useEffect, useMemo, useState } from 'react';
import type { DraftStore } from '../draft/draft-store.ts';
import { useDraftSession } from '../draft/use-draft.ts';
import { useSettledRevision } from '../steps/review/help/use-settled-revision.ts';
import { readAnswers, storeAnswers } from './review-answers.ts';

export interface OpenQuestions extends DraftQuestions {
  readonly answers: QuestionAnswers;
  readonly setAnswers: (answers: QuestionAnswers) => void;
  /** Recomputes the questions immediately. */
  readonly settle: () => void;
}

const nothing: DraftQuestions = { stages: [], nights: null, nightsWaitFor: null };

/** Returns the open questions about the current draft; the events concerned count as problems while they are open. */
export function useDraftQuestions(festival: Festival, uploadId: string): OpenQuestions {
  const { store } = useDraftSession();
  const { revision, settle } = useSettledRevision(store);
  const [answers, setAnswers] = useState(() => readAnswers(uploadId));
  const questions = useMemo(
    () => (revision === null ? null : questionsOf(store, festival, answers)),
    [store, revision, festival, answers],
  );
  useEffect(() => {
    if (questions === null) return;
    const drafts = store.rows().map((row) => row.event);
    store.setQuestioned(questionIssues(questions, drafts, festival));
  }, [store, questions, festival]);
  return {
    ...(questions ?? nothing),
    answers,
    setAnswers: (next) => {
      storeAnswers(uploadId, next);
      setAnswers(next);
    },
    settle,
  };
}

/**
 * Returns the questions about the draft in `store`; none until its dates have followed a change of the festival's day
 * start.
 */
function questionsOf(store: DraftStore, festival: Festival, answers: QuestionAnswers): DraftQuestions {
  if (store.rules().festival.dayStartsAt !== festival.dayStartsAt) return nothing;
  const drafts = store.rows().map((row) => row.event);
  const settled = new Set(drafts.filter(({ id }) => store.isRedated(id)).map(({ id }) => id));
  return draftQuestions(drafts, festival, {
    answers,
    fileStages: store.rules().fileStages,
    settled,
    mustAsk: store.hasFollowedDayStart(),
  });
}

/**
 * Returns the answer that leaves the early sets, at least `count` of them, where they are now, with days that begin at
 * `dayStartsAt`. Evidence that only results from the answer is no reason to ask again.
 */
export function answeredNights(
  store: DraftStore,
  answers: QuestionAnswers,
  dayStartsAt: ClockTime,
  count = 0,
): AnsweredNights {
  const left = questionsOf(store, store.rules().festival, { ...answers, nights: null }).nights;
  return {
    dayStartsAt,
    count: Math.max(count, left?.sets.size ?? 0),
    suggested: left?.suggested ?? null,
  };
}
