import { adminPermission, paths } from '@lineup/domain';
import { serverTimestamp, type Write } from '@lineup/provider';
import { withRecords } from '@lineup/provider/recorded';
import { commitAsOwner } from '@lineup/provider-firebase/testing';
import type { Browser } from 'playwright-core';
import { pause } from '../../measure/pause.ts';
import { median } from '../../measure/statistics.ts';
import { publicSets } from '../../support/public-lineup.ts';
import { eventData, eventId, festivalData, festivalId, namesOfStages } from '../../support/lineup-data.ts';
import { callDeployed, type CallSender, type FunctionEmulators } from '../callable.ts';
import { documentsOf, total, type Visit } from '../reads.ts';
import type { Portal, Screen, Visits } from '../visits.ts';
import { sumOf, times, type Use } from './bill.ts';
import { measurePortalPages, measureVisitor } from './measure-visitor.ts';
import { secondsOf, weekend, type Measured, type MeasuredVisitor } from './weekend.ts';

/** A published lineup; the larger one is the one in the rows of the public page. */
interface PublicLineup {
  readonly id: string;
  readonly slug: string;
  readonly sets: number;
  readonly stages: readonly string[];
}

const large: PublicLineup = {
  id: `${festivalId(0)}-weekend`,
  slug: 'weekend',
  sets: publicSets,
  stages: namesOfStages(86),
};
const usual: PublicLineup = {
  id: `${festivalId(0)}-usual`,
  slug: 'usual',
  sets: 300,
  stages: namesOfStages(8),
};

const people = Array.from({ length: weekend.administrators }, (_, number): CallSender => ({
  id: `present-${number}`,
  email: `present-${number}@festival.example`,
}));
const [author = { id: '', email: '' }] = people;
const repetitions = 5;
const writesAtOnce = 400;
const settlingMs = 8000;

interface BenchPortal extends Portal {
  readonly emulators: FunctionEmulators;
}

/** Measures each billed action of the weekend once on the emulators, and visitors of a smaller lineup. */
export async function measureWeekend(
  portal: BenchPortal,
  browser: Browser,
  visits: Visits,
): Promise<{ readonly measured: Measured; readonly usualVisitor: MeasuredVisitor }> {
  const { emulators } = portal;
  await seed(emulators);
  // A function that may start late deletes what the last screen left behind.
  await documentsOf(emulators, () => pause(settlingMs));
  const documentBytes = await bytesOfDocument(emulators);
  const counts = await averageUsage(emulators, () => callPortal(emulators, 'festivalStats', {}));
  const presence = await measurePresence(emulators);
  const save = await measureSave(emulators);
  const release = await usageOf(emulators, () => publish(emulators, large));
  await publish(emulators, usual);
  const visitor = (lineup: PublicLineup) =>
    measureVisitor(browser, portal, `/lineup/${lineup.slug}`, () => publish(emulators, lineup));
  const screen = ({ reads }: Visit): Use => ({
    reads: total(reads),
    databaseBytes: total(reads, 'page') * documentBytes,
  });
  const screens = Object.fromEntries(
    Object.entries(visits).map(([name, visit]) => [name, screen(visit)]),
  ) as Record<Screen, Use>;
  const measured = {
    screens,
    counts,
    presence,
    save,
    release,
    heard: { reads: total(visits.heard.reads, 'page'), databaseBytes: documentBytes },
    portalPages: await measurePortalPages(browser, portal.address),
    visitor: await visitor(large),
  };
  return { measured, usualVisitor: await visitor(usual) };
}

async function seed(emulators: FunctionEmulators): Promise<void> {
  const users = people.map(({ id }): Write => ({
    type: 'create',
    path: paths.user(id),
    data: { permissions: [adminPermission] },
  }));
  const writes = [...users, ...[large, usual].flatMap(writesOf)];
  for (let from = 0; from < writes.length; from += writesAtOnce) {
    await commitAsOwner(emulators, writes.slice(from, from + writesAtOnce));
  }
}

function writesOf({ id, slug, sets, stages }: PublicLineup): readonly Write[] {
  return [
    { type: 'create', path: paths.festival(id), data: festivalData(slug, stages) },
    ...Array.from({ length: sets }, (_, event): Write => ({
      type: 'create',
      path: paths.event(id, eventId(event)),
      data: eventData(event, stages),
    })),
  ];
}

/** The size of a set as Firestore sends it to a browser. */
async function bytesOfDocument({ hosts, projectId }: FunctionEmulators): Promise<number> {
  const path = paths.event(large.id, eventId(1));
  const url = `http://${hosts.firestore}/v1/projects/${projectId}/databases/(default)/documents/${path}`;
  const response = await fetch(url, { headers: { authorization: 'Bearer owner' } });
  return (await response.arrayBuffer()).byteLength;
}

/** Every administrator is present when one of them sends a presence update. */
async function measurePresence(emulators: FunctionEmulators): Promise<Use> {
  const announce = (by: CallSender) =>
    callPortal(emulators, 'announcePresence', { festivalId: large.id, setId: null }, by);
  for (const person of people) await announce(person);
  return averageUsage(emulators, () => announce(author));
}

/**
 * Changes the start of a set. The function that manages its pictures runs once for it, for the minimum that is billed.
 */
async function measureSave(emulators: FunctionEmulators): Promise<Use> {
  let number = 0;
  const save = async () => {
    number += 1;
    const path = paths.event(large.id, eventId(number));
    const stored = eventData(number, large.stages);
    const before = new Map([[path, { path, id: eventId(number), version: '', data: stored }]]);
    const write: Write = {
      type: 'update',
      path,
      data: { artistName: `Changed ${number}`, updatedAt: serverTimestamp },
    };
    const writeId = `weekend-save-${number}`;
    return callPortal(emulators, 'commit', {
      writeId,
      writes: withRecords([write], writeId, author, before),
    });
  };
  return sumOf([await averageUsage(emulators, save), secondsOf(0)]);
}

/** Does what the publish page does for a release: compares, and publishes. */
async function publish(emulators: FunctionEmulators, { id, slug }: PublicLineup): Promise<{ ms: number }> {
  releases += 1;
  const compared = await callDeployed(emulators, author, 'compareRelease', {
    festivalId: id,
    releaseId: null,
  });
  const { openConflicts } = compared.result as { readonly openConflicts: number };
  const published = await callDeployed(emulators, author, 'publishLineup', {
    festivalId: id,
    releaseId: `release-${releases}`,
    ticked: null,
    at: null,
    ...(!slugs.has(slug) && { slug }),
    expectedConflicts: openConflicts,
  });
  slugs.add(slug);
  return { ms: compared.ms + published.ms };
}
let releases = 0;
const slugs = new Set<string>();

function callPortal(emulators: FunctionEmulators, name: string, request: object, by = author) {
  return callDeployed(emulators, by, 'portal', { name, request });
}

/** The average of a few actions in a row; the first, which may start the function, does not count. */
async function averageUsage(
  emulators: FunctionEmulators,
  action: () => Promise<{ ms: number }>,
): Promise<Use> {
  await action();
  const took: number[] = [];
  const { reads, writes } = await documentsOf(emulators, async () => {
    for (let each = 0; each < repetitions; each += 1) took.push((await action()).ms);
  });
  const documents = times(1 / repetitions, documentsUse(reads, writes));
  return secondsOf(median(took) / 1000, documents);
}

async function usageOf(emulators: FunctionEmulators, action: () => Promise<{ ms: number }>): Promise<Use> {
  let ms = 0;
  const { reads, writes } = await documentsOf(emulators, async () => {
    ms = (await action()).ms;
  });
  return secondsOf(ms / 1000, documentsUse(reads, writes));
}

type Counts = Readonly<Record<string, number>>;

function documentsUse(reads: Counts, writes: Counts): Use {
  return { reads: total(reads), writes: total(writes, 'write'), deletes: total(writes, 'delete') };
}
