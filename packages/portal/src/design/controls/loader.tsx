import classes from './loader.module.css';

interface LoaderProps {
  /** In pixels. */
  readonly size: number;
}

/** A ring that turns while something is awaited. Whoever shows it says in words what is awaited. */
export function Loader({ size }: LoaderProps) {
  return <span className={classes['loader']} style={{ width: size, height: size }} aria-hidden />;
}
