import { EnrollmentDialog } from '../../features/account/enrollment/enrollment-dialog.tsx';

interface ChangePhoneDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Changes the phone that receives the sign-in codes. It cannot be removed: every account needs a phone. */
export function ChangePhoneDialog({ opened, onClose }: ChangePhoneDialogProps) {
  return (
    <EnrollmentDialog
      opened={opened}
      title="Change Phone"
      lead="Sign-in codes will go to the new number. You will be signed out everywhere else."
      onComplete={onClose}
      onClose={onClose}
    />
  );
}
