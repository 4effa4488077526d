import { snapSteps, type SnapStep } from '@lineup/domain';
import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { localStore } from '../../../app/browser-storage.ts';
import type { Direction } from '../grid/direction.ts';

/** A named group of stages. */
export interface StageGroup {
  readonly name: string;
  readonly stages: readonly string[];
}

/** The view of a festival's schedule, remembered in this browser. */
export interface ScheduleView {
  readonly zoom: 'fit' | '1' | '2';
  readonly direction: Direction;
  /** The names of hidden stages. */
  readonly hidden: readonly string[];
  /** Named groups of stages. */
  readonly groups: readonly StageGroup[];
  /** The steps of a move, in minutes. */
  readonly step: SnapStep;
  /** True if the tray of unplaced acts is open. */
  readonly tray: boolean;
}

const usual: ScheduleView = {
  zoom: 'fit',
  direction: 'across',
  hidden: [],
  groups: [],
  step: 5,
  tray: false,
};
const schema = z.object({
  zoom: z.enum(['fit', '1', '2']),
  direction: z.optional(z.enum(['across', 'down'])),
  hidden: z.array(z.string()),
  groups: z.optional(z.array(z.object({ name: z.string(), stages: z.array(z.string()) }))),
  step: z.optional(z.literal(snapSteps)),
  tray: z.optional(z.boolean()),
});
const keyOf = (festivalId: string) => `lineup-view/${festivalId}`;

/** Loads the view from `storage`; the default view if there is none, or if `storage` is null. */
export function loadView(storage: Pick<Storage, 'getItem'> | null, festivalId: string): ScheduleView {
  try {
    const found = schema.safeParse(JSON.parse(storage?.getItem(keyOf(festivalId)) ?? 'null'));
    if (!found.success) return usual;
    const { zoom, hidden, direction = usual.direction, groups = usual.groups } = found.data;
    const { step = usual.step, tray = usual.tray } = found.data;
    return { zoom, direction, hidden, groups, step, tray };
  } catch {
    return usual;
  }
}

/** Returns those of `stages` that are hidden when only the group is shown. */
export function stagesOutside(group: StageGroup, stages: readonly string[]): readonly string[] {
  return stages.filter((stage) => !group.stages.includes(stage));
}

/** Returns true if exactly the group's members among `stages` are shown. */
export function isGroupShown(
  group: StageGroup,
  stages: readonly string[],
  hidden: readonly string[],
): boolean {
  return stages.every((stage) => group.stages.includes(stage) !== hidden.includes(stage));
}

/** Stores a view. */
export function storeView(
  storage: Pick<Storage, 'setItem'> | null,
  festivalId: string,
  view: ScheduleView,
): void {
  try {
    storage?.setItem(keyOf(festivalId), JSON.stringify(view));
  } catch {
    // Storage is full or denied: the view lasts until the page is closed.
  }
}

/** Returns the view of a festival's schedule, and its setter. */
export function useScheduleView(
  festivalId: string,
): readonly [ScheduleView, (change: Partial<ScheduleView>) => void] {
  const [stored, setStored] = useState(() => ({ festivalId, view: loadView(localStore(), festivalId) }));
  const view = stored.festivalId === festivalId ? stored.view : loadView(localStore(), festivalId);
  const change = useCallback(
    (part: Partial<ScheduleView>) => {
      const next = { ...view, ...part };
      storeView(localStore(), festivalId, next);
      setStored({ festivalId, view: next });
    },
    [festivalId, view],
  );
  return [view, change];
}
