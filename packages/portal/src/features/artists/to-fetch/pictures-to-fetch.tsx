import { pictureFetchMessages } from '@lineup/domain';
import { usePictureFetches } from '../../../app/pictures/use-picture-fetches.ts';
import { Button } from '../../../design/controls/button.tsx';
import { ProgressNote } from '../../../design/notices/progress-note.tsx';
import type { ArtistRow } from '../model/artist-rows.ts';
import pages from '../view/pages.module.css';
import classes from './pictures-to-fetch.module.css';

const texts = pictureFetchMessages;

/** Fetches the pictures of these artists, and shows the progress. */
export function PicturesToFetch({ rows }: { readonly rows: readonly ArtistRow[] }) {
  const { fetches, state } = usePictureFetches();
  const { progress } = state;
  const pictures = rows.flatMap(({ artist, toFetch }) =>
    toFetch === null ? [] : [{ artistId: artist.id, address: toFetch }],
  );
  if (progress !== null) {
    const { done, all } = progress;
    return (
      <div className={pages['bar']}>
        <div className={classes['progress']}>
          <ProgressNote label={texts.progress(done, all)} share={done / all} />
        </div>
        <Button variant="default" onClick={() => fetches.cancel()}>
          {texts.cancel}
        </Button>
      </div>
    );
  }
  if (pictures.length === 0) return null;
  return (
    <div className={pages['bar']}>
      <p className={classes['progress']}>{texts.waiting(pictures.length)}</p>
      <Button onClick={() => void fetches.start(pictures)}>{texts.fetch(pictures.length)}</Button>
    </div>
  );
}
