import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './count-button.module.css';

interface CountButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly count: number;
  /** What is counted; in narrower windows only screen readers get it. */
  readonly noun: string;
  /** Amber if the count needs attention. */
  readonly tone: 'amber' | 'plain' | 'quiet';
  /** A decorative character before the count, hidden from screen readers. */
  readonly sign: '▲' | '▤';
  /** Whether the list is open. */
  readonly isOpen: boolean;
}

/** A count in a bar that opens and closes the list of the counted items. */
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
