import type { Change, Festival } from '@lineup/domain';
import { useMemo, useState } from 'react';
import { useEvents } from '../../app/queries/use-events.ts';
import { Combobox } from '../../design/controls/combobox.tsx';
import { artistOptions, artistsOf } from './artist-options.ts';

interface ArtistFilterProps {
  /** Null for the history of artists. */
  readonly festival: Festival | null;
  readonly artist: string;
  /** The loaded changes: they name artists whose sets were deleted. */
  readonly changes: readonly Change[];
  readonly onChoose: (artist: string) => void;
}

/** Filters the changes by artist. */
export function ArtistFilter({ festival, ...rest }: ArtistFilterProps) {
  return festival === null ? (
    <NameFilter names={none} {...rest} />
  ) : (
    <LineupFilter festivalId={festival.id} {...rest} />
  );
}

const none: readonly string[] = [];

type FilterProps = Omit<ArtistFilterProps, 'festival'>;

/** The lineup's artists are loaded once the field is about to be used. */
function LineupFilter({ festivalId, ...rest }: FilterProps & { readonly festivalId: string }) {
  const [isUsed, setUsed] = useState(false);
  const { events } = useEvents(festivalId, !isUsed);
  const sets = events.status === 'success' ? events.data : null;
  const names = useMemo(() => sets?.map(({ artistName }) => artistName) ?? none, [sets]);
  return <NameFilter names={names} {...rest} onUse={() => setUsed(true)} />;
}

interface NameFilterProps extends FilterProps {
  readonly names: readonly string[];
  readonly onUse?: () => void;
}

function NameFilter({ names, artist, changes, onChoose, onUse }: NameFilterProps) {
  const known = useMemo(() => artistsOf(names, changes), [names, changes]);
  return (
    <Combobox
      label="Artist"
      placeholder="Part of a name"
      value={artist}
      onChoose={onChoose}
      optionsFor={(typed) => artistOptions(known, typed)}
      labelOf={(option) => (known.includes(option) ? option : `Search for “${option}”`)}
      {...(onUse !== undefined && { onFocus: onUse })}
    />
  );
}
