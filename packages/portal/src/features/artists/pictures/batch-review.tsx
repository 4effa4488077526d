import { artistPictureMessages as texts, type Artist } from '@lineup/domain';
import { useMemo, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { FilterChips } from '../../../design/controls/filter-chips.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { VirtualList } from '../../../design/table/virtual-list.tsx';
import { useArtistIndex } from '../use-artist-index.ts';
import { BatchRow } from './batch-row.tsx';
import classes from './picture-batch.module.css';
import type { BatchPicture, LeftFile } from './read-batch.ts';
import type { BatchState, PictureBatch } from './use-picture-batch.ts';

const groups = ['uncertain', 'certain', 'unmatched', 'left'] as const;
type Group = (typeof groups)[number];

/** The estimated height of a row in pixels. */
const usualHeight = 200;

interface BatchReviewProps {
  readonly artists: readonly Artist[];
  readonly state: Extract<BatchState, { readonly step: 'review' }>;
  readonly batch: PictureBatch;
}

/** Matched pictures and those still to be decided, next to the artists; saves all of them. */
export function BatchReview({ artists, state, batch }: BatchReviewProps) {
  const { pictures, left, others, choices } = state.batch;
  const byGroup = useMemo(() => grouped(pictures), [pictures]);
  const index = useArtistIndex(artists);
  const byId = useMemo(() => new Map(artists.map((artist) => [artist.id, artist])), [artists]);
  const countOf = (group: Group) => (group === 'left' ? left.length : byGroup[group].length);
  const [group, setGroup] = useState<Group>(() => groups.find((each) => countOf(each) > 0) ?? 'certain');
  const chosen = pictures.flatMap(({ path }) => choices[path] ?? []);
  const twice = chosen.find((id, place) => chosen.indexOf(id) !== place);
  const shown = group === 'left' ? [] : byGroup[group];
  const savedWithout = chosen.length - state.failed.length;
  return (
    <>
      <FilterChips
        label={texts.title}
        chosen={group}
        chips={groups.map((key) => ({
          key,
          tone: key === 'uncertain' ? 'warning' : 'plain',
          isSettled: countOf(key) === 0,
          text: texts.review[key](countOf(key)),
        }))}
        onChoose={setGroup}
      />
      {others > 0 && <p className={classes['hint']}>{texts.review.others(others)}</p>}
      {group === 'uncertain' && <p className={classes['hint']}>{texts.review.hint}</p>}
      {group === 'left' && <LeftFiles files={left} />}
      {shown.length > 0 && (
        <VirtualList
          key={group}
          label={texts.review[group](shown.length)}
          className={classes['rows']}
          count={shown.length}
          height={usualHeight}
          keyOf={(place) => shown[place]?.path ?? place}
        >
          {(place) => {
            const picture = shown[place];
            return (
              picture !== undefined && (
                <BatchRow
                  picture={picture}
                  artistId={choices[picture.path] ?? null}
                  artists={byId}
                  index={index}
                  onChoose={(artistId) => batch.choose(picture.path, artistId)}
                />
              )
            );
          }}
        </VirtualList>
      )}
      <div aria-live="polite">
        {state.error !== null && <Banner tone="red">{state.error}</Banner>}
        {twice !== undefined && (
          <Banner tone="amber">{texts.review.twice(byId.get(twice)?.name ?? twice)}</Banner>
        )}
        {state.failed.length > 0 && (
          <Banner tone="red" title={texts.failed(state.failed.length)}>
            <LeftFiles files={state.failed} />
          </Banner>
        )}
      </div>
      <div className={classes['buttons']}>
        <Button
          disabled={chosen.length === 0 || twice !== undefined}
          onClick={() => void batch.save(state.batch)}
        >
          {state.failed.length > 0 ? texts.retry : texts.save(chosen.length)}
        </Button>
        {state.failed.length > 0 && savedWithout > 0 && (
          <Button variant="default" onClick={() => void batch.save(state.batch, state.failed)}>
            {texts.saveOthers(savedWithout)}
          </Button>
        )}
      </div>
    </>
  );
}

function LeftFiles({ files }: { readonly files: readonly LeftFile[] }) {
  return (
    <ul className={classes['left']}>
      {files.map(({ path, reason }) => (
        <li key={path}>
          <bdi>{path}</bdi>: {reason}
        </li>
      ))}
    </ul>
  );
}

function grouped(pictures: readonly BatchPicture[]) {
  return {
    uncertain: pictures.filter(({ artistId, candidates }) => artistId === null && candidates.length > 0),
    certain: pictures.filter(({ artistId }) => artistId !== null),
    unmatched: pictures.filter(({ candidates }) => candidates.length === 0),
  };
}
