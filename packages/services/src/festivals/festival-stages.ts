import {
  carryStageSettings,
  changedSettings,
  messages,
  type Festival,
  type StageSettings,
} from '@lineup/domain';
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
  /** What is set for the stages from now on, by their new names; where it is not given, the settings follow their stages. */
  readonly settings?: StageSettings;
}

/** The stages of a festival. */
export function createFestivalStages({ documents }: Provider) {
  return {
    /**
     * Writes the list of stages with what is set for each, and in the same commit every event on a renamed stage, also those
     * of drafts that wait for their review. Events on a removed stage stay as they are, its settings go. Returns the festival's new version; refuses with `conflict` an outdated copy.
     */
    async save({ festival, stages, renames, settings }: StagesChange): Promise<string> {
      const follow = ({ stage: old }: { readonly stage: string }) => {
        const stage = renames.get(old);
        return stage === undefined ? null : { stage };
      };
      const changed =
        settings === undefined
          ? carryStageSettings(festival, stages, renames)
          : changedSettings(festival, settings);
      const others = () => renameInDrafts(documents, festival.id, renames);
      return withTexts(
        () =>
          commitWithEvents(documents, {
            festival,
            data: { stages, ...changed },
            ...(renames.size > 0 ? { follow, others } : {}),
          }),
        messages.festival.saveFailed,
        { 'not-found': messages.festival.notFound, conflict: messages.provider.conflict },
      );
    },
  };
}

export type FestivalStagesService = ReturnType<typeof createFestivalStages>;
