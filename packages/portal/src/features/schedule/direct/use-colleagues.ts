import { isolated, movingMessages, stagesOf, type ConflictSet } from '@lineup/domain';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toast } from '../../../design/toasts/toast.ts';
import type { DayLayout } from '../grid/layout-day.ts';
import { artistOf } from '../grid/set-details.ts';
import type { DirectTools } from './direct-tools.ts';
import type { GestureStore } from './gesture-store.ts';
import { isHeld } from './gesture.ts';

interface Shown {
  /** A set or block as it is now. */
  readonly find: (id: string) => ConflictSet | undefined;
  readonly tools: DirectTools;
  readonly onEnd: () => void;
}

/** Ends a gesture when somebody else has moved or deleted what is held, and says so: a new name stands in nobody's way. */
export function useColleagues(store: GestureStore, layout: DayLayout, shown: Shown): void {
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const [look] = useState(() => () => {
    const { gesture, lifted } = store.get();
    if (!isHeld(gesture)) return;
    const why = gesture.grip.on === 'act' ? whyActIsGone : whySetIsElsewhere;
    const set = lifted.sets.find((each) => why(each, latest.current) !== null);
    if (set === undefined) return;
    const reason = why(set, latest.current);
    const { tools, onEnd } = latest.current;
    const now = tools.events().find(({ id }) => id === set.id);
    onEnd();
    // An earlier move of one's own that has failed tells so itself.
    const isOwn = now !== undefined && now.version === lifted.versions?.get(set.id);
    if (reason !== null && !isOwn) toast.info(reason);
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

const { meanwhile } = movingMessages;

function whyActIsGone(act: ConflictSet, { tools, find }: Shown): string | null {
  if (tools.acts().some(({ id }) => id === act.id)) return null;
  return find(act.id) === undefined ? meanwhile.deleted(artistOf(act)) : meanwhile.moved(artistOf(act));
}

function whySetIsElsewhere(set: ConflictSet, { find, tools }: Shown): string | null {
  const now = find(set.id);
  if (now === undefined) return meanwhile.deleted(artistOf(set));
  const isSameTime = now.start === set.start && now.end === set.end;
  if (isSameTime && now.stage === set.stage) return null;
  const stages = stagesOf(tools.festival);
  // The sets of a stage and the list of all stages do not come at once.
  const isRenamed = isSameTime && !(stages.includes(set.stage) && stages.includes(now.stage));
  return isRenamed
    ? meanwhile.renamed(isolated(set.stage), isolated(now.stage))
    : meanwhile.moved(artistOf(now));
}
