import { addressText, type AddressSearch } from '../../../app/routing/use-address-view.ts';
import { listedFilters, type ListedFilter } from './artist-rows.ts';

/** The view of the artist list, as stored in the address. */
interface ArtistView {
  /** The search text. */
  readonly text: string;
  readonly filter: ListedFilter;
  /** The festival to filter by; empty for all. */
  readonly festivalId: string;
}

export function parseArtistView({ q, only, festival }: AddressSearch): ArtistView {
  return {
    text: addressText(q),
    filter: listedFilters.find((each) => each === only) ?? 'all',
    festivalId: addressText(festival),
  };
}

export function addressOf({ text, filter, festivalId }: ArtistView): AddressSearch {
  return {
    q: text || undefined,
    only: filter === 'all' ? undefined : filter,
    festival: festivalId || undefined,
  };
}
