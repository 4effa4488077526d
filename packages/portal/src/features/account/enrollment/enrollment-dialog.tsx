import { Dialog } from '../../../design/controls/dialog.tsx';
import classes from './enrollment-dialog.module.css';
import { PhoneEnrollment } from './phone-enrollment.tsx';

interface EnrollmentDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** The purpose of the enrolment, above the number. */
  readonly lead: string;
  /** Called when the phone is enrolled; the caller closes the dialog. */
  readonly onComplete: () => void;
  /** If given, the enrolment can be postponed. */
  readonly onSkip?: () => void;
  readonly onClose: () => void;
}

/** Enrols a phone in a dialog. Every opening starts with the number. */
export function EnrollmentDialog(props: EnrollmentDialogProps) {
  const { opened, title, lead, onComplete, onSkip, onClose } = props;
  return (
    // It closes immediately: the last thing visible is a loading page, which needs no fade.
    <Dialog opened={opened} onClose={onClose} title={title} size="sm" leavesAtOnce>
      <div className={classes['body']}>
        <p className={classes['lead']}>{lead}</p>
        <PhoneEnrollment onComplete={onComplete} {...(onSkip === undefined ? {} : { onSkip })} />
      </div>
    </Dialog>
  );
}
