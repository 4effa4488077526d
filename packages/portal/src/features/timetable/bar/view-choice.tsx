import { clsx } from 'clsx';
import classes from './zoom-choice.module.css';

interface ViewChoiceProps {
  readonly isList: boolean;
  readonly onChange: (isList: boolean) => void;
  /** Event handlers that prefetch the list. */
  readonly hints: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** Switches between the grid of a day along its hours and the table of all sets. */
export function ViewChoice({ isList, onChange, hints }: ViewChoiceProps) {
  return (
    <fieldset className={clsx(classes['zoom'], classes['always'])} aria-label="Show as">
      <button
        type="button"
        title="A day along its hours"
        aria-pressed={!isList}
        onClick={() => onChange(false)}
      >
        Grid
      </button>
      <button
        type="button"
        title="All sets of all days as a table"
        aria-pressed={isList}
        {...hints}
        onClick={() => onChange(true)}
      >
        List
      </button>
    </fieldset>
  );
}
