import { isolated, messages, movingMessages, stagesOf, type ConflictSet } from '@lineup/domain';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { applyOrKeep, useReadOtherName } from '../../../../app/queries/other-person.ts';
import { toast } from '../../../../design/toasts/toast.ts';
import type { DayLayout } from '../../grid/layout-day.ts';
import { artistOf } from '../../grid/set-details.ts';
import type { DirectTools } from '../model/direct-tools.ts';
import type { GestureStore } from '../model/gesture-store.ts';
import { isHeld, type Held } from '../model/gesture.ts';
import { placeFields } from '../model/concurrent-text.ts';
import type { Lifted } from '../model/plan-of-gesture.ts';

interface Shown {
  /** Returns the current state of a set or block. */
  readonly find: (id: string) => ConflictSet | undefined;
  readonly tools: DirectTools;
  readonly onEnd: () => void;
  /** Drops the held sets at their last position. */
  readonly drop: (held: Held, lifted: Lifted) => void;
  /** Recreates the lifted sets that no longer exist. */
  readonly restore: (lifted: Lifted) => void;
}

/**
 * Ends a gesture when another user moves or deletes a held set. Says who did, and offers to drop or recreate it anyway.
 * Renaming does not end the gesture.
 */
export function useColleagues(store: GestureStore, layout: DayLayout, shown: Shown): void {
  const latest = useRef(shown);
  const readName = useReadOtherName(shown.tools.festival.id);
  const name = useRef(readName);
  useLayoutEffect(() => {
    latest.current = shown;
    name.current = readName;
  });
  const [look] = useState(() => () => {
    const { gesture: held, lifted } = store.get();
    if (!isHeld(held)) return;
    const why = held.grip.on === 'act' ? whyActIsGone : whySetIsElsewhere;
    const set = lifted.sets.find((each) => why(each, latest.current) !== null);
    if (set === undefined) return;
    const reason = why(set, latest.current);
    const { tools, onEnd, find } = latest.current;
    const now = tools.events().find(({ id }) => id === set.id);
    const isGone = find(set.id) === undefined;
    onEnd();
    // The user's own earlier move failed, which is reported separately.
    const isOwn = now !== undefined && now.version === lifted.stored?.get(set.id)?.version;
    if (reason === null || isOwn) return;
    const { on } = held.grip;
    const changed = {
      target: on === 'empty' ? 'set' : on,
      id: set.id,
      fields: isGone || on === 'act' ? [] : [...placeFields],
    } as const;
    const again = () => latest.current.drop(held, lifted);
    const restore = () => latest.current.restore(lifted);
    const tell = async () => {
      const who = await name.current(changed);
      if (on === 'set' && isGone)
        toast.error(reason(who), { action: { label: messages.provider.restore, onClick: restore } });
      else if (isGone || on === 'act' || held.isFresh) toast.info(reason(who));
      else toast.error(reason(who), applyOrKeep(again));
    };
    void tell();
  });
  const seen = useRef(layout);
  useEffect(() => {
    if (seen.current === layout) return;
    seen.current = layout;
    look();
  }, [layout, look]);
  const { onActs } = shown.tools;
  useEffect(() => onActs(look), [onActs, look]);
}

const { concurrent } = movingMessages;

/** Builds a text about who changed it; null if unknown. */
type Reason = (who: string | null) => string;

function whyActIsGone(act: ConflictSet, { tools, find }: Shown): Reason | null {
  if (tools.acts().some(({ id }) => id === act.id)) return null;
  const text = find(act.id) === undefined ? concurrent.deleted : concurrent.moved;
  return (who) => text(artistOf(act), who ?? undefined);
}

function whySetIsElsewhere(set: ConflictSet, { find, tools }: Shown): Reason | null {
  const now = find(set.id);
  if (now === undefined) return (who) => concurrent.deleted(artistOf(set), who ?? undefined);
  const isSameTime = now.start === set.start && now.end === set.end;
  if (isSameTime && now.stage === set.stage) return null;
  const stages = stagesOf(tools.festival);
  // The sets of a renamed stage and the festival's list of stages do not arrive together.
  const isRenamed = isSameTime && !(stages.includes(set.stage) && stages.includes(now.stage));
  return isRenamed
    ? () => concurrent.renamed(isolated(set.stage), isolated(now.stage))
    : (who) => concurrent.moved(artistOf(now), who ?? undefined);
}
