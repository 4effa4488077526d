import {
  festivalChangeKinds,
  festivalDays,
  formatDay,
  stagesOf,
  type Change,
  type ChangeKind,
  type Festival,
} from '@lineup/domain';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useCurrentUser } from '../../app/portal-context.ts';
import { useAuthorNames } from '../../app/queries/use-author-names.ts';
import { Button } from '../../design/controls/button.tsx';
import { IconChevronRight } from '../../design/icons.ts';
import { NativeSelect } from '../../design/controls/native-select.tsx';
import { ArtistFilter } from './artist-filter.tsx';
import classes from './history-filter.module.css';
import { kindsOfArtists, type HistorySearch } from './history-search.ts';

const kindLabels: Readonly<Record<ChangeKind, string>> = {
  festivalCreated: 'Festival created',
  details: 'Details',
  stages: 'Stages',
  setsCreated: 'Sets added',
  setsEdited: 'Sets edited',
  setsMoved: 'Sets moved',
  setsDeleted: 'Sets deleted',
  setsPlaced: 'Acts put on the schedule',
  setsUnplaced: 'Sets taken off the schedule',
  setsLinked: 'Sets linked to artists',
  acts: 'Unplaced acts',
  blocks: 'Blocks',
  lineupImported: 'Lineup imported',
  lineupMerged: 'Lineup merged',
  spreadsheetImported: 'Spreadsheet imported',
  undone: 'Undone',
  redone: 'Redone',
  restored: 'Restored',
  conflicts: 'Conflicts accepted',
  artistsCreated: 'Artists created',
  artistsEdited: 'Artists edited',
  artistsDeleted: 'Artists deleted',
  artistsMerged: 'Artists merged',
};

interface HistoryFilterProps {
  /** Null for the history of artists. */
  readonly festival: Festival | null;
  readonly search: HistorySearch;
  /** The changes shown so far: their authors and artists are offered as options. */
  readonly seen: readonly Change[];
}

/** The filters of the history: by whom, what, where, whose and when. */
export function HistoryFilter({ festival, search, seen }: HistoryFilterProps) {
  const navigate = useNavigate();
  const people = usePeopleSeen(seen);
  const set = (change: { readonly [field in keyof HistorySearch]: HistorySearch[field] | undefined }) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    });
  const clear = () =>
    set({ person: undefined, kind: undefined, stage: undefined, artist: undefined, day: undefined });
  const select = (field: 'person' | 'kind' | 'stage' | 'day', label: string, options: readonly Option[]) => (
    <NativeSelect
      label={label}
      value={search[field] ?? ''}
      onChange={(event) => set({ [field]: event.currentTarget.value || undefined })}
      data={[{ value: '', label: 'All' }, ...options.map(([value, text]) => ({ value, label: text }))]}
    />
  );
  const { artist, asOf: _, ...others } = search;
  const isNarrowed = Object.keys(others).length > 0;
  const isFiltered = isNarrowed || artist !== undefined;
  const [isOpen, setOpen] = useState(isNarrowed);
  const moreId = useId();
  return (
    <form
      className={classes['filter']}
      aria-label="Filter the history"
      onSubmit={(event) => event.preventDefault()}
    >
      <ArtistFilter
        festival={festival}
        artist={artist ?? ''}
        changes={seen}
        onChoose={(chosen) => set({ artist: chosen || undefined })}
      />
      <Button
        variant="subtle"
        className={classes['more']}
        leftSection={<IconChevronRight size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setOpen(!isOpen)}
      >
        More filters
      </Button>
      <div id={moreId} className={classes['others']} data-open={isOpen}>
        {select('person', 'Person', people)}
        {select(
          'kind',
          'Change',
          (festival === null ? kindsOfArtists : festivalChangeKinds).map((kind) => [kind, kindLabels[kind]]),
        )}
        {festival !== null &&
          select(
            'stage',
            'Stage',
            withChosen(stagesOf(festival), search.stage).map((stage) => [stage, stage]),
          )}
        {festival !== null &&
          select(
            'day',
            'Day',
            withChosen(festivalDays(festival), search.day).map((day) => [day, formatDay(day)]),
          )}
      </div>
      <Button
        variant="subtle"
        className={classes['clear']}
        data-useful={isFiltered}
        disabled={!isFiltered}
        onClick={clear}
      >
        Show all
      </Button>
    </form>
  );
}

/** Returns the people whose changes were shown, and the user, as id and name. */
function usePeopleSeen(seen: readonly Change[]): readonly Option[] {
  const user = useCurrentUser();
  const authors = new Map(seen.map(({ by }) => [by.id, by]));
  if (user !== null) authors.set(user.id, { id: user.id, email: user.email });
  const people = [...authors.values()];
  const nameOf = useAuthorNames(people);
  return people.map((by): Option => [by.id, nameOf(by)]).toSorted(([, a], [, b]) => (a < b ? -1 : 1));
}

type Option = readonly [value: string, label: string];

/** The value in an address may no longer exist in the festival. */
function withChosen<Value>(known: readonly Value[], chosen: Value | undefined): readonly Value[] {
  return chosen === undefined || known.includes(chosen) ? known : [...known, chosen];
}
