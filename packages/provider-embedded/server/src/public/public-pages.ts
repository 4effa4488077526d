import { storagePaths } from '@lineup/domain';
import { createSinceReader, previewDraft, previewLinkOf, publishedAt, readPublic } from '@lineup/functions';
import {
  renderPublic,
  renderSchema,
  renderSince,
  screenPage,
  type PublicFile,
  type PublicPlace,
} from '@lineup/lineup-page';
import type { ServerProvider } from '@lineup/provider/server';
import type { CommitListener, DocumentStore } from '../documents/store.ts';
import { createStageScreens, type StageScreens } from './stage-screens.ts';
import { createPreviewMemory, type PreviewMemory } from './preview-memory.ts';
import { createPublicMemory, type PublicMemory } from './public-memory.ts';
import { createPublicRenderer, type PublicRenderer } from './public-renderer.ts';

/** All public content, and what preview links and stage links show. */
export interface PublicPages {
  readonly lineups: PublicMemory;
  readonly previews: PreviewMemory;
  readonly screens: StageScreens;
  /** The page of every stage screen. */
  readonly screenPage: () => string;
  /** Registers a commit of this process; fits the store's `onCommit`. */
  readonly noteCommit: CommitListener;
  /** The JSON Schema of `lineup.json`. */
  readonly schema: () => PublicFile;
}

type Place = Pick<PublicPlace, 'origin' | 'assets'>;

export interface PublicPagesDeps {
  readonly provider: ServerProvider;
  readonly documents: Pick<DocumentStore, 'latestVersion'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly place: Place;
  /** Renders the files; defaults to `rendererHere` in this thread. */
  readonly renderer?: PublicRenderer | undefined;
}

export function createPublicPages(deps: PublicPagesDeps): PublicPages {
  const { provider, documents, now, place, renderer = rendererHere(deps) } = deps;
  const lineups = createPublicMemory({
    documents,
    publishedAt: (slug) => publishedAt(provider, slug),
    readPicture: (festivalId, sha) => provider.files.read(storagePaths.releasePicture(festivalId, sha)),
    renderer,
    now,
  });
  const previews = createPreviewMemory({
    documents,
    linkOf: (token) => previewLinkOf(provider, token, now()),
    renderer,
  });
  const screens = createStageScreens({ provider, documents, now });
  return {
    lineups,
    previews,
    screens,
    screenPage: () => screenPage(place.assets),
    noteCommit: (version, changes) => {
      lineups.noteCommit(version, changes);
      previews.noteCommit(version, changes);
      screens.noteCommit(version, changes);
    },
    schema: () => renderSchema(place.origin),
  };
}

/** Renders the public files in the calling thread. */
export function rendererHere({
  provider,
  place,
  now,
}: Pick<PublicPagesDeps, 'provider' | 'place' | 'now'>): PublicRenderer {
  const readSince = createSinceReader();
  return createPublicRenderer({
    load: ({ festivalId, releaseId }) => readPublic(provider.files, festivalId, releaseId),
    draft: (shown) => previewDraft(provider, shown, now()),
    render: (release, at, path) => renderPublic(release, { ...place, ...at, viewsAhead: true }, path),
    renderSince: async (release, { slug }, number) =>
      renderSince(release, await readSince(provider.files, release, number), { ...place, slug }),
  });
}
