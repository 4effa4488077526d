import classes from './page-spinner.module.css';

/** Shown until it is known which page to render. */
export function PageSpinner() {
  return (
    <output className={classes['spinner']} data-waiting>
      <span className={classes['ring']} aria-hidden />
      <span>Loading</span>
    </output>
  );
}
