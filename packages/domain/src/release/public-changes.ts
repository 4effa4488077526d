import type { PublicChange, PublicChangeKind } from './public-release.ts';
import type { ShownSet } from './release-memory.ts';
import type { Told, ToldLineup } from './told.ts';

const nothing = { name: null, stage: null, day: null, start: null, end: null } as const;

/**
 * What is told now and was told otherwise before. Of what was told before, only that is repeated which may still be told: a set that
 * is held back again is not mentioned. `sets` are the ids of the lineup, `order` those of what is told, as they are listed.
 */
export function publicChanges(
  before: ReadonlyMap<string, ShownSet>,
  now: ToldLineup,
  order: readonly string[],
  sets: ReadonlySet<string>,
): PublicChange[] {
  const changes = order.flatMap((id): PublicChange[] => {
    const told = now.sets.get(id);
    if (told === undefined) return [];
    const old = before.get(id)?.told ?? null;
    if (old === null) return [{ kind: 'added', id, ...placeOf(told), was: null }];
    if (isSameTold(old, told)) return [];
    return [{ kind: kindOf(old, told), id, ...placeOf(told), was: stillTold(old, told, now) }];
  });
  return [...changes, ...removedSets(before, now, sets)];
}

/** Whether the public would see no difference. */
export function isSameTold(a: Told, b: Told): boolean {
  return (
    a.name === b.name &&
    a.stage === b.stage &&
    a.day === b.day &&
    a.start === b.start &&
    a.end === b.end &&
    a.status === b.status &&
    a.replacedBy === b.replacedBy
  );
}

function removedSets(
  before: ReadonlyMap<string, ShownSet>,
  now: ToldLineup,
  sets: ReadonlySet<string>,
): PublicChange[] {
  return [...before].flatMap(([id, { told }]): PublicChange[] => {
    if (told === null || sets.has(id)) return [];
    const name = told.name === null || now.isHidden(told.name) ? null : told.name;
    return [{ kind: 'removed', id, ...nothing, name, was: { ...placeOf(told), name } }];
  });
}

function kindOf(old: Told, told: Told): PublicChangeKind {
  if (old.status !== told.status) return told.status === 'confirmed' ? 'restored' : told.status;
  const places = ['stage', 'day', 'start', 'end'] as const;
  if (places.some((field) => isOther(old[field], told[field]))) return 'moved';
  return isOther(old.name, told.name) ? 'renamed' : 'other';
}

/** Whether both are told and differ. */
function isOther<Value>(old: Value | null, now: Value | null): boolean {
  return old !== null && now !== null && old !== now;
}

function placeOf({ name, stage, day, start, end }: Told): Omit<PublicChange, 'kind' | 'id' | 'was'> {
  return { name, stage, day, start, end };
}

function stillTold(old: Told, told: Told, { isHidden }: ToldLineup): PublicChange['was'] {
  const { name } = old;
  return {
    name: told.name === null || name === null || isHidden(name) ? null : name,
    stage: told.stage === null ? null : old.stage,
    day: told.day === null ? null : old.day,
    start: told.start === null ? null : old.start,
    end: told.end === null ? null : old.end,
  };
}
