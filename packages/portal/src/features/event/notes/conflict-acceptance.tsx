import {
  acceptancesOf,
  conflictSetOf,
  acceptanceMessages,
  messages,
  type ConflictIndex,
  type Festival,
  type SetAcceptance,
} from '@lineup/domain';
import { errorText } from '@lineup/services';
import { useState } from 'react';
import { usePending } from '../../../app/forms/use-pending.ts';
import { usePart } from '../../../app/loading/use-part.ts';
import { useHistoryServices } from '../../../app/provider/history-services.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-desk.ts';
import { Button } from '../../../design/controls/button.tsx';
import { toast } from '../../../design/toasts/toast.ts';
import type { StoredEvent } from '../form/event-values.ts';
import classes from './conflict-acceptance.module.css';

const load = () => import('./accept-dialog.tsx');

interface ConflictAcceptanceProps {
  readonly festival: Festival;
  /** The event as it is stored. */
  readonly event: StoredEvent;
  readonly conflicts: ConflictIndex;
}

/** Conflicts of a set that may stay as they are: which people have accepted, and accepting one. */
export function ConflictAcceptance({ festival, event, conflicts }: ConflictAcceptanceProps) {
  const { part, fetch, hints } = usePart(load);
  const [opened, setOpened] = useState(false);
  const set = conflictSetOf(event);
  const found = conflicts.of(event.id);
  const accepted = acceptancesOf(set, festival.acceptedConflicts ?? {});
  const open = async () => {
    if (part !== null || (await fetch(() => void open()))) setOpened(true);
  };
  if (found.length + accepted.length === 0) return null;
  return (
    <div className={classes['acceptance']}>
      {accepted.length > 0 && (
        <ul className={classes['accepted']} aria-label="Accepted conflicts">
          {accepted.map((each) => (
            <Accepted key={each.key} festivalId={festival.id} acceptance={each} />
          ))}
        </ul>
      )}
      {found.length > 0 && (
        <Button
          {...hints}
          variant="subtle"
          size="sm"
          className={classes['accept']}
          onClick={() => void open()}
        >
          Accept conflict…
        </Button>
      )}
      {part !== null && (
        <part.AcceptDialog
          festival={festival}
          set={set}
          conflicts={found}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
    </div>
  );
}

interface AcceptedProps {
  readonly festivalId: string;
  readonly acceptance: SetAcceptance;
}

function Accepted({ festivalId, acceptance }: AcceptedProps) {
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
