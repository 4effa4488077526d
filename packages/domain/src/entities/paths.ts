/**
 * Used instead of a festival id for the history of artists, which all festivals share. A commit is recorded in the
 * history of each festival that it changes, and in this one if it changes artists.
 */
export const artistHistory = '@artists';

/** The collection of changes of a festival, or of `artistHistory`. */
function changesOf(history: string): string {
  return history === artistHistory ? 'artistChanges' : `festivals/${history}/changes`;
}

/**
 * The paths of documents and files (specification, sections 3 and 7). A collection path has an odd number of segments,
 * a document path an even one; ids are 1 to 128 of the characters A-Z a-z 0-9 _ -.
 */
export const paths = {
  users: 'users',
  user: (userId: string) => `users/${userId}`,
  festivals: 'festivals',
  festival: (festivalId: string) => `festivals/${festivalId}`,
  events: (festivalId: string) => `festivals/${festivalId}/lineupEvents`,
  event: (festivalId: string, eventId: string) => `festivals/${festivalId}/lineupEvents/${eventId}`,
  unplacedActs: (festivalId: string) => `festivals/${festivalId}/unplacedActs`,
  unplacedAct: (festivalId: string, actId: string) => `festivals/${festivalId}/unplacedActs/${actId}`,
  blocks: (festivalId: string) => `festivals/${festivalId}/blocks`,
  block: (festivalId: string, blockId: string) => `festivals/${festivalId}/blocks/${blockId}`,
  importSources: (festivalId: string) => `festivals/${festivalId}/importSources`,
  importSource: (festivalId: string, sourceId: string) => `festivals/${festivalId}/importSources/${sourceId}`,
  uploads: (festivalId: string) => `festivals/${festivalId}/lineupUploads`,
  upload: (festivalId: string, uploadId: string) => `festivals/${festivalId}/lineupUploads/${uploadId}`,
  draftEvents: (festivalId: string, uploadId: string) =>
    `festivals/${festivalId}/lineupUploads/${uploadId}/events`,
  draftEvent: (festivalId: string, uploadId: string, eventId: string) =>
    `festivals/${festivalId}/lineupUploads/${uploadId}/events/${eventId}`,
  /** The sets of all festivals, for querying by artist. Read-only. */
  allEvents: 'festivals/*/lineupEvents',
  artists: 'artists',
  artist: (artistId: string) => `artists/${artistId}`,
  /** `history` is the id of a festival, or `artistHistory`. */
  changes: changesOf,
  change: (history: string, changeId: string) => `${changesOf(history)}/${changeId}`,
  changeParts: (history: string, changeId: string) => `${changesOf(history)}/${changeId}/parts`,
  changePart: (history: string, changeId: string, partId: string) =>
    `${changesOf(history)}/${changeId}/parts/${partId}`,
  publications: (festivalId: string) => `festivals/${festivalId}/publications`,
  /** Each festival has at most one. */
  publication: (festivalId: string) => `festivals/${festivalId}/publications/current`,
  releases: (festivalId: string) => `festivals/${festivalId}/releases`,
  release: (festivalId: string, releaseId: string) => `festivals/${festivalId}/releases/${releaseId}`,
  lineupSlugs: 'lineupSlugs',
  lineupSlug: (slug: string) => `lineupSlugs/${slug}`,
  previewLinks: 'previewLinks',
  previewLink: (tokenHash: string) => `previewLinks/${tokenHash}`,
  stageLinks: 'stageLinks',
  stageLink: (tokenHash: string) => `stageLinks/${tokenHash}`,
  stageMessages: (festivalId: string) => `festivals/${festivalId}/stageMessages`,
  stageMessage: (festivalId: string, messageId: string) =>
    `festivals/${festivalId}/stageMessages/${messageId}`,
  stageReports: (festivalId: string) => `festivals/${festivalId}/stageReports`,
  stageReport: (festivalId: string, reportId: string) => `festivals/${festivalId}/stageReports/${reportId}`,
  dueReleases: 'dueReleases',
  dueRelease: (festivalId: string) => `dueReleases/${festivalId}`,
  webhookSecrets: 'webhookSecrets',
  webhookSecret: (festivalId: string) => `webhookSecrets/${festivalId}`,
  webhookDeliveries: (festivalId: string) => `festivals/${festivalId}/webhookDeliveries`,
  webhookDelivery: (festivalId: string, deliveryId: string) =>
    `festivals/${festivalId}/webhookDeliveries/${deliveryId}`,
  accessLog: 'accessLog',
  accessEntry: (id: string) => `accessLog/${id}`,
  invitations: 'invitations',
  invitation: (tokenHash: string) => `invitations/${tokenHash}`,
} as const;

export const storagePaths = {
  festivalFolder: (festivalId: string) => `festivals/${festivalId}/`,
  festivalImage: (festivalId: string) => `festivals/${festivalId}/festival-image`,
  /** For all but the first picture: the festival may still show an earlier one, or the history restore it. */
  laterFestivalImage: (festivalId: string, milliseconds: number) =>
    `festivals/${festivalId}/festival-image-${milliseconds}`,
  eventImage: (festivalId: string, artistName: string, milliseconds: number) =>
    `festivals/${festivalId}/events/${sanitizeName(artistName)}_${milliseconds}`,
  artistImage: (artistId: string, milliseconds: number) => `artists/${artistId}/picture-${milliseconds}`,
  lineupFolder: (festivalId: string) => `festivalFiles/${festivalId}/`,
  uploadFolder: (festivalId: string, uploadId: string) =>
    `festivalFiles/${festivalId}/lineup_uploads/${uploadId}/`,
  lineupFile: (festivalId: string, uploadId: string, fileName: string) =>
    `festivalFiles/${festivalId}/lineup_uploads/${uploadId}/${sanitizeFileName(fileName)}`,
  /** What has been published of a festival. Only the server reads and writes it. */
  publicationFolder: (festivalId: string) => `publications/${festivalId}/`,
  releaseFile: (festivalId: string, releaseId: string, part: 'private' | 'public') =>
    `publications/${festivalId}/${releaseId}/${part}.json`,
  /** Named by the SHA-256 of the content, in hexadecimal. */
  releasePicture: (festivalId: string, sha256: string) => `publications/${festivalId}/pictures/${sha256}`,
} as const;

export const documentKinds = [
  'user',
  'festival',
  'lineupEvent',
  'unplacedAct',
  'block',
  'importSource',
  'lineupUpload',
  'draftEvent',
  'change',
  'changePart',
  'artist',
  'artistChange',
  'artistChangePart',
  'publication',
  'release',
  'lineupSlug',
  'previewLink',
  'dueRelease',
  'webhookSecret',
  'webhookDelivery',
  'stageLink',
  'stageMessage',
  'stageReport',
  'accessEntry',
  'invitation',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The collection path of each kind, with this id for every parent document. */
export function collectionsBelow(id: string): Readonly<Record<DocumentKind, string>> {
  return {
    user: paths.users,
    festival: paths.festivals,
    lineupEvent: paths.events(id),
    unplacedAct: paths.unplacedActs(id),
    block: paths.blocks(id),
    importSource: paths.importSources(id),
    lineupUpload: paths.uploads(id),
    draftEvent: paths.draftEvents(id, id),
    change: paths.changes(id),
    changePart: paths.changeParts(id, id),
    artist: paths.artists,
    artistChange: paths.changes(artistHistory),
    artistChangePart: paths.changeParts(artistHistory, id),
    publication: paths.publications(id),
    release: paths.releases(id),
    lineupSlug: paths.lineupSlugs,
    previewLink: paths.previewLinks,
    dueRelease: paths.dueReleases,
    webhookSecret: paths.webhookSecrets,
    webhookDelivery: paths.webhookDeliveries(id),
    stageLink: paths.stageLinks,
    stageMessage: paths.stageMessages(id),
    stageReport: paths.stageReports(id),
    accessEntry: paths.accessLog,
    invitation: paths.invitations,
  };
}

export interface DocumentPath {
  readonly kind: DocumentKind;
  /** The ids in the path, outermost first. */
  readonly ids: readonly string[];
  readonly collection: string;
  readonly id: string;
}

const collections = collectionsBelow('*');
const kindsByCollection = new Map(documentKinds.map((kind) => [collections[kind], kind]));
const idPattern = /^[A-Za-z0-9_-]{1,128}$/u;

/**
 * Parses a document path; null if the portal has no such document. Should be fast, as a commit calls it several times
 * for each path.
 */
export function parseDocumentPath(path: string): DocumentPath | null {
  const [top = '', ...segments] = path.split('/');
  const ids: string[] = [];
  let kindOfCollection = top;
  for (const [place, segment] of segments.entries()) {
    if (place % 2 === 1) kindOfCollection += `/*/${segment}`;
    else if (idPattern.test(segment)) ids.push(segment);
    else return null;
  }
  const kind = kindsByCollection.get(kindOfCollection);
  const id = segments.length % 2 === 1 ? segments.at(-1) : undefined;
  if (kind === undefined || id === undefined) return null;
  return { kind, ids, collection: path.slice(0, -id.length - 1), id };
}

/** The kind of document in a collection, or null if the portal has no such collection. */
export function parseCollectionPath(path: string): DocumentKind | null {
  if (path === paths.allEvents) return 'lineupEvent';
  return parseDocumentPath(`${path}/x`)?.kind ?? null;
}

/**
 * The collections that include the documents of this collection: itself and, for sets, the one across all festivals.
 */
export function collectionsFinding(collection: string): readonly string[] {
  const isOfSets = collection.endsWith('/lineupEvents') && collection !== paths.allEvents;
  return isOfSets ? [collection, paths.allEvents] : [collection];
}

function sanitizeName(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');
  return plain.slice(0, 80) || 'event';
}

function sanitizeFileName(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9.]+/gu, '_')
    .replaceAll(/\.{2,}/gu, '.')
    .replaceAll(/^[_.]+|[_.]+$/gu, '');
  const name = plain.slice(-120).replace(/^[_.]+/u, '');
  return (hasLineupEnding(name) ? name : name.replaceAll('.', '_')) || 'file';
}

/**
 * Returns true if the name has a lineup file's extension, or none: any other extension could suggest a wrong way to
 * open the content.
 */
export function hasLineupEnding(fileName: string): boolean {
  return !fileName.includes('.') || /\.(?:json|csv|tsv|txt|xlsx?|ods|jpe?g|png|gif|webp)$/iu.test(fileName);
}
