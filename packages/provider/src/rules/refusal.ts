import { ProviderError } from '../errors.ts';

/** The refusal of a commit to a festival whose record breaks a rule; `reason` goes on with "The commit to festivals/x …". */
export function refusal(festivalId: string, reason: string): ProviderError {
  return new ProviderError('permission-denied', `The commit to festivals/${festivalId} ${reason}`);
}
