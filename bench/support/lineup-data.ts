import { createHash } from 'node:crypto';
import {
  artistRecordKeys,
  paths,
  storagePaths,
  timestampFromMillis,
  type DraftEventData,
  type Timestamp,
  type UploadData,
} from '@lineup/domain';
import type { DocumentData } from '@lineup/provider';

const hour = 3_600_000;
const minute = 60_000;
const dayMs = 24 * hour;

/** The start of the first festival day of all bench festivals: 3 July 2026, UTC. */
export const firstDay = Date.UTC(2026, 6, 3);
export const festivalDays = 4;
/** The names of this many stages. */
export const namesOfStages = (count: number): string[] =>
  Array.from({ length: count }, (_, number) => `Stage ${number + 1}`);
/** The stages of a festival by default. */
export const stages = namesOfStages(10);

const first = ['Velvet', 'Paper', 'Northern', 'Hollow', 'Amber', 'Quiet', 'Electric', 'Saltwater'];
const second = ['Lanterns', 'Herons', 'Satellites', 'Orchard', 'Machines', 'Tides', 'Parade', 'Foxes'];

/** The name of the event of this number; every seventh artist plays twice. */
export function artistName(number: number): string {
  const artist = number - (number % 7 === 6 ? 1 : 0);
  return `${first[artist % 8] ?? ''} ${second[(artist >> 3) % 8] ?? ''} ${artist}`;
}

const stamp: Timestamp = timestampFromMillis(Date.UTC(2026, 5, 1, 12));

export function festivalData(name: string, stagesOfIt: readonly string[] = stages): DocumentData {
  return {
    name,
    location: 'Old Harbour',
    timezone: 'UTC',
    startDate: timestampFromMillis(firstDay),
    endDate: timestampFromMillis(firstDay + festivalDays * dayMs - 1),
    dayStartsAt: '00:00',
    stages: [...stagesOfIt],
    imageURL: null,
    created_at: stamp,
    updated_at: stamp,
  };
}

/** The festival day of the event of this number, counted from 0. */
export const dayOf = (number: number, stageCount = stages.length) =>
  Math.floor(number / stageCount) % festivalDays;

/** The times of the event of this number, spread over days and times of day; milliseconds since the epoch. */
export function eventTimes(number: number, stageCount = stages.length) {
  const day = firstDay + dayOf(number, stageCount) * dayMs;
  const start = day + 10 * hour + (number % 157) * 5 * minute;
  return { day, start, end: start + 45 * minute };
}

export const stageOf = (number: number, stagesOfIt: readonly string[] = stages) =>
  stagesOfIt[number % stagesOfIt.length] ?? '';

/** The event of this number. */
export function eventData(number: number, stagesOfIt: readonly string[] = stages): DocumentData {
  const { day, start, end } = eventTimes(number, stagesOfIt.length);
  return {
    artistName: artistName(number),
    stage: stageOf(number, stagesOfIt),
    date: timestampFromMillis(day),
    timeStart: timestampFromMillis(start),
    timeEnd: timestampFromMillis(end),
    imageURL: null,
    createdAt: stamp,
    updatedAt: stamp,
  };
}

export const festivalId = (number: number) => `bench-festival-${number}`;
/**
 * The name of the artist record of this number: no set has that name, and no two names are similar. Sorts by its
 * number.
 */
export function artistRecordName(number: number): string {
  const letters = createHash('sha256').update(String(number)).digest('hex').replace(/\d/gu, '').slice(0, 8);
  return `Piper ${String(number).padStart(5, '0')} ${letters}`;
}
/** The artist records before this one have a text. */
export const firstWithoutText = 200;

export function artistData(number: number): DocumentData {
  const name = artistRecordName(number);
  return {
    name,
    ...(number < firstWithoutText && { shortText: 'Plays at the water.' }),
    keys: [...artistRecordKeys({ name })],
    created_at: stamp,
    updated_at: stamp,
  };
}

/** Sorts by its number, as the portal's own ids sort by time. */
export const eventId = (number: number) => `event${String(number).padStart(9, '0')}`;
export const eventPath = (festival: number, number: number) =>
  paths.event(festivalId(festival), eventId(number));

/** The id of the upload of this number. */
export const uploadId = (number: number) => `upload_${Date.UTC(2026, 5, 1) + number}_bench00000`;

/** The record of a parsed lineup: the upload of this number, for the festival of that number. */
export function uploadData(festival: number, number: number): UploadData {
  const [id, upload] = [festivalId(festival), uploadId(number)];
  return {
    uploadId: upload,
    festivalId: id,
    fileName: 'lineup.json',
    filePath: storagePaths.lineupFile(id, upload, 'lineup.json'),
    fileURL: '/files/lineup.json',
    uploadType: 'json',
    status: 'completed',
    error: null,
    createdAt: stamp,
    updatedAt: stamp,
  };
}

/**
 * The fields of the set of this number as in a file; it begins this many minutes after midnight and takes `length`
 * minutes.
 */
export function writtenSet(number: number, minutes: number, length = 45) {
  return {
    artistName: artistName(number),
    stage: stages[number % stages.length] ?? '',
    date: plainDate(dayOf(number)),
    timeStart: clock(minutes),
    timeEnd: clock(minutes + length),
    imageURL: null,
  };
}

/** The event of this number, parsed from a file and not yet saved. */
export function draftData(number: number): DraftEventData {
  return {
    ...writtenSet(number, 10 * 60 + (number % 157) * 5),
    row: number + 1,
    hints: [],
    createdAt: stamp,
  };
}

/** The festival day of this number, counted from 0. */
export function plainDate(day: number): string {
  return `2026-07-${String(3 + day).padStart(2, '0')}`;
}

/** The clock time this many minutes after midnight, which may be on the next day. */
function clock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
