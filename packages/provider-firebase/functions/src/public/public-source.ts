import { createHash } from 'node:crypto';
import { pictureTypeOf, storagePaths } from '@lineup/domain';
import { showsPicture, type PublicRelease } from '@lineup/domain/release';
import { previewOf, publishedAt, type ReadSince } from '@lineup/functions';
import {
  renderPublic,
  renderSchema,
  renderSince,
  type PublicFile,
  type PublicPlace,
} from '@lineup/lineup-page';
import type { PublicSource, ReadyFile } from '@lineup/lineup-page/http';
import type { ServerProvider } from '@lineup/provider/server';

/** A file of a release with its bytes. */
export interface ServedFile extends ReadyFile {
  readonly content: Uint8Array;
}

export interface PublicSourceDeps {
  readonly provider: ServerProvider;
  readonly place: Pick<PublicPlace, 'origin' | 'assets'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Counts a preview; returns the seconds to wait after too many requests, or null. */
  readonly countPreview: () => Promise<number | null>;
  /** The release with this id; cached, as it never changes. */
  readonly releaseOf: (releaseId: string, load: () => Promise<PublicRelease>) => Promise<PublicRelease>;
  readonly readSince: ReadSince;
}

/** Browsers do not display this type. */
const unknownType = 'application/octet-stream';

/** Reads the content of public addresses from documents and files. Hosting's cache is in front of it. */
export function createPublicSource(deps: PublicSourceDeps): PublicSource<ServedFile> {
  const { provider, place, now, countPreview, releaseOf, readSince } = deps;
  return {
    lineupAt: async (slug) => {
      const at = await publishedAt(provider, slug);
      if (at.kind !== 'found') return at;
      const { releaseId, load } = at;
      return {
        kind: 'found',
        file: async (path) => {
          const release = await releaseOf(releaseId, load);
          return served(renderPublic(release, { ...place, slug, kind: 'lineup' }, path));
        },
        since: async (number) => {
          const release = await releaseOf(releaseId, load);
          const since = await readSince(provider.files, release, number);
          return served(renderSince(release, since, { ...place, slug }));
        },
        picture: async (sha) => {
          const release = await releaseOf(releaseId, load);
          if (!showsPicture(release, sha)) return null;
          const content = await provider.files.read(storagePaths.releasePicture(release.festival.id, sha));
          if (content === null) return null;
          return {
            contentType: pictureTypeOf(content) ?? unknownType,
            cors: true,
            etag: etagOf(content),
            content,
          };
        },
      };
    },
    previewAt: async (token, path) => {
      const retryAfterSeconds = await countPreview();
      if (retryAfterSeconds !== null) return { kind: 'throttled', retryAfterSeconds };
      const draft = await previewOf(provider, token, now());
      if (draft === null) return null;
      return served(renderPublic(draft, { ...place, slug: token, kind: 'preview' }, path));
    },
    schema: () => ready(renderSchema(place.origin)),
  };
}

function served(file: PublicFile | null): ServedFile | null {
  return file === null ? null : ready(file);
}

function ready({ body, inlineStyle, ...rest }: PublicFile): ServedFile {
  const content = new TextEncoder().encode(body);
  const hashed =
    inlineStyle === undefined ? {} : { styleHash: createHash('sha256').update(inlineStyle).digest('base64') };
  return { ...rest, ...hashed, etag: etagOf(content), content };
}

function etagOf(content: Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}
