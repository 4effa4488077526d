import { storagePaths } from '@lineup/domain';
import { previewOf, publishedAt } from '@lineup/functions';
import { renderPublic, renderSchema, type PublicFile, type PublicPlace } from '@lineup/lineup-page';
import type { ServerProvider } from '@lineup/provider/server';
import type { DocumentStore } from '../documents/store.ts';
import { createPublicMemory, type PublicMemory } from './public-memory.ts';

/** Everything that is public, and what preview links show. */
export interface PublicPages {
  readonly lineups: PublicMemory;
  /** The page at `path` of today's draft that a preview link shows; null for one that does not stand. */
  readonly preview: (token: string, path: string) => Promise<PublicFile | null>;
  /** The JSON Schema of `lineup.json`. */
  readonly schema: () => PublicFile;
}

export interface PublicPagesDeps {
  readonly provider: ServerProvider;
  readonly documents: Pick<DocumentStore, 'latestVersion'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly place: Pick<PublicPlace, 'origin' | 'assets'>;
}

export function createPublicPages({ provider, documents, now, place }: PublicPagesDeps): PublicPages {
  return {
    lineups: createPublicMemory({
      documents,
      publishedAt: (slug) => publishedAt(provider, slug),
      readPicture: (festivalId, sha) => provider.files.read(storagePaths.releasePicture(festivalId, sha)),
      render: (release, slug, path) => renderPublic(release, { ...place, slug, kind: 'lineup' }, path),
      now,
    }),
    preview: async (token, path) => {
      const draft = await previewOf(provider, token, now());
      return draft === null ? null : renderPublic(draft, { ...place, slug: token, kind: 'preview' }, path);
    },
    schema: () => renderSchema(place.origin),
  };
}
