import type { Festival } from '@lineup/domain';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { usePart } from '../../../app/loading/use-part.ts';
import { Button } from '../../../design/controls/button.tsx';
import { IconChevronRight } from '../../../design/icons.ts';
import { loadSetHistory } from './dialog/load-event-dialog.ts';
import classes from './event-history.module.css';

interface EventHistoryProps {
  readonly festival: Festival;
  readonly eventId: string;
  /** The version of the event as it is shown. */
  readonly version: string | null;
  /** True to open it initially, without a click. */
  readonly startsOpen: boolean;
}

/** The history of the set, loaded when it is opened. */
export function EventHistory({ festival, eventId, version, startsOpen }: EventHistoryProps) {
  const id = useId();
  const [chosen, setChosen] = useState(startsOpen);
  const { part, fetch, hints } = usePart(loadSetHistory);
  const isOpen = chosen && part !== null;
  const toggle = async () => {
    const isThere = part !== null || (await fetch(() => void toggle()));
    if (isThere) setChosen(!isOpen);
  };
  const take = useEffectEvent(() => void fetch(() => void toggle()));
  useEffect(() => {
    // The user did not ask for it: if loading fails, leave it closed.
    if (startsOpen) loadSetHistory().then(take, () => undefined);
  }, [startsOpen]);
  return (
    <div>
      <Button
        {...hints}
        variant="subtle"
        className={classes['disclosure'] ?? ''}
        leftSection={<IconChevronRight size={18} className={classes['chevron']} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => void toggle()}
      >
        History
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <part.SetHistory {...{ festival, eventId, version }} />}
      </div>
    </div>
  );
}
