import { helpMessages } from '@lineup/domain';
import { useId } from 'react';
import { useLetterKeys } from '../../../app/keys/use-letter-keys.ts';
import classes from './letter-keys-choice.module.css';

/** Switches single-letter keys on and off. */
export function LetterKeysChoice() {
  const { areOn, set } = useLetterKeys();
  const id = useId();
  return (
    <div className={classes['choice']}>
      <label>
        <input
          type="checkbox"
          checked={areOn}
          aria-describedby={id}
          onChange={({ currentTarget }) => set(currentTarget.checked)}
        />
        {helpMessages.letterKeys}
      </label>
      <p id={id}>{helpMessages.letterKeysHint}</p>
    </div>
  );
}
