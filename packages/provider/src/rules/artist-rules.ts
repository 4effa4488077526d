import {
  artistMessages,
  historyOf,
  isChangeKind,
  parseDocumentPath,
  paths,
  type DocumentPath,
} from '@lineup/domain';
import type { DocumentData, DocumentValue } from '../documents.ts';
import { invalid } from './refusal.ts';
import type { WorkingCopy } from './working-copy.ts';

/** Returns true if the commit restores an earlier state of the document's recorded fields. */
export type TakesBack = (place: DocumentPath) => boolean;

/**
 * A set or an act may only be linked to an existing artist that was not merged into another. Existing links are
 * retained, also when an act becomes a set, and undoing a change restores its links.
 */
export function requireLinkedArtists(
  copy: WorkingCopy,
  place: DocumentPath,
  path: string,
  data: DocumentData,
  takesBack: TakesBack,
): void {
  const ids = idsIn(data['artistIds']);
  if (ids.length === 0) return;
  const before = [path, otherHalf(place)].flatMap((each) =>
    idsIn(copy.readOriginal(each)?.data['artistIds']),
  );
  const added = ids.filter((id) => !before.includes(id));
  const [message] = added.flatMap((id) => problemOf(copy, id) ?? []);
  if (message === undefined || takesBack(place)) return;
  throw invalid(path, [{ path: 'artistIds', message }]);
}

/** An artist may only be merged into another existing artist that was not merged itself. */
export function requireMergeTarget(
  copy: WorkingCopy,
  place: DocumentPath,
  path: string,
  { mergedInto }: DocumentData,
  takesBack: TakesBack,
): void {
  if (typeof mergedInto !== 'string') return;
  if (copy.readOriginal(path)?.data['mergedInto'] === mergedInto) return;
  const isItself = mergedInto === place.id;
  if (!isItself && (problemOf(copy, mergedInto) === null || takesBack(place))) return;
  const message = isItself ? artistMessages.mergedIntoItself : artistMessages.mergedIntoMissing;
  throw invalid(path, [{ path: 'mergedInto', message }]);
}

function problemOf(copy: WorkingCopy, artistId: string): string | null {
  const artist = copy.read(paths.artist(artistId));
  if (artist === null) return artistMessages.linkedMissing;
  return typeof artist.data['mergedInto'] === 'string' ? artistMessages.linkedMerged : null;
}

/** The path of the act that becomes a set, or of the set that becomes an act. */
function otherHalf({ kind, ids: [festivalId = ''], id }: DocumentPath): string {
  return kind === 'lineupEvent' ? paths.unplacedAct(festivalId, id) : paths.event(festivalId, id);
}

const waysBack: readonly unknown[] = ['undone', 'redone', 'restored'];

/** Searches the commit once, on first use: a restored lineup may have thousands of links to deleted artists. */
export function findWaysBack(copy: WorkingCopy): TakesBack {
  let histories: ReadonlySet<string | null> | null = null;
  return (place) => {
    histories ??= historiesTakenBack(copy);
    return histories.has(historyOf(place));
  };
}

function historiesTakenBack(copy: WorkingCopy): ReadonlySet<string | null> {
  const histories = new Set<string | null>();
  for (const [path, document] of copy.changes()) {
    const written = parseDocumentPath(path);
    if (written === null || !isChangeKind(written.kind)) continue;
    if (waysBack.includes(document?.data['kind'])) histories.add(historyOf(written));
  }
  return histories;
}

function idsIn(value: DocumentValue | undefined): readonly string[] {
  return Array.isArray(value)
    ? value.flatMap((each: DocumentValue) => (typeof each === 'string' ? [each] : []))
    : [];
}
