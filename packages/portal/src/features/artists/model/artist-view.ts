import { addressText, type AddressSearch } from '../../../app/routing/use-address-view.ts';
import { listedFilters, type ListedFilter } from './artist-rows.ts';

/** How the artists are looked at: what the address says of it. */
interface ArtistView {
  /** What a name contains. */
  readonly text: string;
  readonly filter: ListedFilter;
  /** Of this festival; empty for all. */
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
