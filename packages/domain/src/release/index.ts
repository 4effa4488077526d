/*
 * Releases: what is published of a lineup, and when. A separate entry point, so that no page loads it before a user
 * publishes.
 */
export * from './slug.ts';
export * from './publication.ts';
export * from './release.ts';
export * from './lineup-slug.ts';
export * from './preview-link.ts';
export { maximumLinkName } from './link-fields.ts';
export * from './due-release.ts';
export * from './webhook-secret.ts';
export * from './webhook-delivery.ts';
export * from './delivery-progress.ts';
export * from './frozen-lineup.ts';
export { type FrozenLogo, type FrozenLook } from './frozen-look.ts';
export {
  publishedArtistFields,
  type FrozenPicture,
  type PictureCopy,
  type PublishedArtistField,
} from './frozen-artist.ts';
export { namedArtists, type ArtistsToFreeze } from './link-frozen.ts';
export { showsPicture, type PublicProfile } from './public-profiles.ts';
export * from './release-memory.ts';
export * from './public-release.ts';
export { isFormerFeed } from './former-feeds.ts';
export * from './lineup-change.ts';
export * from './announcement-text.ts';
export * from './freeze-lineup.ts';
export * from './with-ticked.ts';
export * from './with-live-changes.ts';
export * from './lineup-changes.ts';
export * from './release-conflicts.ts';
export * from './lineup-change-text.ts';
export * from './make-public.ts';
export * from './draft-public.ts';
export { earlierReleases, type EarlierReleases, type NetChange, type Since } from './earlier-releases.ts';
export { mostEarlierReleases } from './earlier-after.ts';
export * from './sequence.ts';
export { nextStepAt } from './announced-lineup.ts';
export { countArtists } from '../festival/stats.ts';
export * from '../messages/release-messages.ts';
export * from '../entities/public-languages.ts';
