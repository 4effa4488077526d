import { ownAccountMessages } from '@lineup/domain';
import type { OwnAccount } from '@lineup/services';
import { useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import classes from './own-account.module.css';

interface PasswordByMailProps {
  readonly account: OwnAccount;
  readonly email: string;
}

/** Sends the link for changing the password, for providers that do not change it while the user is signed in. */
export function PasswordByMail({ account, email }: PasswordByMailProps) {
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const { error } = await account.sendPasswordLink(email);
    setBusy(false);
    if (error === null) toast.success(ownAccountMessages.linkSent(email));
    else toast.error(error);
  };
  return (
    <>
      <p className={classes['quiet']}>A link to set a new password is sent to {email}.</p>
      <Button className={classes['alone'] ?? ''} loading={isBusy} onClick={() => void send()}>
        Send Password Link
      </Button>
    </>
  );
}
