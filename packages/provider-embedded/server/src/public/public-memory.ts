import { parseDocumentPath, pictureTypeOf } from '@lineup/domain';
import type { LineupAt } from '@lineup/lineup-page/http';
import { followCommits } from '../documents/follow-commits.ts';
import type { CommitListener, DocumentStore } from '../documents/store.ts';
import type { PublicRenderer, ReleaseAt } from './public-renderer.ts';
import { pictureFile, type RenderedFile } from './rendered-file.ts';
import { RenderedFiles } from './rendered-files.ts';

/** What is published at a slug, as returned by `publishedAt`. */
type Published =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'moved'; readonly slug: string }
  | ({ readonly kind: 'found' } & ReleaseAt);

/** The current lineups, cached in memory: only the first request after a change reads the database and the disk. */
export interface PublicMemory {
  /**
   * Returns what is published at a slug, synchronously if cached. A client that has tried too many unknown slugs gets
   * no lookup.
   */
  lineupAt(slug: string, asker: Asker): LineupAt<RenderedFile> | Promise<LineupAt<RenderedFile>>;
  /** Registers a commit of this process; fits the store's `onCommit`. */
  readonly noteCommit: CommitListener;
  /** The size of cached rendered files, in bytes. */
  readonly bytes: () => number;
}

/** The client, for limiting requests for unknown lineups. */
export interface Asker {
  /** The seconds to wait after too many requests; otherwise null. */
  readonly waitSeconds: () => Promise<number | null>;
  readonly noteUnknown: () => Promise<void>;
}

export interface PublicMemoryDeps {
  readonly documents: Pick<DocumentStore, 'latestVersion'>;
  readonly publishedAt: (slug: string) => Promise<Published>;
  /** The bytes of a picture published with a festival's lineup, or null. */
  readonly readPicture: (festivalId: string, sha: string) => Promise<Uint8Array | null>;
  readonly renderer: Pick<PublicRenderer, 'lineupFile' | 'sinceFile' | 'showsPicture'>;
  readonly now: () => number;
  /** The maximum size of all cached rendered files, in bytes. */
  readonly maximumBytes?: number;
}

const usualMaximumBytes = 64 * 1024 * 1024;
/** A release may have hundreds of these. They have a separate cache, so that they never displace a page. */
const maximumSinceBytes = 32 * 1024 * 1024;
/** How often writes of other processes are checked for, at most. */
const lookEveryMs = 1000;

/** Browsers do not display this type. */
const unknownType = 'application/octet-stream';

type Found = LineupAt<RenderedFile> & { readonly kind: 'found' };

export function createPublicMemory(deps: PublicMemoryDeps): PublicMemory {
  const files = new RenderedFiles<null>(deps.maximumBytes ?? usualMaximumBytes);
  const sinceFiles = new RenderedFiles<null>(maximumSinceBytes);
  const known = new Map<string, LineupAt<RenderedFile>>();
  /** Slugs that were found before; they are never released. */
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
        // Visitors' selections are unlimited: their calendars would displace the pages.
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

  /** Unknown slugs are not cached, as there are arbitrarily many. */
  const lookUp = async (slug: string, isLatest: () => boolean): Promise<LineupAt<RenderedFile>> => {
    const published = await deps.publishedAt(slug);
    const at = published.kind === 'found' ? foundAt(published) : published;
    if (at.kind === 'unknown') return at;
    existing.add(slug);
    // A write during the lookup may have made the result outdated.
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
      // A visitor who shares an IP address with an attacker still gets lineups known to exist.
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

/** Returns true if a document determines what is published. */
function isPublications(path: string): boolean {
  const kind = parseDocumentPath(path)?.kind;
  return kind === 'publication' || kind === 'lineupSlug';
}
