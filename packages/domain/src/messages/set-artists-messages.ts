/** Texts about the artists of a set in its panel. Loaded with that part of the panel. */
export const setArtistsMessages = {
  title: 'Artists',
  add: 'Link an artist',
  placeholder: 'Type a name',
  loading: 'Loading artists…',
  create: (name: string) => `Create artist ${name}`,
  noMatch: 'No artist has this name.',
  remove: (name: string) => `Unlink ${name}`,
  link: (kind: string, name: string) => `${kind}: ${name}`,
  missing: 'An artist that does not exist any more',
  undecided: 'Not linked to an artist.',
  none: 'Linked to no artist. Nothing links it automatically.',
  similar: 'Similar names:',
  full: (most: number) => `A set has at most ${most} artists.`,
  unsaved: 'Save or undo what you typed before you change its artists.',
  unnamed: (artist: string) =>
    `A release does not show ${artist} here: the name of the set is not among the names of the artist.`,
  linked: (artist: string, set: string) => `${artist} is linked to ${set}.`,
  unlinked: (artist: string, set: string) => `${artist} is no longer linked to ${set}.`,
  created: (artist: string, set: string) => `${artist} was created and linked to ${set}.`,
} as const;
