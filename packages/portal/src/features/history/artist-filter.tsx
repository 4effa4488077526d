import type { Change, Festival } from '@lineup/domain';
import { useMemo, useState } from 'react';
import { useEvents } from '../../app/queries/use-events.ts';
import { Combobox } from '../../design/controls/combobox.tsx';
import { artistOptions, artistsOf } from './artist-options.ts';

interface ArtistFilterProps {
  readonly festival: Festival;
  readonly artist: string;
  /** The changes that are known: they name artists whose sets are gone. */
  readonly changes: readonly Change[];
  readonly onChoose: (artist: string) => void;
}

/** Whose changes are shown. The lineup is asked for its artists once somebody is about to type. */
export function ArtistFilter({ festival, artist, changes, onChoose }: ArtistFilterProps) {
  const [isUsed, setUsed] = useState(false);
  const { events } = useEvents(festival.id, !isUsed);
  const sets = events.status === 'success' ? events.data : null;
  const known = useMemo(
    () => artistsOf(sets?.map(({ artistName }) => artistName) ?? [], changes),
    [sets, changes],
  );
  return (
    <Combobox
      label="Artist"
      placeholder="Part of a name"
      value={artist}
      onChoose={onChoose}
      optionsFor={(typed) => artistOptions(known, typed)}
      labelOf={(option) => (known.includes(option) ? option : `Search for “${option}”`)}
      onFocus={() => setUsed(true)}
    />
  );
}
