import { acceptancesOf, conflictSetOf, type ConflictIndex, type Festival } from '@lineup/domain';
import { useState } from 'react';
import { usePart } from '../../../../app/loading/use-part.ts';
import { Button } from '../../../../design/controls/button.tsx';
import type { StoredEvent } from '../form/event-values.ts';
import { AcceptedItem, AcceptedList } from './accepted-item.tsx';
import classes from './conflict-acceptance.module.css';

const load = () => import('./accept-dialog.tsx');

interface ConflictAcceptanceProps {
  readonly festival: Festival;
  /** The event as it is stored. */
  readonly event: StoredEvent;
  readonly conflicts: ConflictIndex;
}

/** The conflicts of a set: those accepted so far, and a button to accept another. */
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
        <AcceptedList>
          {accepted.map((each) => (
            <AcceptedItem key={each.key} festivalId={festival.id} acceptance={each} />
          ))}
        </AcceptedList>
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
          index={conflicts}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
    </div>
  );
}
