import { localStore } from '../../../app/browser-storage.ts';
import { createDecisionStore } from '../merge/decisions.ts';
import { readAnswers, storeAnswers } from '../questions/review-answers.ts';

/**
 * Copies what this browser stores about one upload's draft to that of another: the answers about stages and nights, and
 * the decisions about sets of the schedule. `ids` maps each draft to its new id.
 */
export function carryAnswers(from: string, to: string, ids: ReadonlyMap<string, string>): void {
  storeAnswers(to, readAnswers(from));
  const renamed = <Value>(byId: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(byId).map(([id, value]) => [ids.get(id) ?? id, value]));
  const before = createDecisionStore(localStore(), from);
  const { answers, overrides, ...others } = before.read();
  createDecisionStore(localStore(), to).change(() => ({
    ...others,
    answers: renamed(answers),
    overrides: renamed(overrides),
  }));
  before.forget();
}
