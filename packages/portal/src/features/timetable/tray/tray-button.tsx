import type { UnplacedAct } from '@lineup/domain';
import { CountButton } from '../../../design/controls/count-button.tsx';
import type { TrayOpener } from './use-tray.ts';

interface TrayButtonProps {
  /** Null until loaded. */
  readonly acts: readonly UnplacedAct[] | null;
  readonly opener: TrayOpener;
}

/** Shows the number of unplaced acts; toggles their tray. */
export function TrayButton({ acts, opener: { ref, isOpen, hints, onToggle } }: TrayButtonProps) {
  return (
    <CountButton
      ref={ref}
      count={acts?.length ?? 0}
      noun="unplaced"
      tone="plain"
      sign="▤"
      isOpen={isOpen}
      title="Acts without a stage or time"
      {...hints}
      onClick={onToggle}
    />
  );
}
