import { Button } from '../controls/button.tsx';
import classes from './no-results.module.css';

interface NoResultsProps {
  /** The text about what was not found. */
  readonly text: string;
  /** The label of the button that clears the search. */
  readonly clear: string;
  readonly onClear: () => void;
}

/** Shown if a search has no results. */
export function NoResults({ text, clear, onClear }: NoResultsProps) {
  return (
    <div className={classes['none']}>
      <p>{text}</p>
      <Button variant="default" onClick={onClear}>
        {clear}
      </Button>
    </div>
  );
}
