import { helpMessages } from '@lineup/domain';
import { Fragment } from 'react';
import { VisuallyHidden } from '../../../design/controls/visually-hidden.tsx';
import classes from './key-names.module.css';

const spoken: Readonly<Record<string, string>> = helpMessages.spoken;
const arrow = /[↓↑←→]/u;

interface KeyNamesProps {
  /** Alternative keys, or keys of one group: "Shift+N". */
  readonly names: readonly string[];
  /** True if these keys are switched off. */
  readonly isOff: boolean;
}

/** Keys as printed on the keyboard; arrows have names for screen readers. */
export function KeyNames({ names, isOff }: KeyNamesProps) {
  return (
    <span className={classes['keys']} data-off={isOff || undefined}>
      {names.map((name) => (
        <Fragment key={name}>
          <kbd>
            {arrow.test(name) ? (
              <>
                <span aria-hidden>{name}</span>
                <VisuallyHidden>{name.replace(arrow, (sign) => spoken[sign] ?? sign)}</VisuallyHidden>
              </>
            ) : (
              name
            )}
          </kbd>{' '}
        </Fragment>
      ))}
      {isOff && <span className={classes['off']}>{helpMessages.isOff}</span>}
    </span>
  );
}
