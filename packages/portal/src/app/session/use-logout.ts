import { messages } from '@lineup/domain';
import { errorText } from '@lineup/services';
import { toast } from '../../design/toasts/toast.ts';
import { usePortal } from '../portal-context.ts';

/**
 * Returns a function that ends the session, after which the guards redirect to /login; it says so if the provider could
 * not be reached. Signing out removes the user's unsaved input from this browser.
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
