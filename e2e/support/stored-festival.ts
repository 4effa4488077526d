import { randomInt } from 'node:crypto';
import { request, type Page } from '@playwright/test';
import {
  blankEventForm,
  checkEventForm,
  festivalTimestamps,
  paths,
  type HourCycle,
  type NewFestival,
} from '@lineup/domain';
import { serverTimestamp, type Write } from '@lineup/provider';
import { portalAddress, portalProvider, signedInState } from './settings.ts';
import { storeDocuments } from './stored-documents.ts';

/** A set to store: `date` is its festival day, the times are the festival's clock times. */
interface StoredSet {
  readonly artistName: string;
  readonly stage: string;
  readonly date: string;
  readonly timeStart: string;
  readonly timeEnd: string;
}

/** A block to store: time on a stage that belongs to no artist. */
type StoredBlock = Omit<StoredSet, 'artistName'> & { readonly name: string };

/** Creates sets on this festival day. */
export function setsOn(date: string) {
  return (artistName: string, stage: string, timeStart: string, timeEnd: string): StoredSet => ({
    artistName,
    stage,
    date,
    timeStart,
    timeEnd,
  });
}

/** A festival to store. */
export interface StoredFestival {
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly timezone: string;
  readonly stages: readonly string[];
  readonly dayStartsAt?: string;
  readonly hourCycle?: HourCycle;
  readonly sets?: readonly StoredSet[];
  readonly blocks?: readonly StoredBlock[];
  /** The old offsets of a festival that was planned when its zone had other rules. */
  readonly plannedOffsets?: string;
}

/** One stage and one set, for tests in which the lineup does not matter; each adds a name. */
export const oneSetFestival: Omit<StoredFestival, 'name'> = {
  startDate: '2027-09-03',
  endDate: '2027-09-05',
  timezone: 'America/Halifax',
  stages: ['Wharf'],
  sets: [
    { artistName: 'Fog Signal', stage: 'Wharf', date: '2027-09-03', timeStart: '19:00', timeEnd: '20:00' },
  ],
};

/** What this test has stored, to be removed after it. */
const stored = new Set<string>();

/**
 * Removes what the test has stored: a dashboard full of festivals would slow down the pages of later tests. On the
 * emulators, deleting takes more time than the few festivals cost.
 */
export async function removeStored(): Promise<void> {
  const ids = [...stored];
  stored.clear();
  if (ids.length === 0 || portalProvider === 'firebase') return;
  const administrator = await request.newContext({
    baseURL: portalAddress,
    storageState: signedInState,
    extraHTTPHeaders: { origin: portalAddress },
  });
  // Festivals of a test's separate portal are unknown here, and are removed with it.
  for (const festivalId of ids) {
    await administrator.post('/api/functions/deleteFestival', { data: { festivalId } });
  }
  await administrator.dispose();
}

/** Registers a festival that the test created on a page for removal after the test. */
export function removeAfterTest(id: string): void {
  stored.add(id);
}

/**
 * Creates a festival with its sets without the pages, for tests about something else, until the test ends; returns its
 * id.
 */
export async function storeFestival(page: Page, festival: StoredFestival): Promise<string> {
  const id = `e2e${randomInt(1e12).toString(36)}`;
  const { startDate, endDate, timezone, stages, name, dayStartsAt = '00:00' } = festival;
  const { sets = [], blocks = [] } = festival;
  const planned = festival.plannedOffsets === undefined ? {} : { plannedOffsets: festival.plannedOffsets };
  const zone = festival.plannedOffsets === undefined ? timezone : `${timezone}@${festival.plannedOffsets}`;
  const data: NewFestival = {
    ...festivalTimestamps({ startDate, startTime: null, endDate, endTime: null, timezone: zone }),
    ...planned,
    name,
    location: 'A meadow',
    timezone,
    dayStartsAt,
    ...(festival.hourCycle && { hourCycle: festival.hourCycle }),
    stages: [...stages],
    imageURL: null,
  };
  const times = { created_at: serverTimestamp, updated_at: serverTimestamp };
  const writes: Write[] = [
    { type: 'create', path: paths.festival(id), data: { ...data, ...times } },
    ...sets.map((set): Write => ({
      type: 'create',
      path: paths.event(id, `set${randomInt(1e12).toString(36)}`),
      data: { ...eventOf(set, { timezone: zone, dayStartsAt }), ...times },
    })),
  ];
  await storeDocuments(page, writes);
  stored.add(id);
  // A change is about sets or about blocks.
  const blockWrites = blocks.map((block): Write => ({
    type: 'create',
    path: paths.block(id, `block${randomInt(1e12).toString(36)}`),
    data: { ...blockOf(block, { timezone: zone, dayStartsAt }), ...times },
  }));
  if (blockWrites.length > 0) await storeDocuments(page, blockWrites);
  return id;
}

function blockOf({ name, ...place }: StoredBlock, clock: Parameters<typeof checkEventForm>[1]) {
  const { stage, date, timeStart, timeEnd } = eventOf({ ...place, artistName: name }, clock);
  return { name, stage, date, timeStart, timeEnd };
}

function eventOf(set: StoredSet, clock: Parameters<typeof checkEventForm>[1]) {
  const check = checkEventForm({ ...blankEventForm, ...set }, clock);
  if (!check.ok) throw new Error(`Not a set that can be stored: ${JSON.stringify(check.errors)}`);
  return check.event;
}
