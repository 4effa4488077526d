import { acceptanceMessages, messages, type SetAcceptance } from '@lineup/domain';
import { errorText } from '@lineup/services';
import type { ReactNode } from 'react';
import { usePending } from '../../../../app/forms/use-pending.ts';
import { useHistoryServices } from '../../../../app/provider/history-services.ts';
import { useOfferUndo } from '../../../../app/undo/use-undo-controller.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { toast } from '../../../../design/toasts/toast.ts';
import classes from './conflict-acceptance.module.css';

/** The list of accepted conflicts, as `AcceptedItem`s. */
export function AcceptedList({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={classes['accepted']} aria-label="Accepted conflicts">
      {children}
    </ul>
  );
}

interface AcceptedItemProps {
  readonly festivalId: string;
  readonly acceptance: SetAcceptance;
}

/** An accepted conflict with its note; it can be withdrawn. */
export function AcceptedItem({ festivalId, acceptance }: AcceptedItemProps) {
  const { acceptedConflicts } = useHistoryServices();
  const offerUndo = useOfferUndo(festivalId);
  const { pending, run } = usePending();
  const { key, what, note } = acceptance;
  const withdraw = () =>
    run(async () => {
      try {
        await acceptedConflicts.withdraw(festivalId, key);
        toast.success(acceptanceMessages.withdrawn, offerUndo());
      } catch (error) {
        toast.error(errorText(error, messages.festival.saveFailed));
      }
    });
  return (
    <li>
      <span>
        {what}
        {note !== '' && <q>{note}</q>}
      </span>
      <Button
        variant="subtle"
        size="sm"
        loading={pending}
        aria-label={`Withdraw: ${what}`}
        onClick={() => void withdraw()}
      >
        Withdraw
      </Button>
    </li>
  );
}
