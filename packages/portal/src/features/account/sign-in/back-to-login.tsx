import { useLogout } from '../../../app/session/use-logout.ts';
import { usePending } from '../../../app/forms/use-pending.ts';
import { Button } from '../../../design/controls/button.tsx';
import { IconArrowLeft } from '../../../design/icons.ts';

interface BackToLoginProps {
  /** Called before the sign-in is cancelled. */
  readonly onBack?: (() => void) | undefined;
}

interface GiveUpProps extends BackToLoginProps {
  readonly label: string;
  readonly leave: () => Promise<void>;
}

/** Cancels the half-finished sign-in. */
export function BackToLogin({ onBack }: BackToLoginProps) {
  return <GiveUp label="Back to Login" leave={useLogout()} onBack={onBack} />;
}

/** Cancels it by calling `leave`. */
export function GiveUp({ label, leave, onBack }: GiveUpProps) {
  const { pending, run } = usePending();
  const giveUp = () => {
    onBack?.();
    return run(leave);
  };
  return (
    <Button
      variant="subtle"
      flush
      loading={pending}
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      onClick={() => void giveUp()}
    >
      {label}
    </Button>
  );
}
