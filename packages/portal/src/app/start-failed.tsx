import classes from './error-page.module.css';

/** Shown when the portal cannot even find out where its data is. Needs no context. */
export function StartFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className={classes['page']} id="content">
      <h1>The portal could not be started</h1>
      <p>The server did not answer. Check your connection, then try again.</p>
      <div className={classes['actions']}>
        <button type="button" className={classes['button']} onClick={onRetry}>
          Try Again
        </button>
      </div>
    </main>
  );
}
