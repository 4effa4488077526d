import { artistHistory, paths, storagePaths, timestampFromMillis } from '@lineup/domain';
import {
  fileReference,
  type ExportedAccount,
  type ExportedDocument,
  type ExportedFile,
  type Contents,
} from '@lineup/provider/administration';
import type { DocumentData } from '@lineup/provider';

const uploadId = 'upload_1780000000000_abcdef123456';
const at = timestampFromMillis(Date.UTC(2026, 5, 1, 12));
const hour = 3_600_000;
const firstDay = Date.UTC(2026, 6, 3);

/** A picture of one pixel, PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** The hash of 'correct horse battery'. */
export const sampleHash =
  '$argon2id$v=19$m=19456,t=2,p=1$hrSNwVvo20KGSTYNP6OUJA$6IZZmOeEUjpl7eRZkidhlaAXt9JtCWm5dleG8AhUGvp';

export const coverPath = storagePaths.festivalImage('f1');
const portraitPath = storagePaths.eventImage('f1', 'The Paper Herons', 1_780_000_000_000);
const artistPath = storagePaths.artistImage('artist-1', 1_780_000_000_000);
const lineupPath = storagePaths.lineupFile('f1', uploadId, 'lineup.json');

const accounts: readonly ExportedAccount[] = [
  account('ada', { phone: '+12125550100' }),
  account('ben', { disabled: true }),
];

function account(name: string, traits: Partial<ExportedAccount>): ExportedAccount {
  return {
    id: `user-${name}`,
    email: `${name}@festival.example`,
    disabled: false,
    phone: null,
    otherFactor: false,
    hasPassword: true,
    passwordHash: sampleHash,
    ...traits,
  };
}

const festival: DocumentData = {
  name: 'Saltmarsh Weekender',
  location: 'Old Harbour',
  timezone: 'UTC',
  startDate: timestampFromMillis(firstDay),
  endDate: timestampFromMillis(firstDay + 48 * hour - 1),
  dayStartsAt: '00:00',
  hourCycle: 'h23',
  stages: ['Lantern', 'Dune'],
  imageURL: fileReference(coverPath),
  created_at: at,
  updated_at: at,
};

const blockPlace = {
  stage: 'Lantern',
  date: timestampFromMillis(firstDay),
  timeStart: timestampFromMillis(firstDay + 18 * hour),
  timeEnd: timestampFromMillis(firstDay + 19 * hour),
};

/** What is recorded about a set on the show day. */
const playedLate = {
  actualStart: timestampFromMillis(firstDay + 20 * hour),
  actualEnd: timestampFromMillis(firstDay + 21 * hour),
  startDelay: 10,
  endDelay: 15,
};

function event(number: number, imageURL: string | null): ExportedDocument {
  const data = {
    artistName: `The Paper Herons ${number}`,
    stage: 'Lantern',
    date: timestampFromMillis(firstDay),
    timeStart: timestampFromMillis(firstDay + 20 * hour),
    timeEnd: timestampFromMillis(firstDay + 21 * hour),
    imageURL,
    ...(number === 0 && { artistIds: ['artist-1'] }),
    ...(number === 1 && playedLate),
    createdAt: at,
    updatedAt: at,
  };
  return { path: paths.event('f1', `event-${number}`), data };
}

const upload: DocumentData = {
  uploadId,
  festivalId: 'f1',
  fileName: 'lineup.json',
  filePath: lineupPath,
  fileURL: fileReference(lineupPath),
  uploadType: 'json',
  status: 'completed',
  error: null,
  createdAt: at,
  updatedAt: at,
};

const draft: DocumentData = {
  artistName: 'The Paper Herons',
  stage: 'Lantern',
  date: '2026-07-03',
  timeStart: '20:00',
  timeEnd: '21:00',
  imageURL: 'https://pictures.example/herons.webp',
  row: 1,
  hints: [{ field: 'date', code: 'dateFormat', source: '3 July' }],
  createdAt: at,
};

/** More events than one batch, so that a transfer of them can be interrupted in the middle. */
const events = Array.from({ length: 250 }, (_, number) =>
  event(number, number === 0 ? fileReference(portraitPath) : null),
);

/** A set was deleted, and an undo can restore its picture. */
const edit = {
  target: 'set',
  id: 'gone',
  name: 'The Paper Herons',
  before: { artistName: 'The Paper Herons', stage: 'Lantern', imageURL: fileReference(portraitPath) },
  after: null,
} as const;

const change: DocumentData = {
  kind: 'setsDeleted',
  by: { id: 'user-ada', email: 'ada@festival.example' },
  at,
  edits: [edit],
  parts: 1,
  created: 0,
  edited: 0,
  deleted: 2,
  touches: ['listed', 'pictures', 'person:user-ada', 'set:gone'],
};

const stamps = { created_at: at, updated_at: at };
const by = { id: 'user-ada', email: 'ada@festival.example' };

/** A published lineup with a webhook and a link. */
const published: readonly ExportedDocument[] = [
  {
    path: paths.publication('f1'),
    data: {
      slug: 'saltmarsh',
      current: 'release-1',
      latest: 'release-1',
      number: 1,
      webhookUrl: 'https://hooks.example/lineup',
      failed: null,
      restamp: false,
      ...stamps,
    },
  },
  {
    path: paths.release('f1', 'release-1'),
    data: {
      number: 1,
      state: 'published',
      kind: 'publish',
      by,
      plannedFor: null,
      publishedAt: at,
      late: false,
      openConflicts: 0,
      sets: 250,
      summary: { added: 250, changed: 0, removed: 0 },
      of: null,
      ticked: false,
      ...stamps,
    },
  },
  { path: paths.lineupSlug('saltmarsh'), data: { festivalId: 'f1', state: 'current', ...stamps } },
  {
    path: paths.previewLink('link-1'),
    data: {
      festivalId: 'f1',
      name: 'For the printers',
      stages: ['Lantern'],
      showNames: false,
      by,
      expiresAt: at,
      revokedAt: null,
      lastUsedAt: at,
      ...stamps,
    },
  },
  {
    path: paths.stageLink('stage-link-1'),
    data: {
      festivalId: 'f1',
      name: 'Monitor at FOH',
      stage: 'Lantern',
      sets: [],
      artists: [],
      showNames: false,
      canReport: true,
      amberMinutes: 10,
      redMinutes: 5,
      by,
      expiresAt: at,
      revokedAt: null,
      lastUsedAt: null,
      ...stamps,
    },
  },
  {
    path: paths.stageMessage('f1', 'message-1'),
    data: { stage: 'Lantern', text: 'Wrap up', flash: true, by, seenAt: at, ...stamps },
  },
  {
    path: paths.stageReport('f1', 'report-1'),
    data: {
      stage: 'Lantern',
      setId: 'event-1',
      kind: 'moreTime',
      minutes: 10,
      state: 'open',
      automatic: false,
      linkId: 'stage-link-1',
      linkName: 'Monitor at FOH',
      ...stamps,
    },
  },
  { path: paths.webhookSecret('f1'), data: { secret: 'known to the receiver alone', ...stamps } },
  {
    path: paths.accessEntry('entry-1'),
    data: { at, by, action: 'revoked', person: { id: 'user-ben', email: 'ben@festival.example' } },
  },
];

const documents: readonly ExportedDocument[] = [
  { path: paths.user('user-ada'), data: { permissions: ['admin'], displayName: 'Ada Field' } },
  { path: paths.user('user-ben'), data: { permissions: [] } },
  { path: paths.festival('f1'), data: festival },
  ...events,
  {
    path: paths.unplacedAct('f1', 'act-1'),
    data: {
      artistName: 'Lantern Choir',
      imageURL: fileReference(portraitPath),
      created_at: at,
      updated_at: at,
    },
  },
  {
    path: paths.block('f1', 'block-1'),
    data: { ...blockPlace, name: 'Soundcheck', created_at: at, updated_at: at },
  },
  {
    path: paths.importSource('f1', 'source-1'),
    data: {
      name: 'Agency list',
      of: 'source-1',
      sets: { 'event-1': '{"stage":"Lantern"}' },
      created_at: at,
      updated_at: at,
    },
  },
  { path: paths.upload('f1', uploadId), data: upload },
  { path: paths.draftEvent('f1', uploadId, 'draft-1'), data: draft },
  { path: paths.change('f1', 'change-1'), data: change },
  { path: paths.changePart('f1', 'change-1', '0000'), data: { edits: [{ ...edit, id: 'gone-too' }] } },
  {
    path: paths.artist('artist-1'),
    data: {
      name: 'The Paper Herons',
      spellings: ['Paper Herons'],
      keys: ['the paper herons', 'paper herons'],
      imageURL: fileReference(artistPath),
      focalPoint: { x: 0.5, y: 0.25 },
      links: { website: 'https://herons.example' },
      ...stamps,
    },
  },
  {
    path: paths.change(artistHistory, 'change-1'),
    data: {
      kind: 'artistsDeleted',
      by,
      at,
      edits: [{ ...edit, target: 'artist', before: { name: 'The Paper Herons' } }],
      parts: 1,
      created: 0,
      edited: 0,
      deleted: 2,
      touches: ['listed', 'artistRecord:gone'],
    },
  },
  {
    path: paths.changePart(artistHistory, 'change-1', '0000'),
    data: { edits: [{ ...edit, target: 'artist', id: 'gone-too', before: { name: 'Lantern Choir' } }] },
  },
  ...published,
];

/** A small portal with data of every kind. */
export function sampleContents(): Contents {
  return {
    accounts: () => each(accounts),
    documents: () => each(documents),
    countDocuments: async () => documents.length,
    files: () =>
      each([
        file(coverPath, 'image/png', pixel),
        file(portraitPath, 'image/png', pixel),
        file(artistPath, 'image/png', pixel),
        file(
          storagePaths.releaseFile('f1', 'release-1', 'private'),
          'application/json',
          Buffer.from('{"a":1}'),
        ),
        file(storagePaths.releaseFile('f1', 'release-1', 'public'), 'application/json', Buffer.from('{}')),
        file(storagePaths.releasePicture('f1', 'a1'.repeat(32)), 'image/png', pixel),
        file(lineupPath, 'application/json', Buffer.from(`{"events": []}${' '.repeat(900_000)}`)),
      ]),
    close: async () => undefined,
  };
}

function file(path: string, type: string, bytes: Uint8Array): ExportedFile {
  return { path, type, content: () => each([bytes]) };
}

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
