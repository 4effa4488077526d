import type { Acceptances } from '../entities/acceptances.ts';
import { allNames, artistKeys, type ArtistKeys } from './artist-key.ts';
import { conflictKinds, type Conflict, type ConflictKind } from './conflict.ts';
import { storedArtistKeys } from './stored-artist-key.ts';

/**
 * What is accepted as it is: this conflict, whatever else becomes of its sets; a name that is not one act, on any stages; or
 * a kind of conflict on a stage, as of a parallel programme.
 */
export type Acceptance =
  | { readonly scope: 'one'; readonly conflict: Pick<Conflict, 'id' | 'span'> }
  | { readonly scope: 'name'; readonly artistName: string }
  | { readonly scope: 'stage'; readonly kind: ConflictKind; readonly stage: string };

/** Kinds of conflicts that are about one artist who has several sets. */
const kindsOfNames: readonly ConflictKind[] = ['doubleBooking', 'duplicate', 'tight'];

/** What an acceptance is stored by: kind, sets and span, so that no other edit of the sets reopens the conflict. */
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

/** Returns true if somebody has accepted the conflict, by itself or with others. */
export function isAccepted(conflict: Conflict, accepted: Acceptances): boolean {
  for (const key of keysFor(conflict)) if (Object.hasOwn(accepted, key)) return true;
  return false;
}

/** The keys by which somebody has accepted the conflict. */
export function keysAccepting(conflict: Conflict, accepted: Acceptances): readonly string[] {
  return [...new Set(keysFor(conflict))].filter((key) => Object.hasOwn(accepted, key));
}

/** What an acceptance may be stored by that covers the conflict; the cheapest to find first. */
function* keysFor(conflict: Conflict): Iterable<string> {
  const { kind, sets } = conflict;
  yield acceptanceKey({ scope: 'one', conflict });
  for (const { stage } of sets) yield acceptanceKey({ scope: 'stage', kind, stage });
  if (!kindsOfNames.includes(kind)) return;
  for (const name of sharedNames(conflict, artistKeys)) yield `name ${name}`;
  // What was accepted when names were compared in another way stays accepted.
  for (const name of sharedNames(conflict, storedArtistKeys)) yield `name ${name}`;
}

/**
 * The names that can be accepted so that the conflict is: those by which all of its sets are one artist's, as they are written where a set
 * has no other. None, where it is about no artist.
 */
export function acceptableNames({ kind, sets }: Conflict): readonly string[] {
  if (!kindsOfNames.includes(kind)) return [];
  const written = new Map(
    sets.toReversed().map(({ artistName }) => [artistKeys(artistName).whole, artistName.trim()]),
  );
  return sharedNames({ sets }, artistKeys).map((name) => written.get(name) ?? name);
}

/** The names by which all sets are one artist's. */
function sharedNames(
  { sets }: Pick<Conflict, 'sets'>,
  keysOf: (artistName: string) => ArtistKeys,
): readonly string[] {
  const [first = [], ...others] = sets.map(({ artistName }) => allNames(keysOf(artistName)));
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/** The ids of the sets of single conflicts that are accepted. */
export function acceptedSets(accepted: Acceptances): ReadonlySet<string> {
  return new Set(Object.keys(accepted).flatMap(setsOfKey));
}

/** The acceptances without those of conflicts of which one of the sets is gone. */
export function withoutSets(accepted: Acceptances, gone: ReadonlySet<string>): Acceptances {
  const isLeft = ([key]: readonly [string, string]) => !setsOfKey(key).some((id) => gone.has(id));
  return Object.fromEntries(Object.entries(accepted).filter(isLeft));
}

function setsOfKey(key: string): readonly string[] {
  const [scope, , , , ...ids] = key.split(' ');
  return scope === 'one' ? ids : [];
}

/** The acceptances after stages were renamed (old name → new name); the same object where none is about one of them. */
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
