import { foldText, isolated, setArtistsMessages, type Artist } from '@lineup/domain';
import { useMemo, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Combobox } from '../../../design/controls/combobox.tsx';
import { useArtistIndex } from '../use-artist-index.ts';
import { useArtistsWhen } from '../use-artists.ts';
import classes from './set-artists.module.css';

/** The maximum number of options. */
const mostOffered = 6;
const mostSimilar = 3;

/** The prefix of the option that creates an artist: no id contains a colon. */
const creation = 'create:';

const texts = setArtistsMessages;

interface ArtistChoiceProps {
  /** The name of the set. */
  readonly name: string;
  /** The artists already linked. */
  readonly chosen: readonly string[];
  /** The artists of the set are undecided: similar names come before the note. */
  readonly isUndecided: boolean;
  readonly disabled: boolean;
  /** The default text below the field. */
  readonly note: string;
  readonly onChoose: (artist: Artist) => void;
  readonly onCreate: (name: string) => void;
}

/**
 * Finds an artist to link by a part of its name, or creates it. All artists are loaded when the field is first focused.
 */
export function ArtistChoice({
  name,
  chosen,
  isUndecided,
  disabled,
  note,
  onChoose,
  onCreate,
}: ArtistChoiceProps) {
  const [isEntered, setEntered] = useState(false);
  const live = useArtistsWhen(isEntered);
  const artists = live.status === 'success' ? live.data.artists : null;
  const index = useArtistIndex(artists);
  const byId = useMemo(() => new Map((artists ?? []).map((artist) => [artist.id, artist])), [artists]);
  const isFree = (id: string) => !chosen.includes(id);
  const similar = index?.similar(name).filter(isFree).slice(0, mostSimilar) ?? [];
  const optionsFor = (typed: string) => {
    if (index === null) return [];
    const found = index.find(typed, mostOffered + chosen.length).filter(isFree);
    const isKnown = found.some((id) => foldText(byId.get(id)?.name ?? '') === foldText(typed.trim()));
    return [...found.slice(0, mostOffered), ...(isKnown ? [] : [creation + typed.trim()])];
  };
  const choose = (option: string) => {
    if (option.startsWith(creation)) return onCreate(option.slice(creation.length));
    const artist = byId.get(option);
    return artist === undefined ? undefined : onChoose(artist);
  };
  const status = live.status === 'error' ? live.error.message : texts.loading;
  return (
    <>
      <Combobox
        label={texts.add}
        placeholder={texts.placeholder}
        value=""
        choosesOnLeave={false}
        disabled={disabled}
        optionsFor={optionsFor}
        labelOf={(option) =>
          option.startsWith(creation)
            ? texts.create(isolated(option.slice(creation.length)))
            : (byId.get(option)?.name ?? option)
        }
        onChoose={choose}
        onFocus={() => setEntered(true)}
      />
      <div className={classes['note']}>
        {similar.length > 0 && !disabled && (note === '' || isUndecided) ? (
          <>
            {texts.similar}
            {similar.map((id) => (
              <Button key={id} size="sm" variant="default" onClick={() => choose(id)}>
                {byId.get(id)?.name}
              </Button>
            ))}
          </>
        ) : (
          <output>{isEntered && index === null ? status : note}</output>
        )}
      </div>
    </>
  );
}
