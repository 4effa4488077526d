import { isFormerFeed, type PublicRelease } from '@lineup/domain/release';
import { languageOf } from '../../texts/language.ts';
import { feedTexts } from '../feed-texts.ts';
import { calendarText } from './calendar-text.ts';
import { feedEntries, type FeedPath } from './feed-entries.ts';

/**
 * The calendar of a release, or of one of its stages or artists; null if there never was such a feed. The calendar of a
 * stage or artist without any remaining sets is empty. `page` is the address of the release's page.
 */
export function lineupCalendar(release: PublicRelease, feed: FeedPath, page: string | null): string | null {
  const entries = feedEntries(release, feed, feedTexts(release.festival));
  const name = feedName(release, feed);
  if (name === null && entries.length === 0 && !isFormerFeed(release, feed)) return null;
  return calendarText({ name: name ?? release.festival.name, page }, entries);
}

/**
 * The calendar of the sets with these numbers; deleted sets are cancellations. Any numbers give a calendar, even an
 * empty one: visitors make the picks, and the server does not store them.
 */
export function picksCalendar(release: PublicRelease, picks: readonly number[], page: string): string {
  const numbers = new Set(picks);
  const isPicked = ({ number }: { readonly number: number }) => numbers.has(number);
  const { sets, gone, festival } = release;
  const name = languageOf(festival.language ?? 'en').text('feedOfPicks', { festival: festival.name });
  const picked = { ...release, sets: sets.filter(isPicked), gone: gone.filter(isPicked) };
  return calendarText({ name, page }, feedEntries(picked, 'lineup', feedTexts(festival)));
}

/** Null for a stage or artist that is not in the release. */
export function feedName({ festival, stages, artists }: PublicRelease, feed: FeedPath): string | null {
  if (feed === 'lineup') return festival.name;
  const slug = feed.slice(feed.indexOf('/') + 1);
  const isStage = feed.startsWith('stages/');
  const found = (isStage ? stages : artists).find((each) => each.slug === slug);
  if (found === undefined) return null;
  if (isStage) return `${festival.name}: ${found.name}`;
  return languageOf(festival.language ?? 'en').text('feedOfArtist', {
    festival: festival.name,
    artist: found.name,
  });
}
