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

/** Whether the commit brings back an earlier state of what the history of a document records. */
export type TakesBack = (place: DocumentPath) => boolean;

/**
 * A set or an act that gains a link gains it to an artist that is there and was not merged into another. It keeps links that it had, also as
 * an act that becomes a set, and a change that is taken back brings its links back.
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

/** An artist is merged into another that is there and was not merged itself. */
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

/** Where the act is that becomes a set, or the set that becomes an act. */
function otherHalf({ kind, ids: [festivalId = ''], id }: DocumentPath): string {
  return kind === 'lineupEvent' ? paths.unplacedAct(festivalId, id) : paths.event(festivalId, id);
}

const waysBack: readonly unknown[] = ['undone', 'redone', 'restored'];

/** Looks through the commit once, when it is first asked: a restored lineup may have thousands of links to artists that are gone. */
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
