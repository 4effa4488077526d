import { artistPageMessages } from '@lineup/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { FilterChips } from '../../../design/controls/filter-chips.tsx';
import { Banner } from '../../../design/notices/banner.tsx';
import { EmptyState } from '../../../design/page/empty-state.tsx';
import { SearchField } from '../../../design/table/search-field.tsx';
import {
  artistFilters,
  artistRows,
  filterCounts,
  shownRows,
  type ArtistFilter,
} from '../model/artist-rows.ts';
import type { AllArtists } from '../use-artists.ts';
import { useDuplicates } from '../use-duplicates.ts';
import { ArtistList } from './artist-list.tsx';
import classes from './pages.module.css';

const { filters, search: searchLabel, noMatch, unreadable: unreadableText } = artistPageMessages;

/** The artists with search and filters, which the address of the page names. */
export function ArtistTable({ artists, unreadable }: AllArtists) {
  const { filter, search, show } = useListView();
  const duplicates = useDuplicates(artists);
  const rows = useMemo(() => artistRows(artists, duplicates ?? new Map()), [artists, duplicates]);
  const counts = useMemo(() => filterCounts(rows), [rows]);
  const sought = useDeferredValue(search);
  const shown = useMemo(() => shownRows(rows, filter, sought), [rows, filter, sought]);
  return (
    <div className={classes['table']}>
      {unreadable > 0 && <Banner tone="amber">{unreadableText(unreadable)}</Banner>}
      <div className={classes['tools']}>
        <SearchField
          className={classes['search']}
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onSearch={(text) => show(filter, text)}
        />
        <FilterChips
          label={filters.label}
          chosen={filter}
          chips={artistFilters.map((key) => ({
            key,
            tone: 'plain',
            isSettled: key !== 'all' && counts[key] === 0,
            text: (
              <>
                {filters[key]} {(key !== 'duplicates' || duplicates !== null) && <b>{counts[key]}</b>}
              </>
            ),
          }))}
          onChoose={(key) => show(key === filter ? 'all' : key, search)}
        />
      </div>
      {shown.length > 0 ? (
        <ArtistList rows={shown} />
      ) : (
        <EmptyState
          title={noMatch.title}
          action={
            <Button variant="default" onClick={() => show('all', '')}>
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

/** Search and filter, which come back with the address. */
function useListView() {
  const navigate = useNavigate();
  const address: { readonly q?: unknown; readonly only?: unknown } = useSearch({ strict: false });
  const [view, setView] = useState(() => ({
    filter: artistFilters.find((each) => each === address.only) ?? 'all',
    search: typeof address.q === 'string' ? address.q : '',
  }));
  const show = (filter: ArtistFilter, search: string) => {
    setView({ filter, search });
    const q = search === '' ? undefined : search;
    const only = filter === 'all' ? undefined : filter;
    void navigate({
      to: '/artists',
      search: (before) => ({ ...before, q, only }),
      replace: true,
      resetScroll: false,
    });
  };
  return { ...view, show };
}
