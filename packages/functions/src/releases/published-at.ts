import { paths } from '@lineup/domain';
import { lineupSlugSchema, publicationSchema, slugPattern, type PublicRelease } from '@lineup/domain/release';
import type { ServerProvider } from '@lineup/provider/server';
import { readPublic } from './release-files.ts';

/**
 * The state of a public address. `gone`: it belonged to a deleted festival; `moved`: the lineup has another address;
 * `found`: the latest release, which may be a withdrawal. `load` fails with `failed-precondition` if its file is
 * damaged.
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

/** Looks up the address with this slug. Reads at most two documents. */
export async function publishedAt({ documents, files }: ServerProvider, slug: string): Promise<PublishedAt> {
  const found = slugPattern.test(slug) ? await documents.get(paths.lineupSlug(slug)) : null;
  if (found === null) return { kind: 'unknown' };
  const { festivalId, state } = lineupSlugSchema.parse(found.data);
  const publication = state === 'gone' ? null : await documents.get(paths.publication(festivalId));
  // A festival's publication is deleted before the festival.
  if (publication === null) return { kind: 'gone' };
  const { slug: current, latest: releaseId } = publicationSchema.parse(publication.data);
  if (releaseId === null) return { kind: 'unknown' };
  if (current !== slug) return { kind: 'moved', slug: current };
  return { kind: 'found', slug, festivalId, releaseId, load: () => readPublic(files, festivalId, releaseId) };
}
