import { useLogout } from '../../app/use-logout.ts';
import { usePending } from '../../app/use-pending.ts';
import { EntryButton } from '../../design/entry/entry-button.tsx';
import { IconArrowLeft } from '../../design/icons.ts';

/** Gives the half-finished sign-in up. */
export function BackToLogin() {
  const logout = useLogout();
  const { pending, run } = usePending();
  return (
    <EntryButton kind="quiet" pending={pending} onClick={() => void run(logout)}>
      <IconArrowLeft size={18} aria-hidden /> Back to Login
    </EntryButton>
  );
}
