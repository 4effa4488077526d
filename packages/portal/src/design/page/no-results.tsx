import { Button } from '../controls/button.tsx';
import classes from './no-results.module.css';

interface NoResultsProps {
  /** What was looked for and not found. */
  readonly text: string;
  /** The words on the button that empties the search. */
  readonly clear: string;
  readonly onClear: () => void;
}

/** Stands where a search found nothing. */
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
