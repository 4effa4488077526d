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

/**
 * A set or an act that gains a link gains it to an artist that is there and was not merged into another. It keeps links that it had, also as
 * an act that becomes a set, and a change that is taken back brings its links back.
 */
export function requireLinkedArtists(
  copy: WorkingCopy,
  place: DocumentPath,
  path: string,
  data: DocumentData,
): void {
  const ids = idsIn(data['artistIds']);
  if (ids.length === 0) return;
  const before = [path, otherHalf(place)].flatMap((each) =>
    idsIn(copy.readOriginal(each)?.data['artistIds']),
  );
  const added = ids.filter((id) => !before.includes(id));
  const [message] = added.flatMap((id) => problemOf(copy, id) ?? []);
  if (message === undefined || doesTakeBack(copy, place)) return;
  throw invalid(path, [{ path: 'artistIds', message }]);
}

/** An artist is merged into another that is there and was not merged itself. */
export function requireMergeTarget(
  copy: WorkingCopy,
  place: DocumentPath,
  path: string,
  { mergedInto }: DocumentData,
): void {
  if (typeof mergedInto !== 'string') return;
  if (copy.readOriginal(path)?.data['mergedInto'] === mergedInto) return;
  const isItself = mergedInto === place.id;
  if (!isItself && (problemOf(copy, mergedInto) === null || doesTakeBack(copy, place))) return;
  const message = isItself ? artistMessages.mergedIntoItself : artistMessages.mergedIntoMissing;
  throw invalid(path, [{ path: 'mergedInto', message }]);
}

function problemOf(copy: WorkingCopy, artistId: string): string | null {
  const artist = copy.read(paths.artist(artistId));
  if (artist === null) return artistMessages.linkedMissing;
  return typeof artist.data['mergedInto'] === 'string' ? artistMessages.linkedMerged : null;
}

/** Where the act is that becomes a set, or the set that becomes an act. */
function otherHalf({ kind, ids: [festivalId = ''], id }: DocumentPath): string {
  return kind === 'lineupEvent' ? paths.unplacedAct(festivalId, id) : paths.event(festivalId, id);
}

const waysBack: readonly unknown[] = ['undone', 'redone', 'restored'];

/** Returns true if the commit brings back an earlier state of what the document's history records. */
function doesTakeBack(copy: WorkingCopy, place: DocumentPath): boolean {
  return Array.from(copy.changes()).some(([path, document]) => {
    const written = parseDocumentPath(path);
    if (written === null || !isChangeKind(written.kind) || historyOf(written) !== historyOf(place))
      return false;
    return waysBack.includes(document?.data['kind']);
  });
}

function idsIn(value: DocumentValue | undefined): readonly string[] {
  return Array.isArray(value)
    ? value.flatMap((each: DocumentValue) => (typeof each === 'string' ? [each] : []))
    : [];
}
