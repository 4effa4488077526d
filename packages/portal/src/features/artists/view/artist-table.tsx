import { artistPageMessages } from '@lineup/domain';
import { useDeferredValue, useMemo } from 'react';
import { usePictureFetches } from '../../../app/pictures/use-picture-fetches.ts';
import { useFestivals } from '../../../app/queries/use-festivals.ts';
import { useAddressView } from '../../../app/routing/use-address-view.ts';
import { Button } from '../../../design/controls/button.tsx';
import { NativeSelect } from '../../../design/controls/native-select.tsx';
import { FilterChips } from '../../../design/controls/filter-chips.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { EmptyState } from '../../../design/page/empty-state.tsx';
import { SearchField } from '../../../design/table/search-field.tsx';
import { addressOf, parseArtistView } from '../model/artist-view.ts';
import {
  artistRows,
  filterCounts,
  listedFilters,
  shownRows,
  type ListedFilter,
} from '../model/artist-rows.ts';
import { PicturesToFetch } from '../to-fetch/pictures-to-fetch.tsx';
import { UnlinkedNames } from '../unlinked/unlinked-names.tsx';
import type { AllArtists } from '../use-artists.ts';
import { useArtistsOfFestival } from '../use-artists-of-festival.ts';
import { useDuplicates } from '../use-duplicates.ts';
import { ArtistList } from './artist-list.tsx';
import classes from './pages.module.css';

const { filters, search: searchLabel, noMatch, unreadable: unreadableText } = artistPageMessages;

/** The artists with search and filters, which are stored in the address. */
export function ArtistTable({ artists, unreadable }: AllArtists) {
  const [{ filter, text, festivalId }, show] = useAddressView(parseArtistView, addressOf);
  const duplicates = useDuplicates(artists);
  const played = useArtistsOfFestival(festivalId, artists);
  const all = useMemo(() => artistRows(artists, duplicates ?? new Map()), [artists, duplicates]);
  const rows = useMemo(
    () => (played === null ? all : all.filter(({ artist }) => played.has(artist.id))),
    [all, played],
  );
  const counts = useMemo(() => filterCounts(rows), [rows]);
  const sought = useDeferredValue(text);
  const shown = useMemo(
    () => (filter === 'unlinked' ? [] : shownRows(rows, filter, sought)),
    [rows, filter, sought],
  );
  const { state: fetching } = usePictureFetches();
  const isOffered = (key: ListedFilter) => key !== 'toFetch' || key === filter || counts.toFetch > 0;
  const showAll = () => show({ filter: 'all', text: '', festivalId: '' });
  return (
    <div className={classes['table']}>
      {unreadable > 0 && <Banner tone="amber">{unreadableText(unreadable)}</Banner>}
      <div className={classes['tools']}>
        <SearchField
          className={classes['search']}
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={text}
          onSearch={(typed) => show({ text: typed })}
        />
        <FestivalFilter chosen={festivalId} onChoose={(id) => show({ festivalId: id })} />
        <FilterChips
          label={filters.label}
          chosen={filter}
          chips={listedFilters.filter(isOffered).map((key) => ({
            key,
            tone: 'plain',
            isSettled: key !== 'all' && key !== 'unlinked' && counts[key] === 0,
            text: (
              <>
                {filters[key]}{' '}
                {key !== 'unlinked' && (key !== 'duplicates' || duplicates !== null) && <b>{counts[key]}</b>}
              </>
            ),
          }))}
          onChoose={(key) => show({ filter: key === filter ? 'all' : key })}
        />
      </div>
      {filter === 'unlinked' && (
        <UnlinkedNames
          artists={artists}
          festivalId={festivalId}
          search={sought}
          onShowAll={() => show({ text: '' })}
        />
      )}
      {filter === 'toFetch' && <PicturesToFetch rows={shown} />}
      {shown.length > 0 && <ArtistList rows={shown} failures={fetching.failures} />}
      {shown.length === 0 && filter !== 'unlinked' && (
        <EmptyState
          title={noMatch.title}
          action={
            <Button variant="default" onClick={showAll}>
              {noMatch.action}
            </Button>
          }
        >
          {noMatch.text}
        </EmptyState>
      )}
    </div>
  );
}

interface FestivalFilterProps {
  /** Empty for all. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Filters the artists by festival; combined with the other filters it finds what is missing for that festival. */
function FestivalFilter({ chosen, onChoose }: FestivalFilterProps) {
  const live = useFestivals();
  const festivals = live.status === 'success' ? live.data : [];
  return (
    <NativeSelect
      className={classes['festival']}
      aria-label={artistPageMessages.festival}
      value={chosen}
      data={[
        { value: '', label: artistPageMessages.allFestivals },
        ...festivals.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
