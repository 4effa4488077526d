import {
  artistChangeKinds,
  festivalChangeKinds,
  isPlainDate,
  type ChangeKind,
  type PlainDate,
  type Touch,
} from '@lineup/domain';

/** What the address says of the history: by what it is filtered, and as of which change the lineup is shown. */
export interface HistorySearch {
  readonly person?: string;
  readonly kind?: ChangeKind;
  readonly stage?: string;
  readonly artist?: string;
  readonly day?: PlainDate;
  readonly asOf?: string;
}

/** What of artists can be taken back and searched for; the rest is done to lineups. */
export const kindsOfArtists = [...artistChangeKinds, 'undone', 'redone'] as const;

/** Reads what an address says of the history of artists, which has no stage, no day and no lineup as of then. */
export function readArtistHistorySearch(search: Record<string, unknown>): HistorySearch {
  const { kind: _kind, stage: _stage, day: _day, asOf: _asOf, ...rest } = readHistorySearch(search);
  const known = kindsOfArtists.find((each) => each === search['kind']);
  return { ...rest, ...(known !== undefined && { kind: known }) };
}

/** Reads the history's part of an address; whatever it does not know is ignored. */
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

/** What is searched for; what fewer changes touch comes first, since the first decides what is read. */
export function touchesOfSearch({ person, kind, stage, artist, day }: HistorySearch): readonly Touch[] {
  return [
    ...(artist === undefined ? [] : [{ type: 'artist', name: artist } as const]),
    ...(kind === undefined ? [] : [{ type: 'kind', kind } as const]),
    ...(stage === undefined ? [] : [{ type: 'stage', name: stage } as const]),
    ...(day === undefined ? [] : [{ type: 'day', date: day } as const]),
    ...(person === undefined ? [] : [{ type: 'person', id: person } as const]),
  ];
}
