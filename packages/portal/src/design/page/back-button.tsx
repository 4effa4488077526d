import { IconArrowLeft } from '../icons.ts';
import { VisuallyHidden } from '../controls/visually-hidden.tsx';
import classes from './back-button.module.css';

interface BackButtonProps {
  /** Where it leads: "Back to Dashboard". */
  readonly label: string;
  readonly onClick: () => void;
  /** On a phone only the arrow is shown. */
  readonly short?: boolean;
}

/** The way back at the head of a page. */
export function BackButton({ label, onClick, short = false }: BackButtonProps) {
  return (
    <button type="button" className={classes['back']} data-short={short} onClick={onClick}>
      <IconArrowLeft size={18} aria-hidden />{' '}
      {short ? <VisuallyHidden on="phone">{label}</VisuallyHidden> : label}
    </button>
  );
}
