import type { PreviewLink } from '@lineup/domain/release';
import type { Versioned } from '@lineup/services';
import { useCallback } from 'react';
import { usePublishing } from '../../../app/provider/use-publishing.ts';
import { useLive, type Follow, type Live } from '../../../app/queries/use-live.ts';

type Links = readonly Versioned<PreviewLink>[];

/** Follows the preview links of a festival, newest first, while the page is shown. */
export function usePreviewLinks(festivalId: string): Live<Links> {
  const publishing = usePublishing();
  const follow = useCallback<Follow<Links>>(
    (onNext, onError) => publishing.watchPreviewLinks(festivalId, onNext, onError),
    [publishing, festivalId],
  );
  return useLive(['preview-links', festivalId], follow);
}
