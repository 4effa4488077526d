import { artistHistory } from '@lineup/domain';
import { ProviderError, type FieldProblem } from '../errors.ts';

/** The refusal of a commit whose record in this history breaks a rule; `reason` goes on with "The commit to festivals/x …". */
export function refusal(history: string, reason: string): ProviderError {
  return new ProviderError('permission-denied', `The commit to ${placeName(history)} ${reason}`);
}

/** What a history is about, for those who read the logs. */
export function placeName(history: string): string {
  return history === artistHistory ? 'the artists' : `festivals/${history}`;
}

/** The refusal of a document that breaks a rule, with what is wrong with its fields. */
export function invalid(path: string, details: readonly FieldProblem[]): ProviderError {
  const fields = details.map((problem) => problem.path).join(', ');
  return new ProviderError('invalid-argument', `${path} is not valid: ${fields}`, { details });
}
