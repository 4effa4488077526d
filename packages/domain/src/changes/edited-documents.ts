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

/** Which kind of edit tells of the document; null where the history does not tell of it. */
export function editTargetOf(place: Pick<DocumentPath, 'kind'> | null): EditTarget | null {
  return place === null ? null : (targets[place.kind] ?? null);
}

/** Where the document of an edit is that is recorded in this history: that of a festival, or `artistHistory`. */
export function pathOfEdit(history: string, { target, id }: Pick<Edit, 'target' | 'id'>): string {
  return pathMakers[target](history, id);
}

/** The history that a document is part of or recorded in: the id of its festival, or `artistHistory`; null where there is none. */
export function historyOf({ kind, ids, collection }: DocumentPath): string | null {
  if (kind === 'artist' || kind === 'artistChange' || kind === 'artistChangePart') return artistHistory;
  return collection.startsWith(paths.festivals) ? (ids[0] ?? null) : null;
}

/** Returns true for the records of changes, of festivals and of the artists. */
export function isChangeKind(kind: DocumentKind | undefined): boolean {
  return kind === 'change' || kind === 'artistChange';
}

/** The same of their parts. */
export function isChangePartKind(kind: DocumentKind | undefined): boolean {
  return kind === 'changePart' || kind === 'artistChangePart';
}
