import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './count-button.module.css';

interface CountButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly count: number;
  /** What is counted; in a window that is less wide it is left to readers. */
  readonly noun: string;
  /** Amber where the count asks for work. */
  readonly tone: 'amber' | 'plain' | 'quiet';
  /** A character that stands before the count and is not read out. */
  readonly sign: '▲' | '▤';
  /** Whether what it opens is open. */
  readonly isOpen: boolean;
}

/** A count in a bar that opens and closes the list of what it counts. */
export function CountButton(props: CountButtonProps) {
  const { count, noun, tone, sign, isOpen, className, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      className={clsx(classes['button'], className)}
      aria-expanded={isOpen}
      data-tone={tone}
      data-sign={sign}
    >
      {count} <span>{noun}</span>
    </button>
  );
}
