const artists = (n: number) => `${n} ${n === 1 ? 'artist' : 'artists'}`;

/**
 * Texts about the artists in an imported file. A separate file, so that only imports of files with artist data load
 * them.
 */
export const artistImportMessages = {
  details: (name: string) => `Artist details of ${name}`,
  comparing: 'Comparing with the artists…',
  loadFailed: 'The artists could not be compared. Please try again.',
  saveFailed: 'The artists could not be saved. Please try again.',
  tooLarge: (n: number, fitting: number) =>
    `The file changes ${artists(n)}, but only about ${fitting} can be saved at once. Nothing was saved. Split the file.`,
  tryAgain: 'Try Again',
  /** Importing artists from a file, without a festival. */
  fromFile: {
    action: 'Import From a File',
    title: 'Import Artists From a File',
    file: 'File of Artists',
    hint: 'CSV, TSV, XLS, XLSX, ODS or JSON with a column for the name, and others for country, genres, links and texts. At most 5 MB.',
    reading: 'Reading the file…',
    save: 'Save Artists',
    nothing: 'Nothing to do: all artists are as this file says.',
    counts: (created: number, changed: number, unchanged: number) =>
      `${artists(created)} to create, ${changed} to change, ${unchanged} unchanged.`,
    ignored: (n: number) => `${n === 1 ? '1 name is' : `${n} names are`} left out:`,
    done: (created: number, changed: number) => `${artists(created)} created, ${changed} changed.`,
    takeAll: 'Take the file’s for all',
    keepAll: 'Keep all',
    differ: (n: number) =>
      `${artists(n)} differ from the file. What is here stays unless you choose otherwise.`,
    list: 'What the file changes',
    created: 'New',
    more: (n: number) => `and ${n} more`,
  },
  /** What the import does with the artist of a row. */
  kinds: {
    new: 'New artist, created when you save.',
    changed: (name: string) => `Changes the artist ${name}.`,
    unchanged: (name: string) => `Nothing to change for the artist ${name}.`,
  },
  ignored: {
    several: 'This name joins several artists. What the file says here is not saved.',
    placeholder: 'This is no artist’s name. What the file says here is not saved.',
    ambiguous: 'Several artists have this name. What the file says here is not saved. Merge them first.',
    unlinked: 'Sets of this name are marked as no artist. What the file says here is not saved.',
  },
  rows: (n: number) => `Holds for all ${n} rows of this artist.`,
  differing: (label: string, texts: readonly string[]) =>
    `${label}: the rows of the file differ (${texts.map((text) => `“${text}”`).join(', ')}). The first counts.`,
  picture: 'A web address. The portal fetches the picture after saving. Check that you may use it.',
  country: 'Two letters or a name',
  separated: 'Separate several with commas',
  linePerLink: 'One address in each line',
  /** For a value that differs between the file and the artist. */
  differs: (label: string) => `${label}: the file and the artist differ`,
  here: (text: string) => `Keep: ${text}`,
  file: (text: string) => `Take: ${text}`,
  ownPicture: 'the picture in the portal',
  decision: {
    title: (n: number) =>
      `${artists(n)} differ between the file and the portal, and it is not known who changed what.`,
    why: 'The portal keeps what it has until you decide. Each row with an artist shows the details.',
    keep: 'Keep what is here',
    take: 'Take the file’s',
    kept: (n: number) => `${artists(n)}: what is here stays.`,
    taken: (n: number) => `${artists(n)}: the file’s values are taken.`,
  },
  /** The effects of saving. */
  toSave: (created: number, changed: number) => `${artists(created)} to create, ${changed} to change.`,
  leftOut: (n: number) =>
    n === 1 ? '1 value cannot be stored and is left out.' : `${n} values cannot be stored and are left out.`,
  picturesToFetch: (n: number) =>
    n === 1 ? '1 picture is fetched after saving.' : `${n} pictures are fetched after saving.`,
} as const;
