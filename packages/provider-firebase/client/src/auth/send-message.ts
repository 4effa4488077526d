import { PhoneAuthProvider, type PhoneInfoOptions } from 'firebase/auth';
import { withAuthFailures } from './errors/auth-failure.ts';
import type { AuthDependencies } from './dependencies.ts';

/** Has the provider send a code; answers the name under which the code is to be given back. Each message has a check of its own. */
export function sendMessage(
  { auth, makeVerifier }: Pick<AuthDependencies, 'auth' | 'makeVerifier'>,
  options: PhoneInfoOptions,
): Promise<string> {
  return withAuthFailures(async () => {
    const check = makeVerifier(auth);
    try {
      return await new PhoneAuthProvider(auth).verifyPhoneNumber(options, check.verifier);
    } finally {
      check.clear();
    }
  });
}
