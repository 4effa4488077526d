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

/** A set as a test wants it stored: `date` is its festival day, the times are the festival's clock times. */
interface StoredSet {
  readonly artistName: string;
  readonly stage: string;
  readonly date: string;
  readonly timeStart: string;
  readonly timeEnd: string;
}

/** A block as a test wants it stored: time on a stage that is no artist's. */
type StoredBlock = Omit<StoredSet, 'artistName'> & { readonly name: string };

/** Makes sets of this festival day. */
export function setsOn(date: string) {
  return (artistName: string, stage: string, timeStart: string, timeEnd: string): StoredSet => ({
    artistName,
    stage,
    date,
    timeStart,
    timeEnd,
  });
}

/** A festival as a test wants it stored. */
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
  /** Given for a festival that was planned when its zone had other rules: the offsets of then. */
  readonly plannedOffsets?: string;
}

/** One stage and one set, for tests to which it is the same what plays; each gives it a name of its own. */
export const oneSetFestival: Omit<StoredFestival, 'name'> = {
  startDate: '2027-09-03',
  endDate: '2027-09-05',
  timezone: 'America/Halifax',
  stages: ['Wharf'],
  sets: [
    { artistName: 'Fog Signal', stage: 'Wharf', date: '2027-09-03', timeStart: '19:00', timeEnd: '20:00' },
  ],
};

/** What this test has stored, to be taken away after it. */
const stored = new Set<string>();

/**
 * Takes away what the test has stored: a dashboard of everyone's festivals makes the pages of the tests after it slow. On the
 * emulators a deletion is more work than the few festivals there.
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
  // Those of a portal of the test's own are unknown here, and go with it.
  for (const festivalId of ids) {
    await administrator.post('/api/functions/deleteFestival', { data: { festivalId } });
  }
  await administrator.dispose();
}

/** Has a festival that the test made on a page taken away after it as well. */
export function removeAfterTest(id: string): void {
  stored.add(id);
}

/** Creates a festival with its sets past the pages, for tests about something else, until the test ends; gives its id. */
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
