import type { StageLink, StageMessage, StageReport } from '@lineup/domain/live';
import type { ServiceError, Versioned } from '@lineup/services';
import { useCallback } from 'react';
import { useStageScreens } from '../../app/provider/use-stage-screens.ts';
import { useLive, type Live } from '../../app/queries/use-live.ts';

type List<T> = readonly Versioned<T>[];

/** Follows the links to stage screens of a festival, newest first. */
export function useStageLinks(festivalId: string): Live<List<StageLink>> {
  const screens = useStageScreens();
  const follow = useCallback(
    (onNext: (links: List<StageLink>) => void, onError: (error: ServiceError) => void) =>
      screens.watchLinks(festivalId, onNext, onError),
    [screens, festivalId],
  );
  return useLive(['stage-links', festivalId], follow);
}

/** Follows the messages to the stages of a festival. */
export function useStageMessages(festivalId: string): Live<List<StageMessage>> {
  const screens = useStageScreens();
  const follow = useCallback(
    (onNext: (messages: List<StageMessage>) => void, onError: (error: ServiceError) => void) =>
      screens.watchMessages(festivalId, onNext, onError),
    [screens, festivalId],
  );
  return useLive(['stage-messages', festivalId], follow);
}

/** Follows the latest reports from the stages of a festival, newest first. */
export function useStageReports(festivalId: string): Live<List<StageReport>> {
  const screens = useStageScreens();
  const follow = useCallback(
    (onNext: (reports: List<StageReport>) => void, onError: (error: ServiceError) => void) =>
      screens.watchReports(festivalId, onNext, onError),
    [screens, festivalId],
  );
  return useLive(['stage-reports', festivalId], follow);
}
