import { IconArrowLeft } from '../icons.ts';
import { VisuallyHidden } from '../controls/visually-hidden.tsx';
import classes from './back-button.module.css';

interface BackButtonProps {
  /** Where it leads: "Back to Dashboard". */
  readonly label: string;
  readonly onClick: () => void;
  /** Only the arrow is shown: on a phone, or everywhere. */
  readonly short?: 'phone' | 'all';
}

/** The way back at the head of a page. */
export function BackButton({ label, onClick, short }: BackButtonProps) {
  return (
    <button
      type="button"
      className={classes['back']}
      data-short={short}
      title={short && label}
      onClick={onClick}
    >
      <IconArrowLeft size={18} aria-hidden />{' '}
      {short === undefined ? label : <VisuallyHidden on={short}>{label}</VisuallyHidden>}
    </button>
  );
}
