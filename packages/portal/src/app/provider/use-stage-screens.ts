import { StageScreensService } from '@lineup/services';
import { useMemo } from 'react';
import { usePortal } from '../portal-context.ts';

/** The services for stage screens. In their own file, so that only the show-day page loads them. */
export function useStageScreens(): StageScreensService {
  const { provider } = usePortal();
  return useMemo(() => new StageScreensService(provider), [provider]);
}
