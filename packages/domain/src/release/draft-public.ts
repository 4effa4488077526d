import type { Announcement } from '../entities/announcement.ts';
import type { Festival } from '../entities/festival.ts';
import type { LineupEvent } from '../entities/lineup-event.ts';
import { freezeLineup } from './freeze-lineup.ts';
import { makePublicRelease } from './make-public.ts';
import type { PreviewLinkData } from './preview-link.ts';
import type { PublicRelease } from './public-release.ts';
import { noArtists, type ArtistsToFreeze } from './link-frozen.ts';

/**
 * Returns the current lineup for a preview link: all places on the link's stages, announced or not. Either all names
 * are shown or none.
 */
export function draftPublic(
  festival: Festival,
  events: readonly LineupEvent[],
  { stages, showNames, now }: Pick<PreviewLinkData, 'stages' | 'showNames'> & { readonly now: number },
  artists: ArtistsToFreeze = noArtists,
): PublicRelease {
  const { sets, ...frozen } = freezeLineup(festival, events, { artists });
  const shown = sets.filter(({ stage }) => stages.length === 0 || stages.includes(stage));
  const announcement: Announcement | null = showNames ? null : { level: 'time', tba: true };
  const release = { id: 'preview', number: 0, publishedAt: now, plannedFor: null, late: false };
  const lineup = { ...frozen, sets: shown.map((set) => ({ ...set, announcement })) };
  return makePublicRelease(lineup, null, { release, now, state: 'published' }).public;
}
