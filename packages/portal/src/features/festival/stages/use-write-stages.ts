import type { StagesChange } from '@lineup/services';
import { useLineupServices } from '../../../app/provider/lineup-services.ts';
import { eventsFollow, festivalChanged } from '../../../app/queries/edit-records.ts';
import { useEdit } from '../../../app/queries/edits.ts';

/** Returns a function that writes a change of stages and resolves to the festival's new version. */
export function useWriteStages(): (change: StagesChange) => Promise<string> {
  const service = useLineupServices().stages;
  const writing = useEdit<string, StagesChange>({
    mutationFn: (change) => service.save(change),
    edits: ({ festival, stages, renames, settings }, stored) => [
      ...festivalChanged(festival, { stages: [...stages], ...settings }),
      ...eventsFollow(festival.id, stored, ({ stage: old }) => {
        const stage = renames.get(old);
        return stage === undefined ? null : { stage };
      }),
    ],
  });
  return writing.mutateAsync;
}
