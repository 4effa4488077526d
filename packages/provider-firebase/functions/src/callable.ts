import type { Caller } from '../../server/src/callers/authorise.ts';
import { callableStatusOf, failureDetails } from '../../server/src/callers/callable-response.ts';
import { HttpsError, onCall, type CallableFunction, type CallableOptions } from 'firebase-functions/https';
import { error as logError } from 'firebase-functions/logger';
import { callsAtOnce, enforceAppCheck, region } from './settings.ts';

/** The origin of a call. */
interface CallOrigin {
  /** The App Check token, if there is one. */
  readonly appCheck: string | undefined;
  /** The caller's IP address. */
  readonly address: string;
}

type Work<Result> = (caller: Caller | undefined, request: unknown, origin: CallOrigin) => Promise<Result>;

const common = { region, enforceAppCheck, concurrency: callsAtOnce };

/**
 * Defines a callable function: runs the work for the caller and returns failures in the form that the portal's adapter
 * parses.
 */
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

/** Only logs unexpected errors and those that the operator can fix; a rejected request is neither. */
function toHttpsError(name: string, error: unknown): HttpsError {
  const details = failureDetails(error);
  if (details.code === 'internal' || details.code === 'unavailable') logFailure(name, error);
  // Not only the code: the browser's SDK reports a bare 'internal' if there was no response.
  return new HttpsError(callableStatusOf[details.code], `${name}: ${details.code}`, details);
}

/** Logs the failure. Error messages contain paths and fields, never what a user has entered. */
export function logFailure(name: string, error: unknown): void {
  logError(`${name} failed`, {
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
}
