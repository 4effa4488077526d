import { useId } from 'react';
import classes from './side-choice.module.css';

/** Which version applies. */
type Side = 'file' | 'portal';

interface SideChoiceProps {
  /** The label of the difference. */
  readonly legend: string;
  /** The label of each version. */
  readonly labels: Readonly<Record<Side, string>>;
  /** The selected version; any other value if undecided. */
  readonly side: string;
  readonly onChoose: (side: Side) => void;
}

/** A choice between the file's version and the portal's. */
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
