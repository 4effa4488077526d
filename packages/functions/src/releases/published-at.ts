import { paths } from '@lineup/domain';
import { lineupSlugSchema, publicationSchema, slugPattern, type PublicRelease } from '@lineup/domain/release';
import type { ServerProvider } from '@lineup/provider/server';
import { readPublic } from './release-files.ts';

/**
 * What is at a public address. `gone`: a festival that was deleted had it; `moved`: the lineup has another one; `found`: the
 * release that was published last, which may be a withdrawal. `load` fails with `failed-precondition` where its file is damaged.
 */
export type PublishedAt =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'moved'; readonly slug: string }
  | {
      readonly kind: 'found';
      readonly slug: string;
      readonly festivalId: string;
      readonly releaseId: string;
      readonly load: () => Promise<PublicRelease>;
    };

/** What is at the address of this slug. Reads at most two documents. */
export async function publishedAt({ documents, files }: ServerProvider, slug: string): Promise<PublishedAt> {
  const found = slugPattern.test(slug) ? await documents.get(paths.lineupSlug(slug)) : null;
  if (found === null) return { kind: 'unknown' };
  const { festivalId, state } = lineupSlugSchema.parse(found.data);
  const publication = state === 'gone' ? null : await documents.get(paths.publication(festivalId));
  // A festival that is being deleted loses its publication first.
  if (publication === null) return { kind: 'gone' };
  const { slug: current, latest: releaseId } = publicationSchema.parse(publication.data);
  if (releaseId === null) return { kind: 'unknown' };
  if (current !== slug) return { kind: 'moved', slug: current };
  return { kind: 'found', slug, festivalId, releaseId, load: () => readPublic(files, festivalId, releaseId) };
}
