import type { PublicRelease } from './public-release.ts';

type Feeds = Pick<PublicRelease, 'stages' | 'artists'>;
type Given = Readonly<Record<'stages' | 'artists', Readonly<Record<string, string>>>>;

/**
 * Returns the fingerprints of formerly public feeds. Subscribed clients keep requesting them. A feed's address contains
 * a name that may be held back by now, so a release stores only its fingerprint.
 */
export function formerFeeds(given: Given, release: Feeds): string[] {
  const current = new Set(addresses('stages', release).concat(addresses('artists', release)));
  return (['stages', 'artists'] as const)
    .flatMap((kind) => Object.keys(given[kind]).map((slug) => `${kind}/${slug}`))
    .filter((feed) => !current.has(feed))
    .map(fingerprint)
    .sort();
}

/** Returns true if the feed at this address ("artists/tide") was public before and is not in the release. */
export function isFormerFeed({ formerFeeds }: Pick<PublicRelease, 'formerFeeds'>, feed: string): boolean {
  return formerFeeds.includes(fingerprint(feed));
}

function addresses(kind: 'stages' | 'artists', release: Feeds): string[] {
  return release[kind].map(({ slug }) => `${kind}/${slug}`);
}

/** Returns the 64-bit FNV-1a hash in hexadecimal digits. Feed addresses are plain ASCII. */
function fingerprint(feed: string): string {
  let hash = 0xcb_f2_9c_e4_84_22_23_25n;
  for (const letter of feed) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x1_00_00_00_01_b3n);
  }
  return hash.toString(16).padStart(16, '0');
}
