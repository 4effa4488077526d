import {
  documentSchemas,
  festivalSchema,
  messages,
  parseDocumentPath,
  paths,
  stagesOf,
  type DocumentKind,
  type DocumentPath,
  uploadMessages,
} from '@lineup/domain';
import type { DocumentData } from '../documents.ts';
import { ProviderError } from '../errors.ts';
import { fieldProblems } from '../field-problems.ts';
import { findWaysBack, requireLinkedArtists, requireMergeTarget } from './artist-rules.ts';
import { invalid } from './refusal.ts';
import type { WorkingCopy } from './working-copy.ts';

/**
 * Checks the result of a commit: every written document passes the schema of its kind, has its parent and agrees with
 * its path, a new or moved set or block is on a stage of its festival, and new links lead to artists. Fails with
 * `invalid-argument` or `not-found`.
 */
export function checkDocuments(copy: WorkingCopy): void {
  const stagesAt = stageFinder(copy);
  const takesBack = findWaysBack(copy);
  for (const [path, document] of copy.changes()) {
    const place = parseDocumentPath(path);
    if (document === null || place === null) continue;
    requireParent(copy, place, path);
    requireSchema(place.kind, path, document.data);
    if (place.kind === 'lineupUpload') requireOwnIds(place, path, document.data);
    if (place.kind === 'festival') requireFamily(copy, place, path, document.data);
    if (place.kind === 'lineupEvent' || place.kind === 'block')
      requireStage(copy, stagesAt, place, path, document.data);
    if (place.kind === 'lineupEvent' || place.kind === 'unplacedAct')
      requireLinkedArtists(copy, place, path, document.data, takesBack);
    if (place.kind === 'artist') requireMergeTarget(copy, place, path, document.data, takesBack);
  }
}

function requireParent(copy: WorkingCopy, place: DocumentPath, path: string): void {
  const parent = parentOf(place);
  if (parent !== null && copy.read(parent) === null) {
    throw new ProviderError('not-found', `${path} has no parent`, {
      userMessage: place.kind === 'draftEvent' ? uploadMessages.notFound : messages.festival.notFound,
    });
  }
}

function parentOf({ collection }: DocumentPath): string | null {
  const slash = collection.lastIndexOf('/');
  return slash === -1 ? null : collection.slice(0, slash);
}

function requireSchema(kind: DocumentKind, path: string, data: DocumentData | undefined): void {
  const result = documentSchemas[kind].safeParse(data);
  if (result.success) return;
  throw invalid(path, fieldProblems(result.error));
}

function requireOwnIds(place: DocumentPath, path: string, data: DocumentData): void {
  if (data['uploadId'] !== place.id)
    throw invalid(path, [{ path: 'uploadId', message: 'Not the id of its path' }]);
  if (data['festivalId'] !== place.ids[0]) {
    throw invalid(path, [{ path: 'festivalId', message: 'Not the festival of its path' }]);
  }
}

/** The festival of which this is an edition is set on creation and never changes: its pictures depend on it. */
function requireFamily(
  copy: WorkingCopy,
  { id }: DocumentPath,
  path: string,
  { editionOf }: DocumentData,
): void {
  const original = copy.readOriginal(path);
  if (editionOf === id) throw invalid(path, [{ path: 'editionOf', message: messages.festival.ownEdition }]);
  if (original !== null && original.data['editionOf'] !== editionOf) {
    throw invalid(path, [{ path: 'editionOf', message: messages.festival.editionChanged }]);
  }
}

/** Looks up the stages of a festival; each festival is checked once, however many of its sets are written. */
function stageFinder(copy: WorkingCopy): (festivalId: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (festivalId) => {
    const found = known.get(festivalId) ?? findStages(copy, paths.festival(festivalId));
    known.set(festivalId, found);
    return found;
  };
}

function findStages(copy: WorkingCopy, festivalPath: string): readonly string[] {
  const festival = copy.read(festivalPath)?.data;
  // The same commit may write the festival, possibly with invalid data.
  requireSchema('festival', festivalPath, festival);
  return stagesOf(festivalSchema.parse(festival));
}

/** A set that is not moved may stay on a stage that the festival no longer has. */
function requireStage(
  copy: WorkingCopy,
  stagesAt: (festivalId: string) => readonly string[],
  place: DocumentPath,
  path: string,
  data: DocumentData,
): void {
  const stage = data['stage'];
  if (typeof stage !== 'string' || copy.readOriginal(path)?.data['stage'] === stage) return;
  const stages = stagesAt(place.ids[0] ?? '');
  if (!stages.includes(stage)) {
    throw invalid(path, [{ path: 'stage', message: messages.review.stageInvalidWithList(stage, stages) }]);
  }
}
