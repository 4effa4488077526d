import type { Caller } from '../../server/src/callers/authorise.ts';
import { callableStatusOf, failureDetails } from '../../server/src/callers/callable-response.ts';
import { HttpsError, onCall, type CallableFunction, type CallableOptions } from 'firebase-functions/https';
import { error as logError } from 'firebase-functions/logger';
import { callsAtOnce, enforceAppCheck, region } from './settings.ts';

/** Where a call comes from. */
interface CallOrigin {
  /** The proof that it comes from the portal, if it has one. */
  readonly appCheck: string | undefined;
  /** The network address of who calls. */
  readonly address: string;
}

type Work<Result> = (caller: Caller | undefined, request: unknown, origin: CallOrigin) => Promise<Result>;

const common = { region, enforceAppCheck, concurrency: callsAtOnce };

/** A callable function: it does the work for the caller and tells failures in the form that the portal's adapter reads. */
export function callable<Result>(
  name: string,
  options: Pick<CallableOptions, 'timeoutSeconds' | 'memory' | 'minInstances'>,
  work: Work<Result>,
): CallableFunction<unknown, Promise<Result>> {
  return onCall({ ...common, ...options }, async ({ auth, data, rawRequest }) => {
    try {
      const origin = { appCheck: rawRequest.header('x-firebase-appcheck'), address: rawRequest.ip ?? '' };
      return await work(auth, data, origin);
    } catch (error) {
      throw toHttpsError(name, error);
    }
  });
}

/** Logs only unexpected errors and what the operator can fix; a refusal is neither. */
function toHttpsError(name: string, error: unknown): HttpsError {
  const details = failureDetails(error);
  if (details.code === 'internal' || details.code === 'unavailable') logFailure(name, error);
  // Not the code alone: a bare 'internal' is what the SDK in the browser says when no response came at all.
  return new HttpsError(callableStatusOf[details.code], `${name}: ${details.code}`, details);
}

/** Puts the failure in the log. Messages of failures name paths and fields, never what a person has entered. */
export function logFailure(name: string, error: unknown): void {
  logError(`${name} failed`, {
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
}
