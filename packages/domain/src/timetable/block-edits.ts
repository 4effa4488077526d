import type { ConflictSet } from '../conflicts/conflict.ts';
import type { Block, NewBlock } from '../entities/block.ts';
import type { NewLineupEvent } from '../entities/lineup-event.ts';
import { overlaps } from '../festival/events/intervals.ts';
import { timestampToMillis } from '../timestamp.ts';
import type { Plan, TimetableFestival } from './plan.ts';
import { editsOfPlan, type StoredSet } from './set-edits.ts';
import type { BlockEdit } from './timetable-edits.ts';

/**
 * Represents a block as a set for plans: at its place, with its name as the artist's. It is not in any conflict index.
 */
export function setOfBlock({ id, name, stage, timeStart, timeEnd }: Block): ConflictSet {
  return {
    id,
    artistName: name,
    stage,
    start: timestampToMillis(timeStart),
    end: timestampToMillis(timeEnd),
  };
}

/** Represents a stored block as a stored set, for functions that need its place. */
export function storedSetOfBlock<B extends Block & { readonly version?: string }>({
  name,
  ...block
}: B): Omit<B, 'name'> & { readonly artistName: string } {
  return { ...block, artistName: name };
}

/** Returns the edits of a plan whose sets are blocks; see `editsOfPlan`. */
export function blockEditsOfPlan(
  plan: Plan,
  find: (id: string) => StoredSet | undefined,
  festival: TimetableFestival,
  isPending = false,
): readonly BlockEdit[] {
  return editsOfPlan(plan, find, festival, isPending).map((edit): BlockEdit => {
    if (edit.type === 'create')
      return { on: 'block', type: 'create', id: edit.id, data: blockOf(edit.event) };
    return { ...edit, on: 'block' };
  });
}

function blockOf({ artistName, stage, date, timeStart, timeEnd }: NewLineupEvent): NewBlock {
  return { name: artistName, stage, date, timeStart, timeEnd };
}

/** Returns the edits of one block that also rename it. */
export function renameBlock(
  [placed]: readonly BlockEdit[],
  id: string,
  version: string | undefined,
  name: string,
): readonly BlockEdit[] {
  const fields = placed?.type === 'update' ? placed.fields : {};
  const seen = version === undefined ? {} : { ifVersion: version };
  return [{ on: 'block', type: 'update', id, fields: { ...fields, name }, ...seen }];
}

/** Returns the blocks that any of the sets overlaps, in the given order. */
export function blocksUnder(
  sets: readonly ConflictSet[],
  blocks: readonly ConflictSet[],
): readonly ConflictSet[] {
  return blocks.filter((block) => sets.some((set) => set.stage === block.stage && overlaps(set, block)));
}
