import { editingMessages } from '@lineup/domain';
import { Button } from '../../design/controls/button.tsx';
import { Banner } from '../../design/notices/banner.tsx';
import classes from './restored-banner.module.css';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns how long ago something was, as text: 'a moment ago', '5 minutes ago'. Needs no zone. */
export function agoText(milliseconds: number): string {
  if (milliseconds < minute) return 'a moment ago';
  if (milliseconds < hour) return counted(Math.floor(milliseconds / minute), 'minute');
  if (milliseconds < day) return counted(Math.floor(milliseconds / hour), 'hour');
  return counted(Math.floor(milliseconds / day), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** The notice about restored input. */
export interface RestoredInput {
  /** How long ago it was stored, in milliseconds. */
  readonly age: number;
  /** Whether a picture had been chosen, which cannot be stored. */
  readonly isPictureLost: boolean;
}

interface RestoredBannerProps {
  /** Null if nothing was restored. */
  readonly restored: RestoredInput | null;
  readonly disabled: boolean;
  readonly onDiscard: () => void;
}

/** Says that unsaved input was restored from a closed page, and offers to discard it. */
export function RestoredBanner({ restored, disabled, onDiscard }: RestoredBannerProps) {
  if (restored === null) return null;
  return (
    <Banner tone="blue" title={editingMessages.restored.after(agoText(restored.age))}>
      {restored.isPictureLost && <p>{editingMessages.restored.pictureLost}</p>}
      <Button
        className={classes['discard'] ?? ''}
        variant="default"
        size="sm"
        disabled={disabled}
        onClick={onDiscard}
      >
        Discard
      </Button>
    </Banner>
  );
}
