import { festivalStatus, foldText, type Festival, type FestivalStatus } from '@lineup/domain';

/** The filter of the list. */
export interface FestivalFilter {
  /** Part of a name or a location, ignoring case and accents; empty for all. */
  readonly text: string;
  readonly status: FestivalStatus | 'all';
}

export const noFilter: FestivalFilter = { text: '', status: 'all' };

/** The list offers a filter if there are more festivals than this. */
export const handful = 8;

/** Returns the festivals that match `filter` at `now` (epoch milliseconds), in the same order. */
export function filterFestivals<F extends Festival>(
  festivals: readonly F[],
  filter: FestivalFilter,
  now: number,
): readonly F[] {
  const words = foldText(filter.text).split(/\s+/u).filter(Boolean);
  return festivals.filter((festival) => {
    if (filter.status !== 'all' && festivalStatus(festival, now) !== filter.status) return false;
    const text = foldText(`${festival.name} ${festival.location}`);
    return words.every((word) => text.includes(word));
  });
}
