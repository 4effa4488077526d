import { isProviderError, ProviderError } from '@lineup/provider';
import type { SentError } from './thread-jobs.ts';

/** The error in a form that another thread can be sent. */
export function toSent(error: unknown): SentError {
  if (!isProviderError(error)) return { kind: 'other', error };
  const { code, message, retryAfterSeconds, userMessage, details } = error;
  return { kind: 'provider', code, message, retryAfterSeconds, userMessage, details };
}

/** The error that was sent. */
export function fromSent(sent: SentError): unknown {
  if (sent.kind === 'other') return sent.error;
  const { code, message, retryAfterSeconds, userMessage, details } = sent;
  return new ProviderError(code, message, {
    details,
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
    ...(userMessage !== null && { userMessage }),
  });
}

/** The error itself, or one that says what was thrown in its place. */
export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
