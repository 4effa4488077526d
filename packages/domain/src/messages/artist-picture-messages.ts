import type { PictureProblem } from '../entities/file-origin.ts';

const problems: Readonly<Record<PictureProblem, string>> = {
  badAddress: 'Enter a web address that begins with https:// and has no password in it.',
  notPublic: 'This address is not on the public internet, so the portal cannot open it.',
  notFound: 'There is no picture at this address. Check the address.',
  unreachable: 'No server answers at this address. Check the address, or try again later.',
  needsSignIn: 'This picture needs a sign-in.',
  refusedRedirect: 'This address leads on to another one that the portal does not open.',
  serverError: 'The server of this address reports an error. Please try again later.',
  tooLarge: 'The picture at this address is larger than 10 MB.',
  tookTooLong: 'The server of this address took too long. Please try again later.',
  notPicture: 'There is no picture at this address (JPG, PNG, GIF, WebP).',
  tooManyPixels: 'The picture at this address has more than 50 megapixels.',
};

const pictures = (n: number) => `${n} ${n === 1 ? 'picture' : 'pictures'}`;

/** Texts about adding pictures to many artists at once. Only that page loads them. */
export const artistPictureMessages = {
  problems,
  address: {
    label: 'Or from a web address',
    hint: 'The portal fetches the picture and stores it. Check that you may use it.',
    missing: 'Enter an address.',
    fetch: 'Fetch',
    again: 'Fetch Again',
    fetching: 'Fetching the picture',
    failed: 'The picture could not be fetched. Please try again.',
    foreign: 'This picture is on another website, so it is not shown. Fetch it to store it with the portal.',
  },
  action: 'Add Pictures',
  title: 'Add Pictures',
  drop: 'Drop pictures, a folder or a ZIP file here',
  limits:
    'JPG, PNG, GIF or WebP, each up to 10 MB; up to 500 at once. They are matched to artists by the names of the files.',
  chooseFiles: 'Choose Files',
  chooseFolder: 'Choose a Folder',
  back: 'Back to Artists',
  reading: 'Reading the files',
  cancel: 'Cancel',
  cancelUpload: 'Cancel Upload',
  refused: {
    tooManyFiles: (most: number) => `There are more than ${most} files. Nothing was added. Choose fewer.`,
    tooManyPictures: (n: number, most: number) =>
      `There are ${n} pictures, but at most ${most} can be added at once. Nothing was added.`,
    tooLarge: (gigabytes: number) =>
      `Together the pictures are larger than ${gigabytes} GB. Nothing was added. Choose fewer.`,
    tooDeep: (most: number) => `Folders are nested more than ${most} deep. Nothing was added.`,
    noPicture: 'There is no picture among the files (JPG, PNG, GIF, WebP).',
    tooManyPixels: (megapixels: number) => `The picture has more than ${megapixels} megapixels.`,
    notPicture: 'This is no picture (JPG, PNG, GIF, WebP).',
    larger: 'It is larger than 10 MB.',
    swells: 'It unpacks to more than the ZIP file says.',
    damagedZip: 'The ZIP file is damaged or protected by a password. Nothing was added.',
    unreadable: 'The file cannot be read.',
  },
  review: {
    certain: (n: number) => `Matched: ${n}`,
    uncertain: (n: number) => `To decide: ${n}`,
    unmatched: (n: number) => `No artist found: ${n}`,
    left: (n: number) => `Not taken: ${n}`,
    others: (n: number) => `${n} other ${n === 1 ? 'file is' : 'files are'} ignored.`,
    hint: 'Choose whose picture each of these is, or leave it out.',
    replaces: 'Replaces the present picture',
    file: 'File',
    artist: 'Artist',
    skip: 'Leave out',
    another: 'Another artist',
    current: (name: string) => `${name}, present picture`,
    noCurrent: 'No picture yet',
    chosen: (path: string) => `Picture in ${path}`,
    twice: (name: string) => `${name} is chosen for more than one picture.`,
  },
  save: (n: number) => `Save ${pictures(n)}`,
  uploading: (done: number, n: number) => `Uploading: ${done} of ${n}`,
  failed: (n: number) => `${pictures(n)} could not be uploaded. Nothing was saved yet.`,
  retry: 'Upload Again',
  saveOthers: (n: number) => `Save the Other ${n}`,
  saving: 'Saving',
  saved: (n: number) => `${pictures(n)} saved.`,
  saveFailed: 'The pictures could not be saved. Please try again.',
  leave: 'Discard these pictures?',
} as const;
