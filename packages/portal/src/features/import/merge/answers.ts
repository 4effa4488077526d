import type { MergePlan, MergeQuestion, MergeRow, MergeSide, RowAnswers } from '@lineup/domain/merge';
import type { Decisions } from './decisions.ts';
import { isOpen } from './filters.ts';

/** One answer of a person; null takes an earlier one back. */
export interface Answer {
  readonly key: string;
  readonly question: MergeQuestion;
  readonly side: MergeSide | null;
}

/** The decisions with further answers. */
export function withAnswers(before: Decisions, given: readonly Answer[]): Decisions {
  const answers: Record<string, RowAnswers> = { ...before.answers };
  for (const { key, question, side } of given) {
    const { [question]: _, ...others } = answers[key] ?? {};
    answers[key] = side === null ? others : { ...others, [question]: side };
  }
  return { ...before, answers };
}

/** The same answer to all open questions. */
export function answersToAll(plan: MergePlan, side: MergeSide): readonly Answer[] {
  return plan.rows
    .filter(isOpen)
    .flatMap((row) => questionsOf(row).map((question) => ({ key: row.key, question, side })));
}

function questionsOf(row: MergeRow): readonly MergeQuestion[] {
  if (!('fields' in row)) return ['exists'];
  return [...new Set(row.fields.filter(({ from }) => from === 'ask').map(({ question }) => question))];
}

/** The decisions with another pair; what was decided of the row until now was about another set. */
export function withPair(before: Decisions, key: string, storedId: string | null): Decisions {
  const { [key]: _, ...answers } = before.answers;
  return { ...before, answers, overrides: { ...before.overrides, [key]: storedId } };
}
