import { helpMessages } from '@lineup/domain';
import { useId, useSyncExternalStore } from 'react';
import { usePortal } from '../../../app/portal-context.ts';
import classes from './letter-keys-choice.module.css';

/** Whether single-letter keys work in this browser. */
export function useLetterKeysChoice(): { readonly areOn: boolean; readonly set: (on: boolean) => void } {
  const { letterKeys } = usePortal();
  return { areOn: useSyncExternalStore(letterKeys.subscribe, letterKeys.areOn), set: letterKeys.set };
}

/** Switches single-letter keys on and off. */
export function LetterKeysChoice() {
  const { areOn, set } = useLetterKeysChoice();
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
