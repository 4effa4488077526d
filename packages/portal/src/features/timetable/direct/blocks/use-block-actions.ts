import {
  blockEditsOfPlan,
  blockMessages,
  removeSets,
  renameBlock,
  setOfBlock,
  spanOfDay,
  type Block,
  type ConflictSet,
  type Plan,
} from '@lineup/domain';
import { useState } from 'react';
import { useLineupServices } from '../../../../app/provider/lineup-services.ts';
import type { ToastAction } from '../../../../design/toasts/toast.ts';
import type { DayLayout } from '../../grid/layout-day.ts';
import type { DirectTools } from '../model/direct-tools.ts';
import { setAtPlace } from '../model/new-place.ts';
import type { EmptyPlace } from '../model/surface.ts';
import type { Apply } from '../commands/use-apply.ts';
import { placeText } from '../model/move-labels.ts';

/** The block in the dialog: an existing one, or a new one with its own id. */
export interface AskedBlock {
  readonly set: ConflictSet;
  readonly isNew: boolean;
}

export type BlockActions = ReturnType<typeof useBlockActions>;

/** Without a given time, a new block begins this long after the start of its day. */
const usualStart = 12 * 3_600_000;

/** The actions on blocks, and the dialog for one. */
export function useBlockActions(layout: Pick<DayLayout, 'day'>, tools: DirectTools, apply: Apply) {
  const { festival, blocks } = tools;
  const { events } = useLineupServices();
  const [asked, setAsked] = useState<AskedBlock | null>(null);
  const find = (id: string): Block | undefined => blocks().find((block) => block.id === id);
  const setOf = (id: string) => {
    const block = find(id);
    return block === undefined ? undefined : setOfBlock(block);
  };
  const { done } = blockMessages;
  return {
    asked,
    setOf,
    open: (id: string) => {
      const set = setOf(id);
      if (set !== undefined) setAsked({ set, isNew: false });
    },
    /** Opens the dialog for a new block; without an instant, in the middle of the day shown. */
    add: ({ stage, instant }: Partial<EmptyPlace> & Pick<EmptyPlace, 'stage'>) => {
      if (layout.day === null) return;
      const from = instant ?? spanOfDay(layout.day, festival).start + usualStart;
      const set = setAtPlace({ stage, instant: from }, tools);
      setAsked({ set: { ...set, id: events.newId() }, isNew: true });
    },
    close: () => setAsked(null),
    /** Applies the plan from the dialog, and the name. */
    save: ({ set: before, isNew }: AskedBlock, plan: Plan, name: string) => {
      const [after = before] = plan.sets;
      const isMoved =
        after.start !== before.start || after.end !== before.end || after.stage !== before.stage;
      const isRenamed = name !== before.artistName;
      const text = isNew
        ? done.added(name, placeText(after, festival))
        : isRenamed && !isMoved
          ? done.renamed(before.artistName, name)
          : done.changed(name);
      void apply.edits((seen, isPending) => {
        // If another user moved the block and this edit is not about its place, it stays there.
        const edits = isNew || isMoved ? blockEditsOfPlan(plan, seen, festival, isPending) : [];
        return isNew || !isRenamed ? edits : renameBlock(edits, before.id, seen(before.id)?.version, name);
      }, text);
    },
    /** Applies a plan whose sets are blocks. */
    carryOut: (plan: Plan, text: string, there: ToastAction | null) =>
      void apply.edits((seen, isPending) => blockEditsOfPlan(plan, seen, festival, isPending), text, there),
    remove: (id: string) => {
      const outcome = removeSets([id]);
      const name = find(id)?.name ?? '';
      if (outcome.ok)
        void apply.edits((seen) => blockEditsOfPlan(outcome.plan, seen, festival), done.deleted(name));
    },
  };
}
