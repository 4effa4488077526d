import { messages, type Festival } from '@lineup/domain';
import type { Provider } from '@lineup/provider';
import { commitWithEvents } from '../commits/commit-with-events.ts';
import type { Versioned } from '../commits/records.ts';
import { renameInDrafts } from './rename-in-drafts.ts';
import { withTexts } from '../service-error.ts';

/** A change of a festival's stages; see `planStages` of the domain. */
export interface StagesChange {
  /** The festival as the editor was filled in from it. */
  readonly festival: Versioned<Festival>;
  /** The names in their new order. */
  readonly stages: readonly string[];
  /** Old name → new name; the events move along. */
  readonly renames: ReadonlyMap<string, string>;
}

/** The stages of a festival. */
export function createFestivalStages({ documents }: Provider) {
  return {
    /**
     * Writes the list of stages, and in the same commit every event on a renamed stage, also those of drafts that wait for
     * their review. Events on a removed stage stay as they are. Answers the festival's new version; refuses with `conflict` an outdated copy.
     */
    async save({ festival, stages, renames }: StagesChange): Promise<string> {
      const follow = ({ stage: old }: { readonly stage: string }) => {
        const stage = renames.get(old);
        return stage === undefined ? null : { stage };
      };
      const others = () => renameInDrafts(documents, festival.id, renames);
      return withTexts(
        () =>
          commitWithEvents(documents, {
            festival,
            data: { stages },
            ...(renames.size > 0 ? { follow, others } : {}),
          }),
        messages.festival.saveFailed,
        { 'not-found': messages.festival.notFound, conflict: messages.provider.conflict },
      );
    },
  };
}

export type FestivalStagesService = ReturnType<typeof createFestivalStages>;
