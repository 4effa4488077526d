import { editionLineups, type EditionLineup } from '@lineup/domain';
import classes from './edition-fields.module.css';

interface EditionLineupChoiceProps {
  readonly lineup: EditionLineup;
  readonly disabled: boolean;
  readonly onChoose: (lineup: EditionLineup) => void;
}

const labels = {
  none: ['Nothing', 'Start with an empty schedule'],
  unplaced: ['As unplaced acts', 'All artists, to be placed one by one'],
  moved: ['On the same weekdays', 'At the same clock times, on the same stages'],
} as const satisfies Record<EditionLineup, readonly [string, string]>;

/** The choice of what to do with the lineup. */
export function EditionLineupChoice({ lineup, disabled, onChoose }: EditionLineupChoiceProps) {
  return (
    <fieldset className={classes['group']}>
      <legend>Lineup</legend>
      {editionLineups.map((each) => (
        <label key={each} className={classes['option']}>
          <input
            type="radio"
            name="lineup"
            checked={lineup === each}
            disabled={disabled}
            onChange={() => onChoose(each)}
          />
          <span>
            {labels[each][0]}
            <small>{labels[each][1]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
