import { isProviderError, ProviderError } from '@lineup/provider';
import type { SentError } from './thread-jobs.ts';

/** Converts the error so that it can be sent to another thread. */
export function toSent(error: unknown): SentError {
  if (!isProviderError(error)) return { kind: 'other', error };
  const { code, message, retryAfterSeconds, userMessage, details } = error;
  return { kind: 'provider', code, message, retryAfterSeconds, userMessage, details };
}

/** Restores an error that was sent. */
export function fromSent(sent: SentError): unknown {
  if (sent.kind === 'other') return sent.error;
  const { code, message, retryAfterSeconds, userMessage, details } = sent;
  return new ProviderError(code, message, {
    details,
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
    ...(userMessage !== null && { userMessage }),
  });
}

/** Returns the error itself, or an error that describes what was thrown. */
export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
