import type { Acceptances } from '../entities/acceptances.ts';
import { allNames, artistKeys, type ArtistKeys } from './artist-key.ts';
import { conflictKinds, type Conflict, type ConflictKind } from './conflict.ts';
import { storedArtistKeys } from './stored-artist-key.ts';

/**
 * What is accepted: a single conflict, even if its sets are edited otherwise; a name that is not one act, on all
 * stages; or a kind of conflict on a stage, for example with a parallel programme.
 */
export type Acceptance =
  | { readonly scope: 'one'; readonly conflict: Pick<Conflict, 'id' | 'span'> }
  | { readonly scope: 'name'; readonly artistName: string }
  | { readonly scope: 'stage'; readonly kind: ConflictKind; readonly stage: string };

/** Kinds of conflicts between sets of one artist. */
const kindsOfNames: readonly ConflictKind[] = ['doubleBooking', 'duplicate', 'tight'];

/**
 * The key that stores an acceptance. For one conflict it has kind, sets and span, so that other edits of the sets do
 * not reopen it.
 */
export function acceptanceKey(acceptance: Acceptance): string {
  switch (acceptance.scope) {
    case 'one': {
      const { id, span } = acceptance.conflict;
      return `one ${span.start} ${span.end} ${id}`;
    }
    case 'name':
      return `name ${artistKeys(acceptance.artistName).whole}`;
    default:
      return `stage ${acceptance.kind} ${acceptance.stage}`;
  }
}

/** Returns true if the conflict is accepted, individually or as part of a group. */
export function isAccepted(conflict: Conflict, accepted: Acceptances): boolean {
  for (const key of keysFor(conflict)) if (Object.hasOwn(accepted, key)) return true;
  return false;
}

/** The keys of the acceptances that cover the conflict. */
export function keysAccepting(conflict: Conflict, accepted: Acceptances): readonly string[] {
  return [...new Set(keysFor(conflict))].filter((key) => Object.hasOwn(accepted, key));
}

/** All keys of acceptances that would cover the conflict, cheapest first. */
function* keysFor(conflict: Conflict): Iterable<string> {
  const { kind, sets } = conflict;
  yield acceptanceKey({ scope: 'one', conflict });
  for (const { stage } of sets) yield acceptanceKey({ scope: 'stage', kind, stage });
  if (!kindsOfNames.includes(kind)) return;
  for (const name of sharedNames(conflict, artistKeys)) yield `name ${name}`;
  // Acceptances from before name comparison was changed stay valid.
  for (const name of sharedNames(conflict, storedArtistKeys)) yield `name ${name}`;
}

/**
 * The names that would accept the conflict: those that all of its sets share, as written in a set with just that name
 * if there is one. Empty for conflicts that are not about one artist.
 */
export function acceptableNames({ kind, sets }: Conflict): readonly string[] {
  if (!kindsOfNames.includes(kind)) return [];
  const written = new Map(
    sets.toReversed().map(({ artistName }) => [artistKeys(artistName).whole, artistName.trim()]),
  );
  return sharedNames({ sets }, artistKeys).map((name) => written.get(name) ?? name);
}

/** The name keys that all sets share. */
function sharedNames(
  { sets }: Pick<Conflict, 'sets'>,
  keysOf: (artistName: string) => ArtistKeys,
): readonly string[] {
  const [first = [], ...others] = sets.map(({ artistName }) => allNames(keysOf(artistName)));
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/** The ids of sets in conflicts that were accepted individually. */
export function acceptedSets(accepted: Acceptances): ReadonlySet<string> {
  return new Set(Object.keys(accepted).flatMap(setsOfKey));
}

/** Removes the acceptances of conflicts with a deleted set. */
export function withoutSets(accepted: Acceptances, gone: ReadonlySet<string>): Acceptances {
  const isLeft = ([key]: readonly [string, string]) => !setsOfKey(key).some((id) => gone.has(id));
  return Object.fromEntries(Object.entries(accepted).filter(isLeft));
}

function setsOfKey(key: string): readonly string[] {
  const [scope, , , , ...ids] = key.split(' ');
  return scope === 'one' ? ids : [];
}

/** The acceptances after stages were renamed (old name → new name); the same object if none of them is affected. */
export function carryAcceptances(accepted: Acceptances, renames: ReadonlyMap<string, string>): Acceptances {
  let isChanged = false;
  const carried = Object.entries(accepted).map(([key, note]) => {
    const [scope, kind, ...words] = key.split(' ');
    const to = scope === 'stage' ? renames.get(words.join(' ')) : undefined;
    if (to === undefined || !isConflictKind(kind)) return [key, note] as const;
    isChanged = true;
    return [acceptanceKey({ scope: 'stage', kind, stage: to }), note] as const;
  });
  return isChanged ? Object.fromEntries(carried) : accepted;
}

function isConflictKind(text: string | undefined): text is ConflictKind {
  return conflictKinds.some((kind) => kind === text);
}
