import { useLogout } from '../../app/session/use-logout.ts';
import { usePending } from '../../app/forms/use-pending.ts';
import { EntryButton } from '../../design/entry/entry-button.tsx';
import { IconArrowLeft } from '../../design/icons.ts';

interface BackToLoginProps {
  /** Learns of it before the sign-in is given up. */
  readonly onBack?: () => void;
}

/** Gives the half-finished sign-in up. */
export function BackToLogin({ onBack }: BackToLoginProps) {
  const logout = useLogout();
  const { pending, run } = usePending();
  const giveUp = () => {
    onBack?.();
    return run(logout);
  };
  return (
    <EntryButton kind="quiet" pending={pending} onClick={() => void giveUp()}>
      <IconArrowLeft size={18} aria-hidden /> Back to Login
    </EntryButton>
  );
}
