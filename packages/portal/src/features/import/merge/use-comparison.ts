import {
  isUnplaced,
  placedDrafts,
  type DraftEvent,
  type Festival,
  type LineupEvent,
  type Upload,
} from '@lineup/domain';
import {
  hasNothingToDo,
  incomingOfDraft,
  mergedValues,
  planMerge,
  type ImportBase,
  type MergePlan,
  type MergeRow,
  type Pairing,
} from '@lineup/domain/merge';
import type { KnownSource, Versioned } from '@lineup/services';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useMerges } from '../../../app/provider/use-merges.ts';
import type { StoredArtistPlan } from '../artists/artist-planner.ts';
import { useArtistPlan } from '../artists/use-artist-plan.ts';
import type { DraftRules } from '../draft/draft-rules.ts';
import { useDraftRules } from '../draft/use-draft.ts';
import { useDraftEvents } from '../draft/use-draft-events.ts';
import { useNewActs, type NewActs } from '../draft/use-new-acts.ts';
import type { Decisions } from './decisions.ts';
import { sourcesQuery } from '../sources/followed-sources.ts';
import { pairLineups } from './pairing/pair-lineups.ts';
import { chosenSource, type ChosenSource } from './sources.ts';

/** The two sides of the comparison: an upload under review, and the festival's sets. */
export interface Compared {
  readonly festival: Versioned<Festival>;
  readonly upload: Pick<Upload, 'fileName' | 'origin'>;
  readonly stored: readonly LineupEvent[];
}

/** The comparison of a new version of a lineup with the schedule, based on the decisions so far. */
export interface Comparison {
  readonly sources: readonly KnownSource[];
  readonly source: ChosenSource;
  readonly base: ImportBase | null;
  readonly pairing: Pairing;
  readonly plan: MergePlan;
  /** The errors of sets that would be created or changed, by the keys of their rows. */
  readonly faults: ReadonlyMap<string, string>;
  /** The drafts whose artist data is imported. */
  readonly artistRows: readonly DraftEvent[];
  /** The plan for artists; null if the file has no artist data. */
  readonly artists: StoredArtistPlan | null;
  /** The outcome of the drafts without a place. */
  readonly acts: NewActs;
  /** The schedule matches the file, and there are no decisions worth storing. */
  readonly isNothingToDo: boolean;
}

export type ComparisonState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly comparison: Comparison };

/** Compares the draft under review with the schedule, and again whenever either changes. */
export function useComparison(compared: Compared, decisions: Decisions): ComparisonState {
  const { festival, upload, stored } = compared;
  const { fileName, origin } = upload;
  const merges = useMerges();
  const found = useQuery(sourcesQuery(merges, festival.id));
  const sources = found.data ?? null;
  const source = useMemo(
    () => (sources === null ? null : chosenSource(sources, decisions, { fileName, origin })),
    [sources, decisions, fileName, origin],
  );
  const base = source?.known?.base ?? null;
  const events = useDraftEvents();
  const pairing = usePairing(
    { festival, stored, base, overrides: decisions.overrides },
    events,
    sources !== null,
  );
  const rules = useDraftRules();
  const acts = useNewActs(festival.id, stored);
  const plan = useMemo(
    () => pairing && planMerge(pairing, base, festival, decisions),
    [pairing, base, festival, decisions],
  );
  const faults = useMemo(() => (plan === null ? null : faultsOf(plan, rules)), [plan, rules]);
  const artistRows = useMemo(() => (plan === null ? [] : artistRowsOf(plan, events)), [plan, events]);
  const artists = useArtistPlan(artistRows);
  if (artists.status === 'error') return artists;
  if (found.isError) {
    return { status: 'error', error: found.error, retry: () => void found.refetch() };
  }
  if (
    sources === null ||
    source === null ||
    pairing === null ||
    plan === null ||
    faults === null ||
    acts === null ||
    artists.status === 'loading'
  )
    return { status: 'loading' };
  const isNothingToDo =
    base !== null &&
    hasNothingToDo(plan) &&
    !changesArtists(artists.plan) &&
    acts.created === 0 &&
    Object.keys(decisions.answers).length + Object.keys(decisions.artists).length === 0 &&
    isKnownOrigin(origin, source);
  return {
    status: 'ready',
    comparison: {
      sources,
      source,
      base,
      pairing,
      plan,
      faults,
      artistRows,
      artists: artists.plan,
      acts,
      isNothingToDo,
    },
  };
}

/** Returns true if saving changes artists, or a question about them is open. */
export function changesArtists(artists: StoredArtistPlan | null): boolean {
  return artists !== null && artists.created + artists.changed + artists.open > 0;
}

/** Returns the drafts whose sets are imported, and those without a place. */
function artistRowsOf({ rows }: MergePlan, events: readonly DraftEvent[]): readonly DraftEvent[] {
  const left = new Set<string>();
  const taken = new Set<string>();
  for (const row of rows) {
    if (!('incoming' in row)) continue;
    const isLeft = (row.kind === 'new' || row.kind === 'deleted') && row.from !== 'file';
    (isLeft ? left : taken).add(row.incoming.id);
  }
  return events.filter((event) => taken.has(event.id) || (!left.has(event.id) && isUnplaced(event)));
}

/** Returns true if the source already stores this file's address and content hash, or the file has no address. */
function isKnownOrigin(origin: Upload['origin'], { known }: ChosenSource): boolean {
  if (origin === undefined) return true;
  return known?.origin?.address === origin.address && known.origin.sha256 === origin.sha256;
}

type Sides = Pick<Parameters<typeof pairLineups>[0], 'base' | 'overrides'> & Omit<Compared, 'upload'>;

/** Pairs the draft's sets with those of the schedule; null until computed for the first time. */
function usePairing(
  { festival, stored, base, overrides }: Sides,
  all: readonly DraftEvent[],
  isEnabled: boolean,
): Pairing | null {
  const drafts = useDeferredValue(useMemo(() => placedDrafts(all), [all]));
  const { timezone, dayStartsAt } = festival;
  const [pairing, setPairing] = useState<Pairing | null>(null);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const call = new AbortController();
    const incoming = drafts.map(incomingOfDraft);
    const request = { incoming, stored, base, overrides, festival: { timezone, dayStartsAt } };
    const pair = async () => {
      const found = await pairLineups(request, call.signal);
      if (found !== null && !call.signal.aborted) setPairing(found);
    };
    void pair();
    return () => call.abort();
  }, [drafts, stored, base, overrides, timezone, dayStartsAt, isEnabled]);
  return pairing;
}

function faultsOf(plan: MergePlan, { reviewer, festival }: DraftRules): ReadonlyMap<string, string> {
  return new Map(
    plan.rows.flatMap((row): [string, string][] => {
      const values = mergedValues(row, festival);
      if (values === null) return [];
      const [fault] = reviewer(asDraft(row, values));
      return fault === undefined ? [] : [[row.key, fault]];
    }),
  );
}

/** Converts values to the format of the review's rules and the programme. */
function asDraft(
  row: MergeRow,
  values: NonNullable<ReturnType<typeof mergedValues>>,
): Pick<DraftEvent, 'id' | 'artistName' | 'stage' | 'date' | 'timeStart' | 'timeEnd' | 'imageURL'> {
  const { artistName = '', stage = '', date = '', timeStart = '', timeEnd = '', imageURL = null } = values;
  return { id: row.key, artistName, stage, date, timeStart, timeEnd, imageURL };
}
