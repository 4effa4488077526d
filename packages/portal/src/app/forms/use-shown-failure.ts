import { useSession } from '../portal-context.ts';

/** The failure of a form as it is shown: nothing while `SignInAgain` asks above the form, as the failure is not its fault. */
export function useShownFailure(failure: string | null): string | null {
  return useSession().state === 'signedIn' ? failure : null;
}
