import { useLogout } from '../../app/session/use-logout.ts';
import { usePending } from '../../app/forms/use-pending.ts';
import { Button } from '../../design/controls/button.tsx';
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
    <Button
      variant="subtle"
      flush
      loading={pending}
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      onClick={() => void giveUp()}
    >
      Back to Login
    </Button>
  );
}
