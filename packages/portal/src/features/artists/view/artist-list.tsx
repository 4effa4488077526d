import { countryName, artistPageMessages, focalPosition } from '@lineup/domain';
import { initialsOf } from '@lineup/look';
import { memo, useCallback, useState } from 'react';
import type { PictureFetchState } from '../../../app/pictures/picture-fetches.ts';
import { ListLink } from '../../../app/routing/list-link.tsx';
import { StatusBadge } from '../../../design/festival/status-badge.tsx';
import { NamedPicture } from '../../../design/files/picture.tsx';
import { VirtualList } from '../../../design/table/virtual-list.tsx';
import type { ArtistRow } from '../model/artist-rows.ts';
import { usePicture } from '../../../app/pictures/use-picture.ts';
import classes from './artist-list.module.css';

const { columns, missing, similarTo } = artistPageMessages;

/** The estimated height of a row in pixels. */
const usualHeight = 57;

interface ArtistListProps {
  readonly rows: readonly ArtistRow[];
  /** Why pictures could not be fetched, by artist id. */
  readonly failures: PictureFetchState['failures'];
}

/** The artists, of which only the visible ones are mounted. The arrow keys move between them. */
export const ArtistList = memo(function ArtistList({ rows, failures }: ArtistListProps) {
  const [currentId, setCurrentId] = useState<string | null>(null);
  const keyOf = useCallback((index: number) => rows[index]?.artist.id ?? index, [rows]);
  const current = Math.max(
    0,
    rows.findIndex(({ artist }) => artist.id === currentId),
  );
  return (
    <div className={classes['table']}>
      <div className={classes['head']} aria-hidden>
        <span />
        <span>{columns.name}</span>
        <span>{columns.country}</span>
        <span>{columns.genres}</span>
        <span>{columns.missing}</span>
      </div>
      <VirtualList
        label={artistPageMessages.list}
        className={classes['box']}
        count={rows.length}
        height={usualHeight}
        keyOf={keyOf}
        walk={{ current, onWalk: (index) => setCurrentId(rows[index]?.artist.id ?? null) }}
      >
        {(index) => {
          const row = rows[index];
          if (row === undefined) return null;
          const failure = failures.get(row.artist.id);
          const reason = failure !== undefined && failure.address === row.toFetch ? failure.reason : null;
          return <ListedArtist row={row} reason={reason} tabIndex={index === current ? 0 : -1} />;
        }}
      </VirtualList>
    </div>
  );
});

interface ListedArtistProps {
  readonly row: ArtistRow;
  /** Why its picture could not be fetched. */
  readonly reason: string | null;
  readonly tabIndex: number;
}

const ListedArtist = memo(function ListedArtist({ row, reason, tabIndex }: ListedArtistProps) {
  const { artist, lacksPicture, lacksText, similar } = row;
  const picture = usePicture(artist.imageURL, 160);
  return (
    <ListLink href={`/artists/${artist.id}`} className={classes['row'] ?? ''} tabIndex={tabIndex}>
      <span className={classes['picture']}>
        {picture === null ? (
          <span data-initials aria-hidden>
            {initialsOf(artist.name)}
          </span>
        ) : (
          <NamedPicture
            picture={picture}
            name={artist.name}
            alt=""
            loading="lazy"
            style={{ objectPosition: focalPosition(artist.focalPoint) }}
          />
        )}
      </span>
      <span className={classes['name']}>
        <bdi>{artist.name}</bdi>
        {similar.length > 0 && <small>{similarTo(similar.map(({ name }) => name))}</small>}
        {reason !== null && <small>{reason}</small>}
      </span>
      <span className={classes['country']}>{artist.country ? countryName(artist.country) : ''}</span>
      <span className={classes['genres']}>{(artist.genres ?? []).join(', ')}</span>
      <span className={classes['missing']}>
        {lacksPicture && <StatusBadge tone="plain">{missing.picture}</StatusBadge>}
        {lacksText && <StatusBadge tone="plain">{missing.text}</StatusBadge>}
      </span>
    </ListLink>
  );
});
