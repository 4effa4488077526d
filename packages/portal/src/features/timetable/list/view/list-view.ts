import {
  conflictKinds,
  isPlainDate,
  setColumns,
  type ConflictKind,
  type PlainDate,
  type SetColumn,
} from '@lineup/domain';
import { addressText, type AddressSearch } from '../../../../app/routing/use-address-view.ts';

/** The columns that the list can be sorted by. */
export const sortColumns = [...setColumns, 'conflicts'] as const;
export type SortColumn = SetColumn | 'conflicts';

/** The list's view, which is stored in the address. */
export interface ListView {
  /** Search words for artist and stage. */
  readonly text: string;
  /** Only this festival day, or 'outside' for sets on none of them. */
  readonly day: PlainDate | null;
  readonly stage: string | null;
  /** Only sets with a conflict of this kind, or of any. */
  readonly kind: ConflictKind | 'any' | null;
  /** Filters by visibility: hidden, not fully published, or with the name still to be announced. */
  readonly visibility: 'held' | 'part' | 'tba' | null;
  readonly sort: { readonly column: SortColumn; readonly isDown: boolean };
  readonly group: 'day' | 'stage' | null;
}

export const usualView: ListView = {
  text: '',
  day: null,
  stage: null,
  kind: null,
  visibility: null,
  sort: { column: 'date', isDown: false },
  group: null,
};

/** Parses the list's part of an address; ignores unknown values. */
export function parseListView({ find, onDay, onStage, kind, told, by, group }: AddressSearch): ListView {
  const { column, isDown } = usualView.sort;
  const sorted = /^(-?)(\w+)$/u.exec(addressText(by)) ?? [];
  const known = sortColumns.find((each) => each === sorted[2]);
  return {
    text: addressText(find),
    day: onDay === 'outside' || (typeof onDay === 'string' && isPlainDate(onDay)) ? onDay : null,
    stage: addressText(onStage) || null,
    kind: kind === 'any' ? kind : (conflictKinds.find((each) => each === kind) ?? null),
    visibility: told === 'held' || told === 'part' || told === 'tba' ? told : null,
    sort: known === undefined ? { column, isDown } : { column: known, isDown: sorted[1] === '-' },
    group: group === 'day' || group === 'stage' ? group : null,
  };
}

/** Converts a view to its part of the address, without default values. */
export function addressOf({ text, day, stage, kind, visibility, sort, group }: ListView): AddressSearch {
  const by = `${sort.isDown ? '-' : ''}${sort.column}`;
  return {
    find: text || undefined,
    onDay: day ?? undefined,
    onStage: stage ?? undefined,
    kind: kind ?? undefined,
    told: visibility ?? undefined,
    by: by === usualView.sort.column ? undefined : by,
    group: group ?? undefined,
  };
}

/** Returns true if a filter may hide sets. */
export function isFiltered({ text, day, stage, kind, visibility }: ListView): boolean {
  return text.trim() !== '' || day !== null || stage !== null || kind !== null || visibility !== null;
}

/** Returns the view without filters, in the same order. */
export function unfiltered({ sort, group }: ListView): ListView {
  return { ...usualView, sort, group };
}
