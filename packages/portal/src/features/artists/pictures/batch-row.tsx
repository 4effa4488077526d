import { artistPictureMessages, type Artist, type ArtistIndex } from '@lineup/domain';
import { initialsOf } from '@lineup/look';
import { useEffect, useId, useState } from 'react';
import { Combobox } from '../../../design/controls/combobox.tsx';
import { NamedPicture } from '../../../design/files/picture.tsx';
import { usePicture } from '../../../app/pictures/use-picture.ts';
import type { BatchFile } from './batch-file.ts';
import { inTurn } from './in-turn.ts';
import classes from './picture-batch.module.css';
import type { BatchPicture } from './read-batch.ts';

const { review: texts } = artistPictureMessages;

/** The maximum number of options. */
const mostOffered = 6;

interface BatchRowProps {
  readonly picture: BatchPicture;
  /** The artist to assign the picture to; null if it is left out. */
  readonly artistId: string | null;
  readonly artists: ReadonlyMap<string, Artist>;
  /** Null until it is built. */
  readonly index: ArtistIndex | null;
  readonly onChoose: (artistId: string | null) => void;
}

/** A picture, and the artists that it may show, with their current pictures. */
export function BatchRow({ picture, artistId, artists, index, onChoose }: BatchRowProps) {
  const name = useId();
  const offered = picture.candidates.map((candidate) => candidate.artistId);
  const all = artistId === null || offered.includes(artistId) ? offered : [...offered, artistId];
  return (
    <div className={classes['row']}>
      <Preview file={picture.file} />
      <fieldset className={classes['choices']}>
        <legend>
          <bdi>{picture.path}</bdi>
        </legend>
        {all.map((id) => {
          const artist = artists.get(id);
          return (
            artist !== undefined && (
              <label key={id} className={classes['choice']}>
                <input type="radio" name={name} checked={artistId === id} onChange={() => onChoose(id)} />
                <PresentPicture artist={artist} />
                <span>
                  <bdi>{artist.name}</bdi>
                  <small>{artist.imageURL ? texts.replaces : texts.noCurrent}</small>
                </span>
              </label>
            )
          );
        })}
        <label className={classes['choice']}>
          <input type="radio" name={name} checked={artistId === null} onChange={() => onChoose(null)} />
          {texts.skip}
        </label>
        <Combobox
          label={texts.another}
          value=""
          optionsFor={(typed) => index?.find(typed, mostOffered) ?? []}
          labelOf={(id) => artists.get(id)?.name ?? id}
          onChoose={(id) => id !== '' && onChoose(id)}
        />
      </fieldset>
    </div>
  );
}

function PresentPicture({ artist: { name, imageURL } }: { readonly artist: Artist }) {
  const picture = usePicture(imageURL, 160);
  if (picture !== null) {
    return (
      <NamedPicture className={classes['present']} picture={picture} name={name} alt={texts.current(name)} />
    );
  }
  return (
    <span className={classes['present']} data-initials aria-hidden>
      {initialsOf(name)}
    </span>
  );
}

/** Scrolling passes hundreds of pictures, which may have to be unpacked. */
const openInTurn = inTurn(4);

/** A preview of the picture, read when its row becomes visible. */
function Preview({ file }: { readonly file: BatchFile }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    const show = async () => {
      // The upload reports what is wrong with an unreadable file.
      const opened = await openInTurn(
        () => !isGone,
        () => file.open(),
      ).catch(() => null);
      if (isGone || opened === null) return;
      made = URL.createObjectURL(opened);
      setUrl(made);
    };
    void show();
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [file]);
  return (
    <div className={classes['preview']}>
      {url !== null && <img src={url} alt={texts.chosen(file.path)} decoding="async" />}
    </div>
  );
}
