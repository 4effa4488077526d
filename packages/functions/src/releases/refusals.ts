import { messages } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';

/** What keeps a release from being made, shown to the person as it is. */
export function refusal(text: string): ProviderError {
  return new ProviderError('failed-precondition', text, { userMessage: text });
}

/** A request that breaks a rule, shown to the person as it is. */
export function invalid(text: string): ProviderError {
  return new ProviderError('invalid-argument', text, { userMessage: text });
}

/** What does not exist (any more), shown to the person as it is. */
export function missing(text: string): ProviderError {
  return new ProviderError('not-found', text, { userMessage: text });
}

export function festivalGone(): ProviderError {
  return missing(messages.festival.notFound);
}
