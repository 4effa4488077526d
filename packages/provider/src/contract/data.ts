import { artistRecordKeys, paths, storagePaths, timestampFromMillis } from '@lineup/domain';
import type { DocumentPort, Write, WriteData } from '../documents.ts';
import { serverTimestamp } from '../documents.ts';
import type { FileContent } from '../files.ts';

const hour = 3_600_000;
/** 2027-07-02T10:00:00Z, the first set of the invented festival. */
const opening = 1_814_522_400_000;

/** A festival that passes its schema. */
export function festivalData(fields: WriteData = {}): WriteData {
  return {
    name: 'Harbour Lights',
    location: 'Port Ellery',
    timezone: 'Europe/Amsterdam',
    startDate: timestampFromMillis(opening),
    endDate: timestampFromMillis(opening + 72 * hour),
    dayStartsAt: '00:00',
    stages: ['Quay', 'Lantern Hall'],
    imageURL: null,
    created_at: serverTimestamp,
    updated_at: serverTimestamp,
    ...fields,
  };
}

/** A one-hour set that starts `hours` after the festival's first set. */
export function eventData(artistName: string, hours: number, fields: WriteData = {}): WriteData {
  return {
    artistName,
    stage: 'Quay',
    date: timestampFromMillis(opening),
    timeStart: startAfter(hours),
    timeEnd: startAfter(hours + 1),
    ...fields,
  };
}

/** An act that has no stage or time yet. */
export function actData(artistName: string, fields: WriteData = {}): WriteData {
  return {
    artistName,
    imageURL: null,
    created_at: serverTimestamp,
    updated_at: serverTimestamp,
    ...fields,
  };
}

/** A one-hour block that starts `hours` after the festival's first set. */
export function blockData(name: string, hours: number, fields: WriteData = {}): WriteData {
  const { artistName: _, ...place } = eventData(name, hours);
  return { name, ...place, created_at: serverTimestamp, updated_at: serverTimestamp, ...fields };
}

/** A source of lineups, with the row of a set from its last import. */
export function sourceData(name: string, fields: WriteData = {}): WriteData {
  return {
    name,
    of: 'beside',
    sets: { kept: '{"stage":"Quay"}' },
    created_at: serverTimestamp,
    updated_at: serverTimestamp,
    ...fields,
  };
}

/** An artist with this name. */
export function artistData(name: string, fields: WriteData = {}): WriteData {
  const keys = artistRecordKeys({ name });
  return { name, keys, created_at: serverTimestamp, updated_at: serverTimestamp, ...fields };
}

export function startAfter(hours: number) {
  return timestampFromMillis(opening + hours * hour);
}

/** Creates a festival and returns its id. */
export async function makeFestival(documents: DocumentPort, fields: WriteData = {}): Promise<string> {
  const festivalId = documents.newId();
  await documents.commit([create(paths.festival(festivalId), festivalData(fields))]);
  return festivalId;
}

/** Creates sets; the keys of `events` are their ids. */
export async function makeEvents(
  documents: DocumentPort,
  festivalId: string,
  events: Readonly<Record<string, WriteData>>,
): Promise<void> {
  await documents.commit(
    Object.entries(events).map(([id, data]) => create(paths.event(festivalId, id), data)),
  );
}

export function create(path: string, data: WriteData): Write {
  return { type: 'create', path, data };
}

/** The record of an upload that is yet to be processed. */
export function uploadData(festivalId: string, uploadId: string, fileURL: string): WriteData {
  return {
    uploadId,
    festivalId,
    fileName: 'lineup.json',
    filePath: storagePaths.lineupFile(festivalId, uploadId, 'lineup.json'),
    fileURL,
    uploadType: 'json',
    status: 'processing',
    error: null,
    createdAt: serverTimestamp,
    updatedAt: serverTimestamp,
  };
}

/** A file of plain ASCII text. */
export function textFile(text: string, type = 'application/json'): FileContent {
  return bytesFile(
    Uint8Array.from(text, (character) => character.charCodeAt(0)),
    type,
  );
}

/** A file that contains only spaces. */
export function blankFile(size: number): FileContent {
  return bytesFile(new Uint8Array(size).fill(32), 'application/json');
}

export function bytesFile(bytes: Uint8Array<ArrayBuffer>, type: string): FileContent {
  return { size: bytes.length, type, arrayBuffer: () => Promise.resolve(bytes.buffer) };
}

/** A one-pixel picture in white (the default) or black, or a picture of 600 × 4 pixels. */
export function pictureFile(kind: keyof typeof pictures = 'white'): FileContent {
  const hex = pictures[kind];
  const bytes = Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
  return bytesFile(bytes, 'image/png');
}

const pictures = {
  white:
    '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000970485973000003e8000003e801b57b526b0000000c49444154089963f8ffff3f0005fe02fe58f26b0e0000000049454e44ae426082',
  black:
    '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000970485973000003e8000003e801b57b526b0000000c49444154089963606060000000040001a30a15e30000000049454e44ae426082',
  wide: '89504e470d0a1a0a0000000d4948445200000258000000040803000000656bb14b00000003504c5445ffffffa7c41bc80000000970485973000003e8000003e801b57b526b000000194944415448c7edc13101000000c2a0f54f6d094fa00000781b096400010adfe6980000000049454e44ae426082',
} as const;
