import { snapSteps, type SnapStep } from '@lineup/domain';
import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { localStore } from '../../../app/browser-storage.ts';
import type { Direction } from '../grid/direction.ts';

/** Some stages under a name. */
export interface StageGroup {
  readonly name: string;
  readonly stages: readonly string[];
}

/** How a person looks at the schedule of a festival; remembered in this browser. */
export interface ScheduleView {
  readonly zoom: 'fit' | '1' | '2';
  readonly direction: Direction;
  /** The names of the stages that are not shown. */
  readonly hidden: readonly string[];
  /** Stages that are shown together, by names of their own. */
  readonly groups: readonly StageGroup[];
  /** To how many minutes sets are moved. */
  readonly step: SnapStep;
  /** Whether the tray of unplaced acts is open. */
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

/** The view that `storage` remembers; the usual one where it has none, or is null. */
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

/** Those of `stages` that are hidden where a group alone is shown. */
export function stagesOutside(group: StageGroup, stages: readonly string[]): readonly string[] {
  return stages.filter((stage) => !group.stages.includes(stage));
}

/** Returns true if of `stages` just those of a group are shown. */
export function isGroupShown(
  group: StageGroup,
  stages: readonly string[],
  hidden: readonly string[],
): boolean {
  return stages.every((stage) => group.stages.includes(stage) !== hidden.includes(stage));
}

/** Remembers a view. */
export function storeView(
  storage: Pick<Storage, 'setItem'> | null,
  festivalId: string,
  view: ScheduleView,
): void {
  try {
    storage?.setItem(keyOf(festivalId), JSON.stringify(view));
  } catch {
    // Full or denied: the view lasts as long as the page.
  }
}

/** The view of a festival's schedule, and how it is changed. */
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
