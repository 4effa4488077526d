import {
  isRecord,
  parseFailure,
  ProviderError,
  type ProviderErrorCode,
  type ProviderErrorOptions,
} from '@lineup/provider';
import { parseJson } from './wire.ts';

/** The meaning of a response without the server's own error object, for example from a proxy. */
const codesByStatus: Readonly<Record<number, ProviderErrorCode>> = {
  401: 'unauthenticated',
  413: 'payload-too-large',
  429: 'too-many-requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** Converts the response to a rejected request to an error; `retryAfter` is the header of that name. */
export function failureFrom(status: number, body: string, retryAfter: string | null): ProviderError {
  const parsed = parseJson(body);
  const error = isRecord(parsed) && isRecord(parsed['error']) ? parsed['error'] : {};
  const { code = codesByStatus[status] ?? 'internal', options } = parseFailure(error);
  const { message } = error;
  const text = typeof message === 'string' && message !== '' ? message : `${code} (HTTP ${status})`;
  return new ProviderError(code, text, { ...parseSeconds(retryAfter), ...options });
}

/** Converts the error of a sign-in step that the server describes inside a successful response. */
export function failureFromObject(error: unknown): ProviderError {
  return failureFrom(200, JSON.stringify({ error }), null);
}

function parseSeconds(header: string | null): ProviderErrorOptions {
  return header !== null && /^\d+$/u.test(header) ? { retryAfterSeconds: Number(header) } : {};
}
