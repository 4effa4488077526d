import { clsx } from 'clsx';
import classes from './zoom-choice.module.css';

interface ViewChoiceProps {
  readonly isList: boolean;
  readonly onChange: (isList: boolean) => void;
  /** Fetches the list in advance. */
  readonly hints: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** Returns true if the sets are shown along their hours, a day at a time, or as a table of all of them. */
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
