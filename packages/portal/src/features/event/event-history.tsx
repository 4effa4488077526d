import type { Festival } from '@lineup/domain';
import { useId, useState } from 'react';
import { usePart } from '../../app/loading/use-part.ts';
import { Button } from '../../design/controls/button.tsx';
import { IconChevronRight } from '../../design/icons.ts';
import classes from './event-history.module.css';

const load = () => import('../history/set-history.tsx');

interface EventHistoryProps {
  readonly festival: Festival;
  readonly eventId: string;
}

/** Who did what to the set, loaded when it is opened. */
export function EventHistory({ festival, eventId }: EventHistoryProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { part, fetch, hints } = usePart(load);
  const toggle = async () => {
    const isThere = part !== null || (await fetch(() => void toggle()));
    if (isThere) setOpen((before) => !before);
  };
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
        {isOpen && part !== null && <part.SetHistory festival={festival} eventId={eventId} />}
      </div>
    </div>
  );
}
