import { useEffect, useRef } from 'react';
import { Button } from '../../../../../design/controls/button.tsx';
import { Banner } from '../../../../../design/notices/banner.tsx';
import classes from './done.module.css';

interface DoneProps {
  /** What was done. */
  readonly text: string;
  readonly isBusy?: boolean;
  readonly onUndo: () => void;
}

/** Tells what was done with one click, and undoes it with another. It has the focus in the place of the button that did it. */
export function Done({ text, isBusy = false, onUndo }: DoneProps) {
  const undoRef = useRef<HTMLButtonElement>(null);
  useEffect(() => undoRef.current?.focus({ preventScroll: true }), []);
  return (
    <Banner tone="green">
      <div className={classes['done']}>
        <span>{text}</span>
        <Button ref={undoRef} size="sm" variant="default" disabled={isBusy} onClick={onUndo}>
          Undo
        </Button>
      </div>
    </Banner>
  );
}
