import * as z from 'zod/mini';
import { artistMessages } from '../messages/artist-messages.ts';
import { secureHostOf, storableText, textLimits } from './fields.ts';

interface LinkKind {
  readonly label: string;
  /** The hosts of these links, including subdomains; null if any host is valid. */
  readonly hosts: readonly string[] | null;
}

/** Where an artist can be found on the web, in display order. */
export const artistLinkKinds = {
  website: { label: 'Website', hosts: null },
  instagram: { label: 'Instagram', hosts: ['instagram.com'] },
  facebook: { label: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  spotify: { label: 'Spotify', hosts: ['spotify.com'] },
  appleMusic: { label: 'Apple Music', hosts: ['music.apple.com', 'itunes.apple.com'] },
  youtube: { label: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  soundcloud: { label: 'SoundCloud', hosts: ['soundcloud.com'] },
  bandcamp: { label: 'Bandcamp', hosts: ['bandcamp.com'] },
  tiktok: { label: 'TikTok', hosts: ['tiktok.com'] },
  x: { label: 'X', hosts: ['x.com', 'twitter.com'] },
} as const satisfies Readonly<Record<string, LinkKind>>;

export type ArtistLinkKind = keyof typeof artistLinkKinds;

/** One address per kind. */
export type ArtistLinks = { readonly [Kind in ArtistLinkKind]?: string | undefined };

function isLinkKind(text: string): text is ArtistLinkKind {
  return Object.hasOwn(artistLinkKinds, text);
}

export const artistLinkNames: readonly ArtistLinkKind[] = Object.keys(artistLinkKinds).filter(isLinkKind);

/** Returns true for an https address whose host belongs to the kind. */
export function isLinkOfKind(kind: ArtistLinkKind, address: string): boolean {
  const host = secureHostOf(address);
  return host !== null && isHostOfKind(artistLinkKinds[kind], host);
}

/** The kind of an address by its host, 'website' for any unknown host; null if it is not an https address. */
export function kindOfLink(address: string): ArtistLinkKind | null {
  const host = secureHostOf(address);
  if (host === null) return null;
  const ofService = artistLinkNames.find(
    (kind) => kind !== 'website' && isHostOfKind(artistLinkKinds[kind], host),
  );
  return ofService ?? 'website';
}

function isHostOfKind({ hosts }: LinkKind, host: string): boolean {
  return hosts === null || hosts.some((each) => host === each || host.endsWith(`.${each}`));
}

function linkSchema(kind: ArtistLinkKind) {
  const { label } = artistLinkKinds[kind];
  const address = z.string().check(
    storableText(label),
    z.maxLength(textLimits.url),
    z.refine((text) => isLinkOfKind(kind, text), { error: artistMessages.invalidLink(label) }),
  );
  return z.optional(address);
}

export const artistLinksSchema = z.strictObject({
  website: linkSchema('website'),
  instagram: linkSchema('instagram'),
  facebook: linkSchema('facebook'),
  spotify: linkSchema('spotify'),
  appleMusic: linkSchema('appleMusic'),
  youtube: linkSchema('youtube'),
  soundcloud: linkSchema('soundcloud'),
  bandcamp: linkSchema('bandcamp'),
  tiktok: linkSchema('tiktok'),
  x: linkSchema('x'),
});
