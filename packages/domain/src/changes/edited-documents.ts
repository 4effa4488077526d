import { paths, type DocumentKind, type DocumentPath } from '../entities/paths.ts';
import type { Edit, EditTarget } from './edits.ts';

const targets: Readonly<Partial<Record<DocumentKind, EditTarget>>> = {
  festival: 'festival',
  lineupEvent: 'set',
  unplacedAct: 'act',
  block: 'block',
  importSource: 'source',
};

const pathMakers: Readonly<Record<EditTarget, (festivalId: string, id: string) => string>> = {
  festival: (_, id) => paths.festival(id),
  set: paths.event,
  act: paths.unplacedAct,
  block: paths.block,
  source: paths.importSource,
};

/** Which kind of edit tells of the document; null where the history does not tell of it. */
export function editTargetOf(place: Pick<DocumentPath, 'kind'> | null): EditTarget | null {
  return place === null ? null : (targets[place.kind] ?? null);
}

/** Where the document of an edit is. */
export function pathOfEdit(festivalId: string, { target, id }: Pick<Edit, 'target' | 'id'>): string {
  return pathMakers[target](festivalId, id);
}
