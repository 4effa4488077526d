import { messages } from '@lineup/domain';
import { errorText } from '@lineup/services';
import { toast } from '../design/toast.ts';
import { usePortal } from './portal-context.ts';

/** Ends the session, after which the guards lead to /login; says so where the provider could not be told. */
export function useLogout(): () => Promise<void> {
  const { services, session } = usePortal();
  return async () => {
    session.setLeaving(true);
    try {
      await services.signIn.logout();
    } catch (error) {
      session.setLeaving(false);
      toast.error(errorText(error, messages.access.logoutFailed));
    }
  };
}
