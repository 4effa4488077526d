import { Dialog } from '../../../design/controls/dialog.tsx';
import classes from './enrollment-dialog.module.css';
import { PhoneEnrollment } from './phone-enrollment.tsx';

interface EnrollmentDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** What the enrolment is for, above the number. */
  readonly lead: string;
  /** Called when the phone is enrolled; closing the dialog is left to the caller. */
  readonly onComplete: () => void;
  /** Where given, the enrolment may be put off. */
  readonly onSkip?: () => void;
  readonly onClose: () => void;
}

/** The enrolment of a phone in a dialog over a page. Every opening begins with the number. */
export function EnrollmentDialog(props: EnrollmentDialogProps) {
  const { opened, title, lead, onComplete, onSkip, onClose } = props;
  return (
    // It goes at once: what is seen last is the wait for the page, which needs no fading out.
    <Dialog opened={opened} onClose={onClose} title={title} size="sm" leavesAtOnce>
      <div className={classes['body']}>
        <p className={classes['lead']}>{lead}</p>
        <PhoneEnrollment onComplete={onComplete} {...(onSkip === undefined ? {} : { onSkip })} />
      </div>
    </Dialog>
  );
}
