import classes from './page-spinner.module.css';

/** Stands in for a page while it is not yet known which one to show. */
export function PageSpinner() {
  return (
    <output className={classes['spinner']} data-waiting>
      <span className={classes['ring']} aria-hidden />
      <span>Loading</span>
    </output>
  );
}
