import {
  conflictKinds,
  isPlainDate,
  setColumns,
  type ConflictKind,
  type PlainDate,
  type SetColumn,
} from '@lineup/domain';
import { addressText, type AddressSearch } from '../../../../app/routing/use-address-view.ts';

/** By what the list is sorted. */
export const sortColumns = [...setColumns, 'conflicts'] as const;
export type SortColumn = SetColumn | 'conflicts';

/** How a person looks at the list: what the address says of it. */
export interface ListView {
  /** Words that artist or stage contain. */
  readonly text: string;
  /** Of this festival day, or 'outside' of all. */
  readonly day: PlainDate | null;
  readonly stage: string | null;
  /** Part of a conflict of this kind, or of any. */
  readonly kind: ConflictKind | 'any' | null;
  /** By what is announced: hidden, not announced in full, or the name to be announced. */
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

/** Reads the list's part of an address; whatever it does not know is ignored. */
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

/** The same as an address; what is as usual has no part in it. */
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

/** Returns true if some sets may not be shown. */
export function isFiltered({ text, day, stage, kind, visibility }: ListView): boolean {
  return text.trim() !== '' || day !== null || stage !== null || kind !== null || visibility !== null;
}

/** The view that shows every set, in the same order. */
export function unfiltered({ sort, group }: ListView): ListView {
  return { ...usualView, sort, group };
}
