import { paths, storagePaths, timestampFromMillis, type DocumentKind } from '@lineup/domain';
import { serverTimestamp } from '@lineup/provider';
import {
  dueReleaseData,
  lineupSlugData,
  previewLinkData,
  publicationData,
  releaseData,
  webhookSecretData,
} from '@lineup/provider/sample-documents';
import type { Fields } from './firestore-requests.ts';

const hour = 3_600_000;
/** 2027-07-02T10:00:00Z */
const opening = 1_814_522_400_000;

export const validUploadId = 'upload_1790000000000_abcdef';

/** The provider's own fields of a document that is made. */
export const made = { _version: 'made', _basedOn: null } as const;

/** Those of an update that may follow on any version. */
export const changed = { _version: 'changed', _basedOn: '' } as const;

/** One document of each kind, under a festival and an upload, as their makers write it. */
export function validDocument(kind: DocumentKind, festivalId: string, uploadId = validUploadId): Fields {
  return kind === 'lineupUpload' ? upload(festivalId, uploadId) : documents[kind];
}

const pathMakers: Readonly<Record<DocumentKind, (festivalId: string, id: string) => string>> = {
  user: (_, id) => paths.user(id),
  festival: (_, id) => paths.festival(id),
  lineupEvent: paths.event,
  unplacedAct: paths.unplacedAct,
  block: paths.block,
  importSource: paths.importSource,
  lineupUpload: paths.upload,
  draftEvent: (festivalId, id) => paths.draftEvent(festivalId, validUploadId, id),
  change: paths.change,
  changePart: (festivalId, id) => paths.changePart(festivalId, validChangeId, id),
  publication: (festivalId, id) => `${paths.publications(festivalId)}/${id}`,
  release: paths.release,
  lineupSlug: (_, id) => paths.lineupSlug(id),
  previewLink: (_, id) => paths.previewLink(id),
  dueRelease: (_, id) => paths.dueRelease(id),
  webhookSecret: (_, id) => paths.webhookSecret(id),
};

/** Where the document of this kind and id is kept; drafts belong to the upload of `validUploadId`. */
export function pathOf(kind: DocumentKind, festivalId: string, id: string): string {
  return pathMakers[kind](festivalId, id);
}

const festival: Fields = {
  name: 'Harbour Lights',
  location: 'Port Ellery',
  timezone: 'Europe/Amsterdam',
  startDate: timestampFromMillis(opening),
  endDate: timestampFromMillis(opening + 72 * hour),
  plannedOffsets: '7200;1824685200:3600',
  dayStartsAt: '06:00',
  hourCycle: 'h23',
  tightMinutes: 45,
  changeoverMinutes: 10,
  stages: ['Quay', 'Lantern Hall'],
  stageChangeovers: ['15 Quay', '0 Lantern Hall'],
  openHours: ['14:00-02:00 daily', 'closed 2027-07-03 Lantern Hall'],
  acceptedConflicts: { 'stage overlap Quay': 'A parallel programme', 'name tide': '' },
  imageURL: 'https://pictures.example/harbour.webp?size=2',
  created_at: serverTimestamp,
  updated_at: serverTimestamp,
  ...made,
};

const event: Fields = {
  artistName: 'Tide',
  stage: 'Quay',
  date: timestampFromMillis(opening - 12 * hour),
  timeStart: timestampFromMillis(opening),
  timeEnd: timestampFromMillis(opening + hour),
  imageURL: null,
  status: 'replaced',
  replacedBy: 'Ebb',
  note: 'Ask for the invoice',
  announcement: {
    level: 'name',
    tba: false,
    steps: [
      { level: 'day', at: timestampFromMillis(opening - 48 * hour) },
      { level: 'time', at: timestampFromMillis(opening - 24 * hour) },
    ],
  },
  created_at: serverTimestamp,
  updated_at: serverTimestamp,
  ...made,
};

const act: Fields = {
  artistName: 'Tide',
  imageURL: null,
  minutes: 75,
  note: 'Not before nine',
  announcement: { level: 'held' },
  created_at: serverTimestamp,
  updated_at: serverTimestamp,
  ...made,
};

const block: Fields = {
  name: 'Soundcheck',
  stage: 'Quay',
  date: timestampFromMillis(opening - 12 * hour),
  timeStart: timestampFromMillis(opening),
  timeEnd: timestampFromMillis(opening + hour),
  created_at: serverTimestamp,
  updated_at: serverTimestamp,
  ...made,
};

const source: Fields = {
  name: 'Agency list',
  of: 'source-1',
  uploadId: validUploadId,
  sets: { a: '{"artistName":"Tide","stage":"Quay"}', 'b-2': '{"artistName":"Ebb"}' },
  created_at: serverTimestamp,
  updated_at: serverTimestamp,
  ...made,
};

function upload(festivalId: string, uploadId: string): Fields {
  return {
    uploadId,
    festivalId,
    fileName: 'lineup.json',
    filePath: storagePaths.lineupFile(festivalId, uploadId, 'lineup.json'),
    fileURL: 'https://files.example/lineup.json',
    uploadType: 'json',
    status: 'processing',
    error: null,
    createdAt: serverTimestamp,
    updatedAt: serverTimestamp,
    ...made,
  };
}

const draft: Fields = {
  artistName: 'Tide',
  stage: 'Quay',
  date: '2027-07-02',
  timeStart: '22:00',
  timeEnd: '01:00',
  imageURL: null,
  row: 1,
  hints: [{ field: 'date', code: 'dateFormat', source: '2 July' }],
  createdAt: timestampFromMillis(opening),
  ...made,
};

/** The record under which the valid part of one is kept. */
const validChangeId = 'change-of-before';

const edit = { target: 'set', id: 'a', name: 'Tide', before: { stage: 'Quay' }, after: { stage: 'Pier' } };

const change: Fields = {
  kind: 'setsMoved',
  by: { id: 'user-administrator', email: 'administrator@festival.example' },
  at: serverTimestamp,
  edits: [edit],
  parts: 0,
  created: 0,
  edited: 1,
  deleted: 0,
  touches: ['listed', 'kind:setsMoved', 'person:user-administrator', 'set:a'],
  ...made,
};

/** What the server side keeps of releases. */
const published = {
  publication: { ...publicationData(), ...made },
  release: { ...releaseData(), ...made },
  lineupSlug: { ...lineupSlugData('harbour'), ...made },
  previewLink: { ...previewLinkData('harbour'), ...made },
  dueRelease: { ...dueReleaseData('harbour'), ...made },
  webhookSecret: { ...webhookSecretData(), ...made },
};

const documents: Readonly<Record<Exclude<DocumentKind, 'lineupUpload'>, Fields>> = {
  user: { permissions: ['admin'], displayName: 'Ada', ...made },
  festival,
  lineupEvent: event,
  unplacedAct: act,
  block,
  importSource: source,
  draftEvent: draft,
  change,
  changePart: { edits: [edit], ...made },
  ...published,
};
