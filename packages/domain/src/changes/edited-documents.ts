import { artistHistory, paths, type DocumentKind, type DocumentPath } from '../entities/paths.ts';
import type { Edit, EditTarget } from './edits.ts';

const targets: Readonly<Partial<Record<DocumentKind, EditTarget>>> = {
  festival: 'festival',
  lineupEvent: 'set',
  unplacedAct: 'act',
  block: 'block',
  importSource: 'source',
  artist: 'artist',
};

const pathMakers: Readonly<Record<EditTarget, (history: string, id: string) => string>> = {
  festival: (_, id) => paths.festival(id),
  set: paths.event,
  act: paths.unplacedAct,
  block: paths.block,
  source: paths.importSource,
  artist: (_, id) => paths.artist(id),
};

/** The edit target for a document; null if the history does not record it. */
export function editTargetOf(place: Pick<DocumentPath, 'kind'> | null): EditTarget | null {
  return place === null ? null : (targets[place.kind] ?? null);
}

/** The document path of an edit recorded in this history, which is a festival id or `artistHistory`. */
export function pathOfEdit(history: string, { target, id }: Pick<Edit, 'target' | 'id'>): string {
  return pathMakers[target](history, id);
}

/** The history that a document belongs to or is recorded in: a festival id or `artistHistory`; null if none. */
export function historyOf({ kind, ids, collection }: DocumentPath): string | null {
  if (kind === 'artist' || kind === 'artistChange' || kind === 'artistChangePart') return artistHistory;
  return collection.startsWith(paths.festivals) ? (ids[0] ?? null) : null;
}

/** Returns true for change records, of festivals and of artists. */
export function isChangeKind(kind: DocumentKind | undefined): boolean {
  return kind === 'change' || kind === 'artistChange';
}

/** Returns true for parts of change records, of festivals and of artists. */
export function isChangePartKind(kind: DocumentKind | undefined): boolean {
  return kind === 'changePart' || kind === 'artistChangePart';
}
