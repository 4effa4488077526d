import { announcementText, announcingMessages, type Festival, type LineupEvent } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { Button } from '../../../design/controls/button.tsx';
import classes from './announcement-line.module.css';
import { capitalized } from './capitalized.ts';
import { useAnnouncing } from './use-announcing.tsx';

interface AnnouncementLineProps {
  readonly festival: Festival;
  /** The stored set. */
  readonly event: Versioned<LineupEvent>;
  /** True while the form has unsaved input, which this would not save. */
  readonly disabled: boolean;
}

/** What is announced of a set, and how to change it. */
export function AnnouncementLine({ festival, event, disabled }: AnnouncementLineProps) {
  const { announce, hints, dialog } = useAnnouncing(festival);
  const { label, change } = announcingMessages;
  const text = capitalized(announcementText(event.announcement, festival));
  return (
    <fieldset className={classes['line']} aria-label={label}>
      <p>
        <span className={classes['label']}>{label}</span> <span className={classes['text']}>{text}.</span>
      </p>
      <Button
        {...hints}
        variant="subtle"
        size="sm"
        flush
        disabled={disabled}
        aria-haspopup="dialog"
        onClick={() => announce([event])}
      >
        {change}
      </Button>
      {dialog}
    </fieldset>
  );
}
