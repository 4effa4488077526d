import type { Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useLineupServices } from '../../../../../../app/provider/lineup-services.ts';
import type { DraftChanges, DraftStore } from '../../../../draft/draft-store.ts';
import { useDraftSession } from '../../../../draft/use-draft.ts';
import { useFestivalSave } from '../use-festival-save.ts';
import type { StagePlan } from './stage-plan.ts';

/** A plan that was carried out, and which events it has put on another stage. */
export interface DonePlan {
  readonly plan: StagePlan;
  readonly moved: ReadonlyMap<string, { readonly from: string; readonly to: string }>;
}

export interface StagePlans {
  readonly isBusy: boolean;
  /** Adds stages to the festival and puts events on their stages; null where that was refused, and nothing is done. */
  readonly applyPlan: (plan: StagePlan) => Promise<DonePlan | null>;
  /** Undoes all of it, but for events that were put elsewhere in the meantime. */
  readonly takeBack: (done: DonePlan) => Promise<boolean>;
}

/** Carries out what was chosen for the stages of a file. */
export function useStagePlans(festival: Versioned<Festival>): StagePlans {
  const { store } = useDraftSession();
  const { stages: service } = useLineupServices();
  const { isBusy, attempt } = useFestivalSave(festival);

  const save = async (stages: readonly string[]): Promise<boolean> => {
    if (stages.length === festival.stages.length) return true;
    return attempt(() => service.save({ festival, stages, renames: new Map(), settings: {} }));
  };

  return {
    isBusy,
    applyPlan: async (plan) => {
      // A festival without own stages gets those of the file with the save.
      const added = festival.stages.length > 0 ? plan.added : [];
      if (!(await save([...festival.stages, ...added]))) return null;
      const moved = movesOf(store, plan);
      store.editMany(changesOf(moved, 'to'));
      return { plan: { ...plan, added }, moved };
    },
    takeBack: async ({ plan, moved }) => {
      if (!(await save(festival.stages.filter((stage) => !plan.added.includes(stage))))) return false;
      const there = new Map([...moved].filter(([id, { to }]) => store.row(id)?.event.stage === to));
      store.editMany(changesOf(there, 'from'));
      return true;
    },
  };
}

function movesOf(store: DraftStore, { mapped }: StagePlan): DonePlan['moved'] {
  const moved = new Map<string, { readonly from: string; readonly to: string }>();
  for (const { event } of store.rows()) {
    const to = mapped.get(event.stage);
    if (to !== undefined) moved.set(event.id, { from: event.stage, to });
  }
  return moved;
}

function changesOf(moved: DonePlan['moved'], side: 'from' | 'to'): ReadonlyMap<string, DraftChanges> {
  return new Map([...moved].map(([id, move]) => [id, { stage: move[side] }]));
}
