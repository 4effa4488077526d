import {
  callableTimeoutMs,
  isProviderError,
  ProviderError,
  readCallableResponse,
  type FunctionPort,
  type Write,
} from '@lineup/provider';
import { httpsCallable, type Functions } from 'firebase/functions';
import { isPortalCall, type PortalCall } from '../../../encoding/portal-calls.ts';
import { functionsFailure } from '../failures/functions-errors.ts';
import { commitTimeoutMs } from '../limits.ts';
import { forUser, type SessionGate } from '../session/session-gate.ts';

/** Calls are not retried: only the caller knows whether the result is still needed. */
export function createFunctions(functions: Functions, session: SessionGate): FunctionPort {
  return {
    call: (name, request) =>
      forUser(
        session,
        async () => {
          const data = isPortalCall(name)
            ? await callPortal(functions, name, request, callableTimeoutMs)
            : await call(functions, name, request, callableTimeoutMs);
          const response = await readCallableResponse(name, data);
          if (response !== null) return response;
          throw new ProviderError('internal', `The answer of ${name} has an unexpected shape`);
        },
        functionsFailure,
      ),
  };
}

/** Has the server commit the writes under the name `writeId`; fails with `unavailable` if the response is late. */
export async function callCommit(
  functions: Functions,
  writes: readonly Write[],
  writeId: string,
): Promise<void> {
  try {
    // The SDK sends undefined as null; JSON leaves it out.
    const request: unknown = JSON.parse(JSON.stringify({ writeId, writes }));
    await callPortal(functions, 'commit', request, commitTimeoutMs);
  } catch (error) {
    const failure = functionsFailure(error);
    if (!isProviderError(failure, 'deadline-exceeded')) throw failure;
    throw new ProviderError('unavailable', failure.message, { cause: failure });
  }
}

/** Has the server remove all phones except the one that this session signed in with. Fails with `ProviderError`. */
export async function callKeepPhone(functions: Functions): Promise<void> {
  await reported(() => call(functions, 'keepPhone', {}, callableTimeoutMs));
}

/** Has the server end all sessions of the account, including this one. Fails with `ProviderError`. */
export async function callEndSessions(functions: Functions): Promise<void> {
  await reported(() => callPortal(functions, 'endSessions', {}, callableTimeoutMs));
}

/** Opens or accepts an invitation without an account; returns the invited address. Fails with `ProviderError`. */
export async function callInvitation(
  functions: Functions,
  request: { readonly token: string; readonly password?: string },
): Promise<string> {
  const response = await reported(() => call(functions, 'invitation', request, callableTimeoutMs));
  if (hasEmail(response)) return response.email;
  throw new ProviderError('internal', 'The answer of invitation has an unexpected shape');
}

/** Runs the work and rethrows its errors as ProviderError. */
async function reported<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw functionsFailure(error);
  }
}

function hasEmail(response: unknown): response is { readonly email: string } {
  return (
    typeof response === 'object' &&
    response !== null &&
    'email' in response &&
    typeof response.email === 'string'
  );
}

function callPortal(functions: Functions, name: PortalCall, request: unknown, timeout: number) {
  return call(functions, 'portal', { name, request }, timeout);
}

async function call(functions: Functions, name: string, request: unknown, timeout: number): Promise<unknown> {
  return (await httpsCallable(functions, name, { timeout })(request)).data;
}
