import { storagePaths, timestampFromMillis } from '@lineup/domain';
import { serverTimestamp, type WriteData } from '../documents.ts';

const hour = 3_600_000;
const firstDay = Date.UTC(2026, 6, 3);

/** A valid two-day festival in July 2026, UTC; `change` replaces fields. */
export function festivalData(change: WriteData = {}): WriteData {
  return {
    name: 'Saltmarsh Weekender',
    location: 'Old Harbour',
    timezone: 'UTC',
    startDate: timestampFromMillis(firstDay),
    endDate: timestampFromMillis(firstDay + 48 * hour - 1),
    dayStartsAt: '00:00',
    stages: ['Lantern', 'Dune'],
    imageURL: null,
    created_at: serverTimestamp,
    updated_at: serverTimestamp,
    ...change,
  };
}

/** A set on the first evening of that festival. */
export function eventData(change: WriteData = {}): WriteData {
  return {
    artistName: 'The Paper Herons',
    stage: 'Lantern',
    date: timestampFromMillis(firstDay),
    timeStart: timestampFromMillis(firstDay + 20 * hour),
    timeEnd: timestampFromMillis(firstDay + 21 * hour),
    imageURL: null,
    createdAt: serverTimestamp,
    updatedAt: serverTimestamp,
    ...change,
  };
}

/** An artist who plays at no festival. */
export function artistData(change: WriteData = {}): WriteData {
  const stamps = { created_at: serverTimestamp, updated_at: serverTimestamp };
  return { name: 'Tidal Choir', keys: ['tidal choir'], ...stamps, ...change };
}

export const sampleUploadId = 'upload_1780000000000_abcdef123456';

/** The record of an upload that awaits its processing. */
export function uploadData(festivalId: string, change: WriteData = {}): WriteData {
  return {
    uploadId: sampleUploadId,
    festivalId,
    fileName: 'lineup.json',
    filePath: storagePaths.lineupFile(festivalId, sampleUploadId, 'lineup.json'),
    fileURL: '/files/some',
    uploadType: 'json',
    status: 'processing',
    error: null,
    createdAt: serverTimestamp,
    updatedAt: serverTimestamp,
    ...change,
  };
}

/** The record of a change by which a set went to another stage. */
export function changeData(change: WriteData = {}): WriteData {
  const edit = { target: 'set', id: 'a', name: 'The Paper Herons' };
  return {
    kind: 'setsMoved',
    by: { id: 'robin', email: 'robin@festival.example' },
    at: serverTimestamp,
    edits: [{ ...edit, before: { stage: 'Lantern' }, after: { stage: 'Dune' } }],
    parts: 0,
    created: 0,
    edited: 1,
    deleted: 0,
    touches: ['listed', 'set:a'],
    ...change,
  };
}

/** An event read from that upload, to be reviewed. */
export function draftData(change: WriteData = {}): WriteData {
  return {
    artistName: 'The Paper Herons',
    stage: 'Lantern',
    date: '2026-07-03',
    timeStart: '20:00',
    timeEnd: '21:00',
    imageURL: null,
    row: 1,
    hints: [],
    createdAt: serverTimestamp,
    ...change,
  };
}

const stamps = { created_at: serverTimestamp, updated_at: serverTimestamp };
const by = { id: 'robin', email: 'robin@festival.example' };

/** The publication of a festival after its first release `r1`. */
export function publicationData(change: WriteData = {}): WriteData {
  return {
    slug: 'saltmarsh-weekender',
    current: 'r1',
    latest: 'r1',
    number: 1,
    webhookUrl: null,
    failed: null,
    restamp: false,
    ...stamps,
    ...change,
  };
}

/** A published first release. */
export function releaseData(change: WriteData = {}): WriteData {
  return {
    number: 1,
    state: 'published',
    kind: 'publish',
    by,
    plannedFor: null,
    publishedAt: timestampFromMillis(firstDay),
    late: false,
    openConflicts: 0,
    sets: 1,
    summary: { added: 1, changed: 0, removed: 0 },
    of: null,
    ticked: false,
    ...stamps,
    ...change,
  };
}

/** The public address of this festival's lineup. */
export function lineupSlugData(festivalId: string, change: WriteData = {}): WriteData {
  return { festivalId, state: 'current', ...stamps, ...change };
}

/** A preview link of this festival. */
export function previewLinkData(festivalId: string, change: WriteData = {}): WriteData {
  return {
    festivalId,
    name: 'For the printers',
    stages: [],
    showNames: true,
    expiresAt: timestampFromMillis(firstDay),
    by,
    revokedAt: null,
    lastUsedAt: null,
    ...stamps,
    ...change,
  };
}

/** A link to the screen of the Lantern stage of this festival. */
export function stageLinkData(festivalId: string, change: WriteData = {}): WriteData {
  return {
    festivalId,
    name: 'Monitor at FOH',
    stage: 'Lantern',
    sets: [],
    artists: [],
    showNames: true,
    canReport: true,
    amberMinutes: 10,
    redMinutes: 5,
    expiresAt: timestampFromMillis(firstDay),
    by,
    revokedAt: null,
    lastUsedAt: null,
    ...stamps,
    ...change,
  };
}

/** A message to the Lantern stage that was not seen yet. */
export function stageMessageData(change: WriteData = {}): WriteData {
  return { stage: 'Lantern', text: 'Wrap up', flash: false, by, seenAt: null, ...stamps, ...change };
}

/** The stage manager of the Lantern stage reports that a set has started. */
export function stageReportData(setId: string, change: WriteData = {}): WriteData {
  return {
    stage: 'Lantern',
    setId,
    kind: 'started',
    minutes: null,
    state: 'open',
    automatic: false,
    linkId: 'link-1',
    linkName: 'Monitor at FOH',
    ...stamps,
    ...change,
  };
}

/** This festival has something to publish on its first day. */
export function dueReleaseData(festivalId: string, change: WriteData = {}): WriteData {
  return { festivalId, at: timestampFromMillis(firstDay), ...change };
}

export function webhookSecretData(change: WriteData = {}): WriteData {
  return { secret: 'known to the receiver alone', nextAt: null, ...stamps, ...change };
}

/** A webhook that received release 1 at once. */
export function webhookDeliveryData(change: WriteData = {}): WriteData {
  const at = timestampFromMillis(firstDay);
  return {
    releaseId: 'r1',
    number: 1,
    kind: 'publish',
    festivalName: 'Saltmarsh Weekender',
    publishedAt: '2026-07-03T00:00:00+00:00',
    state: 'delivered',
    round: 1,
    startedAt: at,
    tries: 1,
    nextAt: null,
    attempts: [{ at, result: 200 }],
    ...stamps,
    ...change,
  };
}
