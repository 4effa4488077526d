import classes from './loader.module.css';

interface LoaderProps {
  /** In pixels. */
  readonly size: number;
}

/** A spinner. The caller says in text what is loading. */
export function Loader({ size }: LoaderProps) {
  return <span className={classes['loader']} style={{ width: size, height: size }} aria-hidden />;
}
