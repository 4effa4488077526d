import { useId } from 'react';
import classes from './side-choice.module.css';

/** Whose word counts. */
type Side = 'file' | 'portal';

interface SideChoiceProps {
  /** What differs. */
  readonly legend: string;
  /** What is chosen by either side. */
  readonly labels: Readonly<Record<Side, string>>;
  /** What counts; anything else while that is open. */
  readonly side: string;
  readonly onChoose: (side: Side) => void;
}

/** A choice between what a file says and what the portal has. */
export function SideChoice({ legend, labels, side, onChoose }: SideChoiceProps) {
  const name = useId();
  return (
    <fieldset className={classes['choice']}>
      <legend>{legend}</legend>
      {(['portal', 'file'] as const).map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={side === each} onChange={() => onChoose(each)} />
          <span>{labels[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
