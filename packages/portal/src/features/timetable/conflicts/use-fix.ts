import {
  conflictPanelMessages,
  conflictSetOf,
  editsOfPlan,
  placeOfSet,
  type Conflict,
  type Festival,
  type Fix,
} from '@lineup/domain';
import type { ConcurrentChange, ServiceError } from '@lineup/services';
import { useEffect, useRef, useState } from 'react';
import { SetsChangedError, useChangeSets } from '../../../app/queries/change-sets.ts';
import { useOfferUndo } from '../../../app/undo/use-undo-controller.ts';
import { toast } from '../../../design/toasts/toast.ts';
import { artistOf } from './conflict-labels.ts';
import type { ConflictsGiven } from './use-conflicts.ts';

/** A set that another user changed first: what the fix would have made of it, and its current values. */
interface Overtaken {
  readonly id: string;
  readonly artist: string;
  readonly attempted: string;
  readonly now: string;
}

/** Why a fix was not stored, and the sets that another user changed first. */
export interface FixFailure {
  readonly text: string;
  readonly overtaken: readonly Overtaken[];
}

/**
 * Applies fixes of conflicts. If one fails, the reason is shown with its conflict while that is selected (`inView`).
 */
export function useFix({ festival, events }: ConflictsGiven, inView: Conflict | null) {
  const { mutateAsync } = useChangeSets(festival.id);
  const offerUndo = useOfferUndo(festival.id);
  const [failures, setFailures] = useState<ReadonlyMap<string, FixFailure>>(new Map());
  const shownId = useRef<string | null>(null);
  useEffect(() => {
    shownId.current = inView?.id ?? null;
  }, [inView]);

  const note = (id: string, failure: FixFailure | null) =>
    setFailures((before) => {
      const others = [...before].filter(([each]) => each !== id);
      return new Map(failure === null ? others : [...others, [id, failure]]);
    });
  const applyFix = async (conflict: Conflict, fix: Fix) => {
    note(conflict.id, null);
    const byId = new Map(events.map((event) => [event.id, event]));
    try {
      await mutateAsync(editsOfPlan(fix.plan, (id) => byId.get(id), festival));
      toast.success(conflictPanelMessages.fixed(fix.label), offerUndo());
    } catch (error) {
      const failure = failureOf(error as ServiceError, fix, festival);
      note(conflict.id, failure);
      if (shownId.current !== conflict.id) toast.error(failure.text);
    }
  };
  return { failure: failures.get(inView?.id ?? '') ?? null, applyFix };
}

function failureOf(error: ServiceError, fix: Fix, festival: Festival): FixFailure {
  if (!(error instanceof SetsChangedError)) return { text: error.message, overtaken: [] };
  return {
    text: conflictPanelMessages.quicker,
    overtaken: error.sets.map((set) => overtakenSet(set, fix, festival)),
  };
}

function overtakenSet({ id, current }: ConcurrentChange, { plan }: Fix, festival: Festival): Overtaken {
  const { isGone, deleted } = conflictPanelMessages;
  const planned = plan.sets.find((set) => set.id === id);
  const now = current === null ? null : conflictSetOf(current);
  return {
    id,
    artist: artistOf(now ?? planned ?? { artistName: '' }),
    attempted: planned === undefined ? isGone : placeOfSet(planned, festival),
    now: now === null ? deleted : placeOfSet(now, festival),
  };
}
