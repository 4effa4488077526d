const counted = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
const artists = (n: number) => counted(n, 'artist', 'artists');
const sets = (n: number) => counted(n, 'set or act', 'sets and acts');

/** Texts of the pages about artists. Only those pages load them. */
export const artistPageMessages = {
  title: 'Artists',
  back: 'Back to Dashboard',
  toArtists: 'All Artists',
  search: 'Search artists',
  list: 'Artists',
  filters: {
    label: 'Filter artists',
    all: 'All',
    noPicture: 'Without picture',
    noText: 'Without text',
    duplicates: 'Possible duplicates',
  },
  columns: { name: 'Name', country: 'Country', genres: 'Genres', missing: 'Missing' },
  missing: { picture: 'No picture', text: 'No text' },
  similarTo: (names: string) => `Similar to ${names}`,
  noMatch: { title: 'No matching artists', text: 'Change the search or the filter.', action: 'Show All' },
  none: {
    title: 'No artists yet',
    text: 'Artists are shared by all festivals: picture, text and links are entered once. Create them from the names of a festival, or one by one.',
  },
  loadFailed: { action: 'Try Again', text: 'The list is shown as soon as it can be read.' },
  unreadable: (n: number) => `${artists(n)} cannot be read and ${n === 1 ? 'is' : 'are'} not listed.`,
  create: {
    title: 'Create Artist',
    action: 'Create Artist',
    name: 'Name',
    similar: 'Similar artists:',
    done: (name: string) => `${name} was created.`,
    several: 'Create Artists',
  },
  fromNames: {
    title: 'Create From a Festival',
    action: 'Create From a Festival',
    festival: 'Festival',
    text: 'Creates an artist for each name of the festival that has none, and links its sets and acts to their artists. Names that several artists share are left for you to decide.',
    none: 'There is no festival yet.',
    done: (created: number, linked: number) => `${artists(created)} created, ${sets(linked)} linked.`,
    nothing: 'Every name of this festival has its artist already.',
  },
  details: 'Details',
  edit: 'Edit Artist',
  save: 'Save Artist',
  form: 'Artist',
  saved: 'The artist was saved.',
  hints: {
    list: 'One per line',
    sortName: 'Where it is listed in the alphabet, if not under its name',
    spellings: 'Sets with these names are linked too. One per line',
    picture: 'An https address',
    private: 'For administrators only',
  },
  noCountry: 'Not given',
  merged: {
    text: (name: string) => `This artist was merged into ${name}.`,
    action: 'Show That Artist',
  },
  gone: { text: 'It may have been deleted. There is no artist at this address.' },
  remove: {
    title: 'Delete Artist',
    action: 'Delete',
    text: (name: string, n: number | null) =>
      n === null || n === 0
        ? `${name} will be deleted.`
        : `${name} will be deleted. ${counted(n, 'set stays', 'sets stay')} in the schedule without this artist.`,
    done: (name: string) => `${name} was deleted.`,
  },
  sets: {
    title: 'Sets',
    none: 'No set is linked to this artist.',
    played: (years: string) => `Played ${years}`,
  },
  merge: {
    action: 'Merge Into…',
    title: (name: string) => `Merge ${name}`,
    text: 'The other artist stays and gains what it lacks. All sets lead to it afterwards.',
    into: 'Merge into',
    placeholder: 'Type a name',
    suggested: 'Similar artists',
    preview: (name: string) => `${name} gains`,
    noGain: 'Nothing: it has all of it already.',
    sets: 'Sets',
    confirm: 'Merge',
    done: (from: string, into: string) => `${from} was merged into ${into}.`,
  },
} as const;
