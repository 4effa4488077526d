import { usePortal } from '../../../app/portal-context.ts';
import { useSecondsUntil } from '../../../app/time/use-seconds-until.ts';
import { Button } from '../../../design/controls/button.tsx';
import classes from './resend.module.css';

interface ResendProps {
  /** When the next message can be requested, in epoch milliseconds. */
  readonly resendAt: number;
  readonly onResend: () => void;
  readonly disabled: boolean;
}

/** Requests another message, and says when that is possible. */
export function Resend({ resendAt, onResend, disabled }: ResendProps) {
  const { now } = usePortal();
  const seconds = useSecondsUntil(resendAt, now);
  return (
    <div className={classes['resend']}>
      <Button variant="default" disabled={disabled || seconds > 0} onClick={onResend}>
        Resend SMS
      </Button>
      {seconds > 0 && (
        <span className={classes['wait']} data-figures="tabular">
          Resend in {seconds} s
        </span>
      )}
    </div>
  );
}
