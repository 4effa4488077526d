import { callableTimeoutMs, ProviderError, readCallableResponse, type FunctionPort } from '@lineup/provider';
import { httpsCallable, type Functions } from 'firebase/functions';
import { functionsFailure } from '../failures/functions-errors.ts';
import { forUser, type SessionGate } from '../session/session-gate.ts';

/** Calls are not repeated by themselves: who called knows whether the work is still wanted. */
export function createFunctions(functions: Functions, session: SessionGate): FunctionPort {
  return {
    call: (name, request) =>
      forUser(
        session,
        async () => {
          const { data } = await httpsCallable(functions, name, { timeout: callableTimeoutMs })(request);
          const response = readCallableResponse(name, data);
          if (response !== null) return response;
          throw new ProviderError('internal', `The answer of ${name} has an unexpected shape`);
        },
        functionsFailure,
      ),
  };
}

/** Has the server keep only the phone that this session was signed in with. Fails with `ProviderError`. */
export async function callKeepPhone(functions: Functions): Promise<void> {
  try {
    await httpsCallable(functions, 'keepPhone', { timeout: callableTimeoutMs })({});
  } catch (error) {
    throw functionsFailure(error);
  }
}
