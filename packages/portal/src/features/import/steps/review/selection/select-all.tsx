import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { RowSelection } from './row-selection.ts';
import classes from './select-all.module.css';

interface SelectAllProps {
  readonly selection: RowSelection;
  /** The number of visible rows. */
  readonly shown: number;
}

/** Selects all visible rows, or none. */
export function SelectAll({ selection, shown }: SelectAllProps) {
  const ref = useRef<HTMLInputElement>(null);
  const count = useSyncExternalStore(selection.subscribe, selection.size);
  const isSome = count > 0 && count < shown;
  useEffect(() => {
    if (ref.current !== null) ref.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className={classes['all']}>
      <input
        ref={ref}
        type="checkbox"
        data-select-all
        aria-label="Select all rows"
        checked={count > 0 && !isSome}
        onChange={() => selection.toggleAll()}
      />
      <span>Row</span>
    </label>
  );
}
