import { messages } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';

/** The error that prevents a release; the text is shown to users. */
export function refusal(text: string): ProviderError {
  return new ProviderError('failed-precondition', text, { userMessage: text });
}

/** The error for an invalid request; the text is shown to users. */
export function invalid(text: string): ProviderError {
  return new ProviderError('invalid-argument', text, { userMessage: text });
}

/** The error for something that does not exist or was deleted; the text is shown to users. */
export function missing(text: string): ProviderError {
  return new ProviderError('not-found', text, { userMessage: text });
}

export function festivalGone(): ProviderError {
  return missing(messages.festival.notFound);
}
