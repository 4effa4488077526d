import { showsPicture, type PreviewLinkData, type PublicRelease } from '@lineup/domain/release';
import type { PublicFile, PublicPlace } from '@lineup/lineup-page';
import { createByteCache } from './byte-cache.ts';
import { encodeFile, type RenderedFile } from './rendered-file.ts';

/** A release and its public slug. */
export interface ReleaseAt {
  readonly slug: string;
  readonly festivalId: string;
  readonly releaseId: string;
}

/** What a preview link shows; the page's addresses contain `token`. */
export type ShownDraft = Pick<PreviewLinkData, 'festivalId' | 'stages' | 'showNames'> & {
  readonly token: string;
};

/** Renders the public files. A large lineup takes seconds, so a server uses a separate thread. */
export interface PublicRenderer {
  /** Returns the file of a release at a path of `renderPublic`; null if there is none. */
  lineupFile(at: ReleaseAt, path: string): Promise<RenderedFile | null>;
  /**
   * Returns `lineup.json` of a release with the changes since the release of this number; null if that does not exist
   * yet.
   */
  sinceFile(at: ReleaseAt, number: number): Promise<RenderedFile | null>;
  /** Resolves to true if the release shows the picture with this hash. */
  showsPicture(at: ReleaseAt, sha: string): Promise<boolean>;
  /** Returns the page of the current draft; null if the festival was deleted or there is no such page. */
  previewFile(shown: ShownDraft, path: string): Promise<RenderedFile | null>;
}

export interface PublicRendererDeps {
  readonly load: (at: ReleaseAt) => Promise<PublicRelease>;
  readonly draft: (shown: ShownDraft) => Promise<PublicRelease | null>;
  readonly render: (
    release: PublicRelease,
    place: Pick<PublicPlace, 'slug' | 'kind'>,
    path: string,
  ) => PublicFile | null;
  readonly renderSince: (
    release: PublicRelease,
    place: Pick<PublicPlace, 'slug'>,
    number: number,
  ) => Promise<PublicFile | null>;
}

/** How many parsed releases are cached; others are read again for each further file. */
const releasesHeld = 16;

export function createPublicRenderer({
  load,
  draft,
  render,
  renderSince,
}: PublicRendererDeps): PublicRenderer {
  const releases = createByteCache<Promise<PublicRelease>>(releasesHeld);
  const releaseAt = (at: ReleaseAt): Promise<PublicRelease> => {
    const held = releases.get(at.releaseId);
    if (held !== undefined) return held;
    const loading = load(at);
    releases.keep(at.releaseId, loading, 1);
    // The next request retries after a failure.
    loading.catch(() => releases.drop(at.releaseId));
    return loading;
  };
  const encoded = (file: PublicFile | null) => (file === null ? null : encodeFile(file));
  return {
    lineupFile: async (at, path) =>
      encoded(render(await releaseAt(at), { slug: at.slug, kind: 'lineup' }, path)),
    sinceFile: async (at, number) => encoded(await renderSince(await releaseAt(at), at, number)),
    showsPicture: async (at, sha) => showsPicture(await releaseAt(at), sha),
    previewFile: async (shown, path) => {
      const release = await draft(shown);
      return release === null ? null : encoded(render(release, { slug: shown.token, kind: 'preview' }, path));
    },
  };
}
