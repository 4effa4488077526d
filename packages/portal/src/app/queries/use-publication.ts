import type { Publication } from '@lineup/domain/release';
import type { Versioned } from '@lineup/services';
import { useCallback } from 'react';
import { usePublishing } from '../provider/use-publishing.ts';
import { useLive, type Follow, type Live } from './use-live.ts';

/** Follows the publication of a festival while the page is shown; null if it was never published. */
export function usePublication(festivalId: string): Live<Versioned<Publication> | null> {
  const publishing = usePublishing();
  const follow = useCallback<Follow<Versioned<Publication> | null>>(
    (onNext, onError) => publishing.watchPublication(festivalId, onNext, onError),
    [publishing, festivalId],
  );
  return useLive(['publication', festivalId], follow);
}
