import { StageScreensService } from '@lineup/services';
import { useMemo } from 'react';
import { usePortal } from '../portal-context.ts';

/** The calls about stage screens. In a file of their own, so that only the page of the show day loads them. */
export function useStageScreens(): StageScreensService {
  const { provider } = usePortal();
  return useMemo(() => new StageScreensService(provider), [provider]);
}
