import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import classes from './entry-button.module.css';

interface EntryButtonProps {
  readonly children: ReactNode;
  /** `submit` sends the form around it and is the one that is filled. */
  readonly kind: 'submit' | 'primary' | 'default' | 'quiet';
  readonly onClick?: () => void;
  readonly disabled?: boolean;
  /** Work is under way: it shows that and takes no click. */
  readonly pending?: boolean;
}

/** A button of the entry pages; the look of the other buttons, as wide as its form. */
export function EntryButton({ children, kind, onClick, disabled, pending = false }: EntryButtonProps) {
  return (
    <button
      type={kind === 'submit' ? 'submit' : 'button'}
      className={clsx(classes['button'], classes[kind === 'submit' ? 'primary' : kind])}
      onClick={onClick}
      disabled={disabled === true || pending}
      aria-busy={pending}
    >
      {children}
    </button>
  );
}
