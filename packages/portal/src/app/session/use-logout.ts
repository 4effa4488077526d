import { messages } from '@lineup/domain';
import { errorText } from '@lineup/services';
import { toast } from '../../design/toasts/toast.ts';
import { usePortal } from '../portal-context.ts';

/**
 * Ends the session, after which the guards lead to /login; says so where the provider could not be told. Who was signed in
 * leaves no unsaved input behind in this browser.
 */
export function useLogout(): () => Promise<void> {
  const { entry, session, persistedInput } = usePortal();
  return async () => {
    const before = session.get();
    session.setLeaving(true);
    try {
      await entry.signIn.logout();
      if (before.state === 'signedIn') persistedInput.dropAllOf(before.user.id);
    } catch (error) {
      session.setLeaving(false);
      toast.error(errorText(error, messages.access.logoutFailed));
    }
  };
}
