import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import classes from './filter-chips.module.css';

/** A filter of a list. */
interface FilterChip<Key extends string> {
  readonly key: Key;
  /** Its name, with the count in bold. */
  readonly text: ReactNode;
  readonly tone: 'plain' | 'hint' | 'warning' | 'issue';
  /** True if there are none left. */
  readonly isSettled?: boolean;
}

interface FilterChipsProps<Key extends string> {
  readonly label: string;
  readonly chips: readonly FilterChip<Key>[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
}

/** The categories of a list with their counts; the selected one filters it. */
export function FilterChips<Key extends string>({ label, chips, chosen, onChoose }: FilterChipsProps<Key>) {
  return (
    <fieldset aria-label={label} className={classes['chips']}>
      {chips.map(({ key, text, tone, isSettled = false }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          className={clsx(classes['chip'], isSettled && classes['settled'])}
          data-tone={tone}
          onClick={() => onChoose(key)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
