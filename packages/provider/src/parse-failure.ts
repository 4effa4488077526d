import { sessionEnds } from './auth.ts';
import {
  providerErrorCodes,
  type FieldProblem,
  type ProviderErrorCode,
  type ProviderErrorOptions,
} from './errors.ts';
import { isRecord } from './is-record.ts';

/** Parses a failure sent by a server. Drops fields that do not have the expected shape. */
export function parseFailure(sent: Readonly<Record<string, unknown>>): {
  readonly code: ProviderErrorCode | undefined;
  readonly options: ProviderErrorOptions;
} {
  const { userMessage, retryAfterSeconds, attemptsLeft, details } = sent;
  const sessionEnd = sessionEnds.find((end) => end === sent['sessionEnd']);
  return {
    code: providerErrorCodes.find((code) => code === sent['code']),
    options: {
      ...(typeof userMessage === 'string' && userMessage !== '' && { userMessage }),
      ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
      ...(typeof attemptsLeft === 'number' && { attemptsLeft }),
      ...(Array.isArray(details) && { details: details.filter(isFieldProblem) }),
      ...(sessionEnd !== undefined && { sessionEnd }),
    },
  };
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';
}
