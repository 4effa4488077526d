/** Describes what a release changes. A separate file, so that only publishing loads them. */
export const releaseMessages = {
  festival: (fields: string) => `Changed the festival: ${fields}`,
  artists: (named: string, more: number) => `Changed artists: ${named}${more > 0 ? ` and ${more} more` : ''}`,
  artistFields: (artist: string, fields: string) => `${artist} (${fields})`,
  added: (artist: string, place: string) => `Added ${artist} on ${place}`,
  removed: (artist: string, place: string) => `Removed ${artist} from ${place}`,
  moved: (artist: string, from: string, to: string) => `Moved ${artist} from ${from} to ${to}`,
  ended: (artist: string, from: string, to: string) => `Moved the end of ${artist} from ${from} to ${to}`,
  renamed: (from: string, to: string) => `Renamed ${from} to ${to}`,
  cancelled: (artist: string) => `Cancelled ${artist}`,
  /** `other` is null if the replacement is not known yet. */
  replaced: (artist: string, other: string | null) =>
    other === null ? `Replaced ${artist}` : `Replaced ${artist} by ${other}`,
  confirmed: (artist: string) => `Confirmed ${artist} again`,
  linked: (artist: string) => `Changed the linked artists of ${artist}`,
  announced: (artist: string, announcement: string) =>
    `Changed the announcement of ${artist}: ${announcement}`,
  /** More about an added set. */
  addedAs: {
    cancelled: 'cancelled',
    replaced: 'replaced',
    replacedBy: (other: string) => `replaced by ${other}`,
  },
  place: (stage: string, day: string, time: string) => `${stage}, ${day}, ${time}`,
  /** Changed parts of the festival that the history has no labels for. */
  fields: { days: 'dates', cover: 'picture' },
} as const;
