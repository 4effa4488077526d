import type { Upload } from '@lineup/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import { nextTurn } from '../../../app/loading/next-turn.ts';
import type { DraftSession } from '../autosave/draft-session.ts';

interface Stages {
  /** Of the festival for which the draft was read. */
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/**
 * Reads the draft once more each time the festival's stages change: one that was renamed elsewhere takes the stored drafts
 * along. A reading that fails is repeated.
 */
export function useStoredStages(
  { festivalId, uploadId }: Pick<Upload, 'festivalId' | 'uploadId'>,
  session: DraftSession,
  { before, now }: Stages,
): void {
  const { uploads } = useLineupServices();
  const [seen, setSeen] = useState({ stages: before, changes: 0 });
  if (JSON.stringify(now) !== JSON.stringify(seen.stages))
    setSeen({ stages: now, changes: seen.changes + 1 });
  useQuery({
    queryKey: ['stored stages', uploadId, seen.changes],
    queryFn: async () => {
      await session.followStages(() => uploads.draftEvents(festivalId, uploadId, nextTurn));
      return true;
    },
    enabled: seen.changes > 0,
    retry: true,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
