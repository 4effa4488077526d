import { SchemeSwitch } from './scheme-switch.tsx';
import classes from './page-footer.module.css';

/** The foot of every page. */
export function PageFooter() {
  return (
    <footer className={classes['footer']}>
      <SchemeSwitch />
    </footer>
  );
}
