import { reviewMessages } from '@lineup/domain';
import { useEffect, useRef } from 'react';
import { IconCheck } from '../../../../../../design/icons.ts';
import type { TakenDecision } from './decision.ts';
import classes from './taken-list.module.css';

interface TakenListProps {
  readonly taken: readonly TakenDecision[];
  readonly onReopen: (id: string) => void;
}

/** The decisions that were made, one per line. */
export function TakenList({ taken, onReopen }: TakenListProps) {
  if (taken.length === 0) return null;
  return (
    <div className={classes['list']}>
      {taken.map((decision) => (
        <Taken key={decision.key} decision={decision} onReopen={onReopen} />
      ))}
    </div>
  );
}

interface TakenProps {
  readonly decision: TakenDecision;
  readonly onReopen: (id: string) => void;
}

/** It takes the focus from the button that decided it. */
function Taken({ decision: { of, text, isBusy, onUndo }, onReopen }: TakenProps) {
  const undoRef = useRef<HTMLButtonElement>(null);
  useEffect(() => undoRef.current?.focus({ preventScroll: true }), []);
  return (
    <output className={classes['taken']}>
      <IconCheck size={16} aria-hidden />
      <span>{text}</span>
      <button
        ref={undoRef}
        type="button"
        className={classes['undo']}
        disabled={isBusy}
        onClick={() => {
          onReopen(of);
          onUndo();
        }}
      >
        {reviewMessages.queue.undo}
      </button>
    </output>
  );
}
