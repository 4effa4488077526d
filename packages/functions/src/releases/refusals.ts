import { messages } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';

/** What keeps a release from being made, told to the person as it is. */
export function refusal(text: string): ProviderError {
  return new ProviderError('failed-precondition', text, { userMessage: text });
}

/** A request that breaks a rule, told to the person as it is. */
export function invalid(text: string): ProviderError {
  return new ProviderError('invalid-argument', text, { userMessage: text });
}

/** What is not there (any more), told to the person as it is. */
export function missing(text: string): ProviderError {
  return new ProviderError('not-found', text, { userMessage: text });
}

export function festivalGone(): ProviderError {
  return missing(messages.festival.notFound);
}
