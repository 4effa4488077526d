import { artistHistory } from '@lineup/domain';
import { ProviderError, type FieldProblem } from '../errors.ts';

/**
 * The error for a commit whose record in this history breaks a rule; `reason` continues "The commit to festivals/x …".
 */
export function refusal(history: string, reason: string): ProviderError {
  return new ProviderError('permission-denied', `The commit to ${placeName(history)} ${reason}`);
}

/** Describes the subject of a history for log messages. */
export function placeName(history: string): string {
  return history === artistHistory ? 'the artists' : `festivals/${history}`;
}

/** The error for a document that breaks a rule, with the problems of its fields. */
export function invalid(path: string, details: readonly FieldProblem[]): ProviderError {
  const fields = details.map((problem) => problem.path).join(', ');
  return new ProviderError('invalid-argument', `${path} is not valid: ${fields}`, { details });
}
