import {
  artistLinkKinds,
  artistLinkNames,
  isolated,
  maximumArtistsOfSet,
  setArtistsMessages,
  type Artist,
  type Festival,
} from '@lineup/domain';
import { initialsOf } from '@lineup/look';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { IconButton } from '../../../design/controls/icon-button.tsx';
import { NamedPicture } from '../../../design/files/picture.tsx';
import { IconX } from '../../../design/icons.ts';
import { usePicture } from '../../../app/pictures/use-picture.ts';
import { ArtistChoice } from './artist-choice.tsx';
import classes from './set-artists.module.css';
import { useArtistsOfSet, useLinking, type LinkedArtist, type SetOfPanel } from './use-set-artists.ts';

const texts = setArtistsMessages;

export interface SetArtistsProps {
  readonly festival: Festival;
  /** The stored set. */
  readonly event: SetOfPanel;
  /** True while the form has unsaved input, which this would not save. */
  readonly disabled: boolean;
}

/** The artists linked to a set, with a summary of each. Changes are stored immediately. */
export function SetArtists({ festival, event, disabled }: SetArtistsProps) {
  const titleId = useId();
  const { linked, reason } = useArtistsOfSet(event);
  const { isPending, link, unlink, create } = useLinking(festival, event);
  const ids = event.artistIds ?? [];
  const isFull = ids.length >= maximumArtistsOfSet;
  return (
    <section className={classes['artists']} aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.title}</h3>
      {ids.length > 0 && (
        <ul>
          {ids.map((id) => {
            const each = linked?.find((artist) => artist.id === id);
            return (
              <li key={id}>
                {each !== undefined && (
                  <ArtistOfSet
                    linked={each}
                    disabled={disabled || isPending}
                    onUnlink={() => void unlink(each)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <ArtistChoice
        name={event.artistName}
        chosen={ids}
        isUndecided={event.artistIds === undefined || event.artistIds === null}
        disabled={disabled || isFull}
        note={reason ?? noteOf(event, linked ?? [], { disabled, isFull })}
        onChoose={(artist) => void link(artist)}
        onCreate={(name) => void create(name)}
      />
    </section>
  );
}

function noteOf(
  { artistIds }: SetOfPanel,
  linked: readonly LinkedArtist[],
  { disabled, isFull }: { readonly disabled: boolean; readonly isFull: boolean },
): string {
  if (disabled) return texts.unsaved;
  if (isFull) return texts.full(maximumArtistsOfSet);
  if (artistIds === undefined || artistIds === null) return texts.undecided;
  if (artistIds.length === 0) return texts.none;
  const unnamed = linked.find(({ isNamed }) => !isNamed)?.artist;
  return unnamed ? texts.unnamed(isolated(unnamed.name)) : '';
}

interface ArtistOfSetProps {
  readonly linked: LinkedArtist;
  readonly disabled: boolean;
  readonly onUnlink: () => void;
}

function ArtistOfSet({ linked: { artist }, disabled, onUnlink }: ArtistOfSetProps) {
  const name = artist?.name ?? texts.missing;
  return (
    <>
      <ArtistPicture name={name} url={artist?.imageURL ?? null} />
      <span className={classes['name']}>
        {artist === null ? (
          name
        ) : (
          <Link to="/artists/$id" params={{ id: artist.id }}>
            <bdi>{name}</bdi>
          </Link>
        )}
        {artist?.links && <ArtistLinkList artist={artist} />}
      </span>
      <IconButton label={texts.remove(isolated(name))} disabled={disabled} onClick={onUnlink}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </>
  );
}

function ArtistPicture({ name, url }: { readonly name: string; readonly url: string | null }) {
  const picture = usePicture(url, 160);
  return (
    <span className={classes['picture']}>
      {picture === null ? (
        <span data-initials aria-hidden>
          {initialsOf(name)}
        </span>
      ) : (
        <NamedPicture picture={picture} name={name} alt="" loading="lazy" />
      )}
    </span>
  );
}

function ArtistLinkList({ artist: { name, links } }: { readonly artist: Artist }) {
  return (
    <span className={classes['links']}>
      {artistLinkNames.map((kind) => {
        const address = links?.[kind];
        return (
          address !== undefined && (
            <a
              key={kind}
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.link(artistLinkKinds[kind].label, isolated(name))}
            >
              {artistLinkKinds[kind].label}
            </a>
          )
        );
      })}
    </span>
  );
}
