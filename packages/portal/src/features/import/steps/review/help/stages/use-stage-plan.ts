import type { Festival } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import { useLineupServices } from '../../../../../../app/provider/lineup-services.ts';
import type { DraftChanges, DraftStore } from '../../../../draft/draft-store.ts';
import { useDraftSession } from '../../../../draft/use-draft.ts';
import { useFestivalSave } from '../use-festival-save.ts';
import type { StagePlan } from './stage-plan.ts';

/** An applied plan, and the events that it moved to another stage. */
export interface DonePlan {
  readonly plan: StagePlan;
  readonly moved: ReadonlyMap<string, { readonly from: string; readonly to: string }>;
}

export interface StagePlans {
  readonly isBusy: boolean;
  /**
   * Adds stages to the festival and moves events to their stages; resolves to null if that was refused and nothing has
   * changed.
   */
  readonly applyPlan: (plan: StagePlan) => Promise<DonePlan | null>;
  /** Undoes all of it, except for events that were moved elsewhere since then. */
  readonly takeBack: (done: DonePlan) => Promise<boolean>;
}

/** Applies the choices for the stages of a file. */
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
      // A festival without stages of its own gets those of the file when saving.
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
