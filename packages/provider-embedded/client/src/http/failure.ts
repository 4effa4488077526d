import { ProviderError, providerErrorCodes } from '@lineup/provider';
import type { FieldProblem, ProviderErrorCode } from '@lineup/provider';
import { isRecord, parseJson, parseSessionEnd } from './wire.ts';

/** What a response without the server's own error object means, for example one of a proxy in between. */
const codesByStatus: Readonly<Record<number, ProviderErrorCode>> = {
  401: 'unauthenticated',
  413: 'payload-too-large',
  429: 'too-many-requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** The failure that a refused request's answer tells of; `retryAfter` is the header of that name. */
export function failureFrom(status: number, body: string, retryAfter: string | null): ProviderError {
  const parsed = parseJson(body);
  const error = isRecord(parsed) && isRecord(parsed['error']) ? parsed['error'] : {};
  const code = parseCode(error['code']) ?? codesByStatus[status] ?? 'internal';
  const message = parseText(error['message']) ?? `${code} (HTTP ${status})`;
  return new ProviderError(code, message, {
    details: parseDetails(error['details']),
    ...optional('sessionEnd', parseSessionEnd(error['sessionEnd'])),
    ...optional('userMessage', parseText(error['userMessage'])),
    ...optional('retryAfterSeconds', parseNumber(error['retryAfterSeconds']) ?? parseSeconds(retryAfter)),
    ...optional('attemptsLeft', parseNumber(error['attemptsLeft'])),
  });
}

/** The failure of a step of sign-in that the server describes inside a good answer. */
export function failureFromObject(error: unknown): ProviderError {
  return failureFrom(200, JSON.stringify({ error }), null);
}

function parseCode(value: unknown): ProviderErrorCode | undefined {
  return providerErrorCodes.find((code) => code === value);
}

function parseText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function parseNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function parseSeconds(header: string | null): number | undefined {
  return header !== null && /^\d+$/u.test(header) ? Number(header) : undefined;
}

function parseDetails(value: unknown): FieldProblem[] {
  return Array.isArray(value) ? value.filter(isFieldProblem) : [];
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';
}

function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  const entry: Partial<Record<Name, Value>> = {};
  if (value !== undefined) entry[name] = value;
  return entry;
}
