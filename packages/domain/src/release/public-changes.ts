import type { PublicChange, PublicChangeKind } from './public-release.ts';
import type { AnnouncedLineup, AnnouncedSet } from './announced-lineup.ts';

const nothing = { name: null, stage: null, day: null, start: null, end: null } as const;

/** What was previously announced about each set, by its id; null if it was not announced. */
export type AnnouncedBefore = ReadonlyMap<string, { readonly told: AnnouncedSet | null }>;

/**
 * Returns the sets that are announced differently than before. Earlier values are repeated only if they may still be
 * public: a set that is hidden again is not mentioned. `sets` are the ids in the lineup, `order` those of the announced
 * sets in list order.
 */
export function publicChanges(
  before: AnnouncedBefore,
  now: AnnouncedLineup,
  order: readonly string[],
  sets: ReadonlySet<string>,
): PublicChange[] {
  const changes = order.flatMap((id): PublicChange[] => {
    const announced = now.sets.get(id);
    if (announced === undefined) return [];
    const old = before.get(id)?.told ?? null;
    if (old === null) return [{ kind: 'added', id, ...placeOf(announced), was: null }];
    if (isSameAnnounced(old, announced)) return [];
    return [
      { kind: kindOf(old, announced), id, ...placeOf(announced), was: stillAnnounced(old, announced, now) },
    ];
  });
  return [...changes, ...removedSets(before, now, sets)];
}

/** Returns true if the difference is not visible to the public. */
export function isSameAnnounced(a: AnnouncedSet, b: AnnouncedSet): boolean {
  return (
    a.name === b.name &&
    a.stage === b.stage &&
    a.day === b.day &&
    a.start === b.start &&
    a.end === b.end &&
    a.status === b.status &&
    a.replacedBy === b.replacedBy &&
    isSameTexts(a.texts, b.texts)
  );
}

/** The keys are always in the same order. */
function isSameTexts(a: AnnouncedSet['texts'], b: AnnouncedSet['texts']): boolean {
  return JSON.stringify(a ?? {}) === JSON.stringify(b ?? {});
}

function removedSets(
  before: AnnouncedBefore,
  now: AnnouncedLineup,
  sets: ReadonlySet<string>,
): PublicChange[] {
  return [...before].flatMap(([id, { told: announced }]): PublicChange[] => {
    if (announced === null || sets.has(id)) return [];
    const name = announced.name === null || now.isHidden(announced.name) ? null : announced.name;
    return [{ kind: 'removed', id, ...nothing, name, was: { ...placeOf(announced), name } }];
  });
}

function kindOf(old: AnnouncedSet, announced: AnnouncedSet): PublicChangeKind {
  if (old.status !== announced.status)
    return announced.status === 'confirmed' ? 'restored' : announced.status;
  const places = ['stage', 'day', 'start', 'end'] as const;
  if (places.some((field) => isOther(old[field], announced[field]))) return 'moved';
  return isOther(old.name, announced.name) ? 'renamed' : 'other';
}

/** Returns true if both values are announced and differ. */
function isOther<Value>(old: Value | null, now: Value | null): boolean {
  return old !== null && now !== null && old !== now;
}

function placeOf({ name, stage, day, start, end }: AnnouncedSet): Omit<PublicChange, 'kind' | 'id' | 'was'> {
  return { name, stage, day, start, end };
}

function stillAnnounced(
  old: AnnouncedSet,
  announced: AnnouncedSet,
  { isHidden }: AnnouncedLineup,
): PublicChange['was'] {
  const { name } = old;
  return {
    name: announced.name === null || name === null || isHidden(name) ? null : name,
    stage: announced.stage === null ? null : old.stage,
    day: announced.day === null ? null : old.day,
    start: announced.start === null ? null : old.start,
    end: announced.end === null ? null : old.end,
  };
}
