import type { Festival } from '@lineup/domain';
import type { Callables, LineupStats } from '@lineup/provider';
import type { ServiceError, Versioned } from '@lineup/services';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useServices } from '../../../app/portal-context.ts';

/** The counts of a festival's lineup, or whether they are loading or failed to load. */
export type KnownLineup = LineupStats | 'loading' | 'unknown';

/** The counts of all lineups. */
export interface Lineups {
  readonly of: (festivalId: string) => KnownLineup;
  /** Why the last request failed; earlier counts stay. */
  readonly error: ServiceError | null;
  /** Set if the portal's last backup failed. */
  readonly backupFailed: true | undefined;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

type Overview = Callables['festivalStats']['response'];

const refreshEveryMs = 30_000;

/**
 * Loads the counts of all festivals' lineups in one request: again when a festival changes, when the page becomes
 * visible, and every half minute while it is visible.
 */
export function useLineups(festivals: readonly Versioned<Festival>[]): Lineups {
  const services = useServices();
  const { data, error, isFetching, refetch } = useQuery<Overview, ServiceError>({
    queryKey: ['lineups'],
    queryFn: () => services.festivals.allStats(),
    enabled: festivals.length > 0,
    refetchInterval: refreshEveryMs,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const versions = festivals.map(({ id, version }) => `${id} ${version}`).join();
  const seen = useRef(versions);
  useEffect(() => {
    if (seen.current === versions) return;
    seen.current = versions;
    void refetch();
  }, [versions, refetch]);

  const byId = useMemo(() => new Map(data?.stats.map((stats) => [stats.festivalId, stats])), [data]);
  return {
    of: (festivalId) => byId.get(festivalId) ?? (error === null || isFetching ? 'loading' : 'unknown'),
    error,
    backupFailed: data?.backupFailed,
    isFetching,
    retry: () => void refetch(),
  };
}
