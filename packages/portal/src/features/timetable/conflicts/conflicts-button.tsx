import type { ConflictIndex, LineupEvent } from '@lineup/domain';
import { useMemo } from 'react';
import { ariaKeys } from '../../../app/keys/aria-keys.ts';
import { CountButton } from '../../../design/controls/count-button.tsx';
import type { ConflictPanelOpener } from './use-conflict-panel.ts';

interface ConflictsButtonProps {
  readonly index: ConflictIndex;
  /** Needed because the index is mutated in place when the events change. */
  readonly events: readonly LineupEvent[];
  readonly opener: ConflictPanelOpener;
}

/** Shows the number of open conflicts; toggles the panel that lists them. */
export function ConflictsButton({ index, events, opener }: ConflictsButtonProps) {
  const { ref, isOpen, hints, onToggle } = opener;
  const { count, accepted } = useMemo(
    () => ({ events, count: index.count(), accepted: index.accepted().length }),
    [index, events],
  );
  if (count + accepted === 0 && !isOpen) return null;
  return (
    <CountButton
      ref={ref}
      count={count}
      noun={count === 1 ? 'conflict' : 'conflicts'}
      tone={count === 0 ? 'quiet' : 'amber'}
      sign="▲"
      isOpen={isOpen}
      aria-keyshortcuts={ariaKeys('nextConflict')}
      title="Conflicts (N for the next)"
      {...hints}
      onClick={onToggle}
    />
  );
}
