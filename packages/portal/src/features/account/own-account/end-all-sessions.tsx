import { ownAccountMessages } from '@lineup/domain';
import { ServiceError, type OwnAccount } from '@lineup/services';
import { useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { useConfirm } from '../../../design/dialogs/confirm.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import classes from './own-account.module.css';

/** Signs out everywhere, for providers that do not list individual sessions. */
export function EndAllSessions({ account }: { readonly account: OwnAccount }) {
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    const isSure = await confirm({
      title: ownAccountMessages.everywhereTitle,
      text: ownAccountMessages.everywhereText,
      confirmLabel: ownAccountMessages.everywhere,
      danger: true,
    });
    if (!isSure) return;
    setBusy(true);
    try {
      await account.endOtherSessions();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      toast.error(error.message);
    }
    setBusy(false);
  };
  return (
    <>
      <p className={classes['quiet']}>
        Single sessions cannot be listed here. If a device was lost, sign out everywhere.
      </p>
      <Button
        variant="default"
        color="red"
        className={classes['alone'] ?? ''}
        loading={isBusy}
        onClick={() => void end()}
      >
        {ownAccountMessages.everywhere}
      </Button>
    </>
  );
}
