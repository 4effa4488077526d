/** Texts about artist records. A separate file, so that only pages that work with artists load them. */
export const artistMessages = {
  invalidLink: (kind: string) => `Enter an https address for ${kind}.`,
  unknownCountry: 'Choose a country from the list.',
  duplicate: (field: string) => `${field}: enter each only once.`,
  tooMany: (field: string, most: number) => `${field}: enter at most ${most}.`,
  wrongKeys: 'The keys do not match the name and the spellings.',
  notFound: 'Artist not found',
  alreadyExists: 'This artist has been created already.',
  linkedMissing: 'A linked artist does not exist any more. Reload and choose another.',
  linkedMerged: 'A linked artist has been merged into another. Reload and choose that one.',
  mergedIntoMissing: 'The artist to merge into does not exist any more.',
  mergedIntoItself: 'An artist cannot be merged into itself.',
  loadFailed: 'The artists could not be loaded. Please try again.',
  saveFailed: 'The artist could not be saved. Please try again.',
  deleteFailed: 'The artist could not be deleted. Please try again.',
  mergeFailed: 'The artists could not be merged. Please try again.',
  createFailed: 'The artists could not be created. Please try again.',
  linkFailed: 'The artists of the set could not be saved. Please try again.',
  pictureShown: 'The picture of the artist is shown. Choose a file to show another one for this set.',
  setsFailed: 'The sets of the artist could not be loaded. Please try again.',
  tooManySpellings: (most: number) =>
    `Together the two artists would have more than ${most} other spellings. Remove some of them first.`,
  tooManyCreated: (n: number, fitting: number) =>
    `This festival has ${n} changes for new artists, but only about ${fitting} can be saved at once. Nothing was saved.`,
} as const;
