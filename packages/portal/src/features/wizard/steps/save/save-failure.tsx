import { Banner } from '../../../../design/notices/banner.tsx';
import { DownloadReviewed } from './download-reviewed.tsx';
import classes from './save-failure.module.css';

/** Why the save failed, whole, with each line of it kept. Nothing was written; the draft is still there. */
export function SaveFailure({ text }: { readonly text: string }) {
  return (
    <Banner tone="red">
      {/* A long list of errors scrolls by itself; the keyboard must be able to do that. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={classes['text']} aria-label="Save errors" tabIndex={0}>
        {text}
      </section>
      <p className={classes['advice']}>
        Nothing was saved, and your events are still here. You can try again.
      </p>
      <DownloadReviewed />
    </Banner>
  );
}
