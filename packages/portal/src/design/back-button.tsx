import { IconArrowLeft } from './icons.ts';
import classes from './back-button.module.css';

interface BackButtonProps {
  /** Where it leads: "Back to Dashboard". */
  readonly label: string;
  readonly onClick: () => void;
}

/** The way back at the head of a page. */
export function BackButton({ label, onClick }: BackButtonProps) {
  return (
    <button type="button" className={classes['back']} onClick={onClick}>
      <IconArrowLeft size={18} aria-hidden /> {label}
    </button>
  );
}
