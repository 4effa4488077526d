import { watchIsPublished } from '@lineup/services';
import { useCallback, useState } from 'react';
import { isNoted, note } from '../../../app/browser-notes.ts';
import { usePortal } from '../../../app/portal-context.ts';
import { useLive, type Follow } from '../../../app/queries/use-live.ts';

/**
 * Returns whether to show the first steps: until the first release, or until they are hidden in this browser, and not
 * without a connection.
 */
export function useFirstSteps(festivalId: string) {
  const { documents } = usePortal().provider;
  const [hidden, setHidden] = useState('');
  const key = `lineup-first-steps/${festivalId}`;
  const follow = useCallback<Follow<boolean>>(
    (...heard) => watchIsPublished(documents, festivalId, ...heard),
    [documents, festivalId],
  );
  const published = useLive(['is-published', festivalId], follow);
  const isKnown = published.status === 'success';
  const isHidden = hidden === key || isNoted(key);
  // This browser then knows it from the start.
  if (isKnown && published.data && !isHidden) note(key);
  return {
    isShown: !isHidden && published.status !== 'error' && !(isKnown && published.data),
    /** False until it is known that nothing was ever published. */
    isKnown,
    hide: () => {
      note(key);
      setHidden(key);
    },
  };
}
