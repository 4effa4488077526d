import { festivalStatus, foldText, type Festival, type FestivalStatus } from '@lineup/domain';

/** What the list is narrowed to. */
export interface FestivalFilter {
  /** Part of a name or a location, in any letter case and with or without accents; empty for all. */
  readonly text: string;
  readonly status: FestivalStatus | 'all';
}

export const noFilter: FestivalFilter = { text: '', status: 'all' };

/** With more festivals than this, the list offers to be narrowed. */
export const handful = 8;

/** The festivals that `filter` lets through at `now` (milliseconds since the epoch), in their order. */
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
