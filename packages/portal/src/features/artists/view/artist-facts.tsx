import {
  countryName,
  artistFieldNames,
  artistFields,
  artistLinkKinds,
  artistLinkNames,
  artistPageMessages,
  focalPosition,
  pictureToFetch,
  type Artist,
  type ArtistField,
} from '@lineup/domain';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../../design/festival/status-badge.tsx';
import { NamedPicture } from '../../../design/files/picture.tsx';
import { gapsOf } from '../model/artist-rows.ts';
import { usePicture } from '../../../app/pictures/use-picture.ts';
import classes from './pages.module.css';

const { missing } = artistPageMessages;

/** All fields of an artist, and what is missing. */
export function ArtistFacts({ artist }: { readonly artist: Artist }) {
  const picture = usePicture(artist.imageURL, 960);
  const { lacksPicture, lacksText } = gapsOf(artist);
  return (
    <>
      <p>
        {lacksPicture && <StatusBadge tone="amber">{missing.picture}</StatusBadge>}{' '}
        {lacksText && <StatusBadge tone="amber">{missing.text}</StatusBadge>}
      </p>
      {picture !== null && (
        <NamedPicture
          className={classes['picture']}
          picture={picture}
          name={artist.name}
          alt=""
          style={{ objectPosition: focalPosition(artist.focalPoint) }}
        />
      )}
      <dl className={classes['facts']}>
        {artistFieldNames.map((field) => {
          const value = field === 'name' ? null : factOf(artist, field);
          return (
            value !== null && (
              <div key={field}>
                <dt>{artistFields[field].label}</dt>
                <dd>{value}</dd>
              </div>
            )
          );
        })}
      </dl>
    </>
  );
}

/** Renders a field for reading; null if it is empty or shown elsewhere. */
function factOf(artist: Artist, field: ArtistField): ReactNode {
  if (field === 'imageURL') return null;
  if (field === 'pictureSource') {
    const address = pictureToFetch(artist);
    return address === null ? null : <bdi>{address}</bdi>;
  }
  if (field === 'links') return artist.links ? <Links links={artist.links} /> : null;
  const value = artist[field];
  if (field === 'country') return artist.country ? countryName(artist.country) : null;
  if (Array.isArray(value)) return value.length === 0 ? null : <bdi>{value.join(', ')}</bdi>;
  return typeof value === 'string' && value !== '' ? <bdi>{value}</bdi> : null;
}

function Links({ links }: { readonly links: NonNullable<Artist['links']> }) {
  return (
    <ul>
      {artistLinkNames.map((kind) => {
        const address = links[kind];
        return (
          address !== undefined && (
            <li key={kind}>
              {artistLinkKinds[kind].label}:{' '}
              <a href={address} target="_blank" rel="noopener noreferrer">
                {address}
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
