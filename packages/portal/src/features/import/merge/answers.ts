import type { MergePlan, MergeQuestion, MergeRow, MergeSide, RowAnswers } from '@lineup/domain/merge';
import type { Decisions } from './decisions.ts';
import { isOpen } from './filters.ts';

/** One answer of the user; null takes an earlier one back. */
export interface Answer {
  readonly key: string;
  readonly question: MergeQuestion;
  readonly side: MergeSide | null;
}

/** Adds answers to the decisions. */
export function withAnswers(before: Decisions, given: readonly Answer[]): Decisions {
  const answers: Record<string, RowAnswers> = { ...before.answers };
  for (const { key, question, side } of given) {
    const { [question]: _, ...others } = answers[key] ?? {};
    answers[key] = side === null ? others : { ...others, [question]: side };
  }
  return { ...before, answers };
}

/** Returns the same answer to all open questions. */
export function answersToAll(plan: MergePlan, side: MergeSide): readonly Answer[] {
  return plan.rows
    .filter(isOpen)
    .flatMap((row) => questionsOf(row).map((question) => ({ key: row.key, question, side })));
}

function questionsOf(row: MergeRow): readonly MergeQuestion[] {
  if (!('fields' in row)) return ['exists'];
  return [...new Set(row.fields.filter(({ from }) => from === 'ask').map(({ question }) => question))];
}

/** Changes the pair of a row; previous decisions about the row concerned another set and are dropped. */
export function withPair(before: Decisions, key: string, storedId: string | null): Decisions {
  const { [key]: _, ...answers } = before.answers;
  return { ...before, answers, overrides: { ...before.overrides, [key]: storedId } };
}
