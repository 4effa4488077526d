import { parseDocumentPath, pictureTypeOf } from '@lineup/domain';
import type { LineupAt } from '@lineup/lineup-page/http';
import { followCommits } from '../documents/follow-commits.ts';
import type { CommitListener, DocumentStore } from '../documents/store.ts';
import type { PublicRenderer, ReleaseAt } from './public-renderer.ts';
import { pictureFile, type RenderedFile } from './rendered-file.ts';
import { RenderedFiles } from './rendered-files.ts';

/** What stands at a slug by the documents, as `publishedAt` answers. */
type Published =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'moved'; readonly slug: string }
  | ({ readonly kind: 'found' } & ReleaseAt);

/** The current lineups, out of memory: only the first request after a change reaches the database and the disk. */
export interface PublicMemory {
  /**
   * What stands at a slug, at once where it is known. Whoever has asked for too many that do not exist is not answered from
   * the documents.
   */
  lineupAt(slug: string, asker: Asker): LineupAt<RenderedFile> | Promise<LineupAt<RenderedFile>>;
  /** Learns of every commit of this process; fits the store's `onCommit`. */
  readonly noteCommit: CommitListener;
  /** The bytes of rendered files that are held. */
  readonly bytes: () => number;
}

/** Whoever asks, as far as unknown lineups are concerned. */
export interface Asker {
  /** The seconds to wait for whoever has asked for too many; null for everybody else. */
  readonly waitSeconds: () => Promise<number | null>;
  readonly noteUnknown: () => Promise<void>;
}

export interface PublicMemoryDeps {
  readonly documents: Pick<DocumentStore, 'latestVersion'>;
  readonly publishedAt: (slug: string) => Promise<Published>;
  /** The bytes of a picture that was published with a festival's lineup, or null. */
  readonly readPicture: (festivalId: string, sha: string) => Promise<Uint8Array | null>;
  readonly renderer: Pick<PublicRenderer, 'lineupFile' | 'sinceFile' | 'showsPicture'>;
  readonly now: () => number;
  /** All cached rendered files, in bytes. */
  readonly maximumBytes?: number;
}

const usualMaximumBytes = 64 * 1024 * 1024;
/** Of these there may be hundreds for a release. They have a cache of their own, so that they never push out a page. */
const maximumSinceBytes = 32 * 1024 * 1024;
/** What another process has written is looked for at most so often. */
const lookEveryMs = 1000;

/** No browser shows it. */
const unknownType = 'application/octet-stream';

type Found = LineupAt<RenderedFile> & { readonly kind: 'found' };

export function createPublicMemory(deps: PublicMemoryDeps): PublicMemory {
  const files = new RenderedFiles<null>(deps.maximumBytes ?? usualMaximumBytes);
  const sinceFiles = new RenderedFiles<null>(maximumSinceBytes);
  const known = new Map<string, LineupAt<RenderedFile>>();
  /** Slugs that were found once; none is ever given back. */
  const existing = new Set<string>();
  const looking = new Map<string, Promise<LineupAt<RenderedFile>>>();
  const forget = () => {
    known.clear();
    looking.clear();
  };
  const commits = followCommits(deps.documents, forget);
  let lookedAt = Number.NEGATIVE_INFINITY;

  const foundAt = ({ slug, festivalId, releaseId }: ReleaseAt): Found => {
    const at = { slug, festivalId, releaseId };
    return {
      kind: 'found',
      file: (path) =>
        // There is no end to what visitors pick: their calendars would push out the pages.
        path.startsWith('picks/')
          ? deps.renderer.lineupFile(at, path)
          : files.at(`${releaseId} ${slug}/${path}`, () => deps.renderer.lineupFile(at, path)),
      since: (number) =>
        sinceFiles.at(`${releaseId} ${slug} ${number}`, () => deps.renderer.sinceFile(at, number)),
      picture: async (sha) => {
        if (!(await deps.renderer.showsPicture(at, sha))) return null;
        return files.at(`picture ${festivalId}/${sha}`, async () => {
          const content = await deps.readPicture(festivalId, sha);
          return content === null
            ? null
            : pictureFile(new Uint8Array(content), pictureTypeOf(content) ?? unknownType);
        });
      },
    };
  };

  /** Nothing is cached of a slug that does not exist: there is no end to them. */
  const lookUp = async (slug: string, isLatest: () => boolean): Promise<LineupAt<RenderedFile>> => {
    const published = await deps.publishedAt(slug);
    const at = published.kind === 'found' ? foundAt(published) : published;
    if (at.kind === 'unknown') return at;
    existing.add(slug);
    // What was written while it was looked up has made it the answer of before.
    if (isLatest()) known.set(slug, at);
    return at;
  };
  const lookUpOnce = (slug: string): Promise<LineupAt<RenderedFile>> => {
    const running = looking.get(slug);
    if (running !== undefined) return running;
    const isLatest = () => looking.get(slug) === found;
    const found: Promise<LineupAt<RenderedFile>> = lookUp(slug, isLatest).finally(() => {
      if (isLatest()) looking.delete(slug);
    });
    looking.set(slug, found);
    return found;
  };

  return {
    lineupAt: (slug, asker) => {
      const now = deps.now();
      if (now - lookedAt >= lookEveryMs || now < lookedAt) {
        lookedAt = now;
        commits.catchUp();
      }
      // Whoever shares an address with a guesser still gets what is known to exist.
      return known.get(slug) ?? (existing.has(slug) ? lookUpOnce(slug) : lookUpFor(slug, asker, lookUpOnce));
    },
    noteCommit: (version, changes) => {
      commits.receive(version);
      if (changes.some(({ path }) => isPublications(path))) forget();
    },
    bytes: () => files.bytes() + sinceFiles.bytes(),
  };
}

async function lookUpFor(
  slug: string,
  asker: Asker,
  lookUp: (slug: string) => Promise<LineupAt<RenderedFile>>,
): Promise<LineupAt<RenderedFile>> {
  const retryAfterSeconds = await asker.waitSeconds();
  if (retryAfterSeconds !== null) return { kind: 'throttled', retryAfterSeconds };
  const at = await lookUp(slug);
  if (at.kind === 'unknown') await asker.noteUnknown();
  return at;
}

/** Returns true if a document says what is out. */
function isPublications(path: string): boolean {
  const kind = parseDocumentPath(path)?.kind;
  return kind === 'publication' || kind === 'lineupSlug';
}
