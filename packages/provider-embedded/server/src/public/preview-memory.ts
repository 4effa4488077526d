import { parseDocumentPath } from '@lineup/domain';
import type { PreviewLinkData } from '@lineup/domain/release';
import { viewPaths } from '@lineup/lineup-page';
import type { PreviewAt } from '@lineup/lineup-page/http';
import { followCommits } from '../documents/follow-commits.ts';
import type { CommitListener, DocumentStore } from '../documents/store.ts';
import { createPauses } from '../pauses.ts';
import type { PublicRenderer } from './public-renderer.ts';
import type { RenderedFile } from './rendered-file.ts';
import { RenderedFiles } from './rendered-files.ts';
import { createRateLimit } from './visitor-limits.ts';

/** The pages of preview links, rendered once per version of the lineup and shared by all requests. */
export interface PreviewMemory {
  /** Returns the page at `path` of the current draft; null for a token that is invalid, expired or revoked. */
  file(token: string, path: string): Promise<PreviewAt<RenderedFile>>;
  /** Registers a commit of this process; fits the store's `onCommit`. */
  readonly noteCommit: CommitListener;
}

export interface PreviewMemoryDeps {
  readonly documents: Pick<DocumentStore, 'latestVersion'>;
  /** Returns the link with this token if it is valid now, or null. */
  readonly linkOf: (token: string) => Promise<PreviewLinkData | null>;
  readonly renderer: Pick<PublicRenderer, 'previewFile'>;
  /** How often the pages of one link may be rendered per minute; more are rejected. */
  readonly rendersPerMinute?: number;
}

const maximumBytes = 32 * 1024 * 1024;
const usualRendersPerMinute = 30;

export function createPreviewMemory(deps: PreviewMemoryDeps): PreviewMemory {
  const { documents, linkOf, renderer, rendersPerMinute = usualRendersPerMinute } = deps;
  const files = new RenderedFiles<Exclude<PreviewAt<RenderedFile>, RenderedFile>>(maximumBytes);
  const limit = createRateLimit(rendersPerMinute);
  const pause = createPauses();
  /** How often each festival's lineup has changed. Part of the cache key, so that outdated pages are never found. */
  const changesOf = new Map<string, number>();
  let missedCommits = 0;
  const commits = followCommits(documents, () => (missedCommits += 1));

  const render = async (
    link: PreviewLinkData,
    token: string,
    path: string,
  ): Promise<PreviewAt<RenderedFile>> => {
    const retryAfterSeconds = await limit(token);
    if (retryAfterSeconds !== null) return { kind: 'throttled', retryAfterSeconds };
    const { festivalId, stages, showNames } = link;
    return renderer.previewFile({ festivalId, stages, showNames, token }, path);
  };

  return {
    file: async (token, path) => {
      // If many clients open a link at once, it is checked for each of them, with pauses for other work.
      await pause();
      const link = await linkOf(token);
      // A preview only has pages, no feeds.
      if (link === null || !viewPaths.includes(path.replace(/\?.*$/u, ''))) return null;
      commits.catchUp();
      const version = [missedCommits, changesOf.get(link.festivalId) ?? 0];
      const key = JSON.stringify([token, path, version]);
      return files.at(key, () => render(link, token, path));
    },
    noteCommit: (version, changes) => {
      commits.receive(version);
      const changed = new Set(changes.map(({ path }) => lineupOf(path)));
      for (const id of changed) if (id !== null) changesOf.set(id, (changesOf.get(id) ?? 0) + 1);
    },
  };
}

/** The festival whose lineup contains a document; null for other documents. */
function lineupOf(path: string): string | null {
  const place = parseDocumentPath(path);
  if (place?.kind === 'festival') return place.id;
  return place?.kind === 'lineupEvent' ? (place.ids[0] ?? null) : null;
}
