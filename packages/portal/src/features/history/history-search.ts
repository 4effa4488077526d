import {
  artistChangeKinds,
  festivalChangeKinds,
  isPlainDate,
  type ChangeKind,
  type PlainDate,
  type Touch,
} from '@lineup/domain';

/** The history's part of an address: its filters, and the change whose lineup is shown. */
export interface HistorySearch {
  readonly person?: string;
  readonly kind?: ChangeKind;
  readonly stage?: string;
  readonly artist?: string;
  readonly day?: PlainDate;
  readonly asOf?: string;
}

/** The kinds of changes to artists that can be undone and searched for; all others concern lineups. */
export const kindsOfArtists = [...artistChangeKinds, 'undone', 'redone'] as const;

/** Parses the artist history's part of an address, which has no stage, no day and no past lineup. */
export function readArtistHistorySearch(search: Record<string, unknown>): HistorySearch {
  const { kind: _kind, stage: _stage, day: _day, asOf: _asOf, ...rest } = readHistorySearch(search);
  const known = kindsOfArtists.find((each) => each === search['kind']);
  return { ...rest, ...(known !== undefined && { kind: known }) };
}

/** Parses the history's part of an address; ignores what it does not know. */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  const { person, kind, stage, artist, day, asOf } = search;
  const known = festivalChangeKinds.find((each) => each === kind);
  return {
    ...(isText(person) && { person }),
    ...(known !== undefined && { kind: known }),
    ...(isText(stage) && { stage }),
    ...(isText(artist) && { artist }),
    ...(isText(day) && isPlainDate(day) && { day }),
    ...(isText(asOf) && { asOf }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Returns the touches to search for. The most selective comes first, because the first decides what is read. */
export function touchesOfSearch({ person, kind, stage, artist, day }: HistorySearch): readonly Touch[] {
  return [
    ...(artist === undefined ? [] : [{ type: 'artist', name: artist } as const]),
    ...(kind === undefined ? [] : [{ type: 'kind', kind } as const]),
    ...(stage === undefined ? [] : [{ type: 'stage', name: stage } as const]),
    ...(day === undefined ? [] : [{ type: 'day', date: day } as const]),
    ...(person === undefined ? [] : [{ type: 'person', id: person } as const]),
  ];
}
