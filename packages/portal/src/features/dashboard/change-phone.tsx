import { useState } from 'react';
import { usePart } from '../../app/loading/use-part.ts';
import { Button } from '../../design/controls/button.tsx';
import { IconDeviceMobileMessage } from '../../design/icons.ts';

const loadDialog = () => import('../enrollment/enrollment-dialog.tsx');

/** Lets the administrator have the codes for signing in sent to another phone. There is no doing without one. */
export function ChangePhone() {
  const [isOpen, setOpen] = useState(false);
  const { part, fetch, hints } = usePart(loadDialog);
  const open = async () => {
    if (await fetch(() => void open())) setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconDeviceMobileMessage size={18} aria-hidden />}
        onClick={() => void open()}
        {...hints}
      >
        Change Phone Number
      </Button>
      {part !== null && (
        <part.EnrollmentDialog
          opened={isOpen}
          title="Change Phone"
          lead="Sign-in codes will go to the new number. You will be signed out everywhere else."
          onComplete={close}
          onClose={close}
        />
      )}
    </>
  );
}
