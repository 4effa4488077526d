import type { UnplacedAct } from '@lineup/domain';
import classes from './tray-button.module.css';
import type { TrayOpener } from './use-tray.ts';

interface TrayButtonProps {
  /** Null while they are not known. */
  readonly acts: readonly UnplacedAct[] | null;
  readonly opener: TrayOpener;
}

/** How many acts have no place yet; opens and closes the tray in which they wait. */
export function TrayButton({ acts, opener: { ref, isOpen, hints, onToggle } }: TrayButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={classes['button']}
      aria-expanded={isOpen}
      title="Acts without a stage or time"
      {...hints}
      onClick={onToggle}
    >
      {acts?.length ?? 0} <span>unplaced</span>
    </button>
  );
}
