import { useSession } from '../portal-context.ts';

/**
 * Returns the failure to show in a form: nothing while `SignInAgain` asks above it, because then the form is not at
 * fault.
 */
export function useShownFailure(failure: string | null): string | null {
  return useSession().state === 'signedIn' ? failure : null;
}
