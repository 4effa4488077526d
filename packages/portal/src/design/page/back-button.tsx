import { IconArrowLeft } from '../icons.ts';
import { VisuallyHidden } from '../controls/visually-hidden.tsx';
import classes from './back-button.module.css';

interface BackButtonProps {
  /** The target: "Back to Dashboard". */
  readonly label: string;
  readonly onClick: () => void;
  /** Where only the arrow is shown: on phones, or everywhere. */
  readonly short?: 'phone' | 'all';
}

/** The back button in the head of a page. */
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
