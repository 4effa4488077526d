import { paths, timestampFromMillis, type DraftEvent } from '@lineup/domain';
import { atMost, type Figure, type Row, type RowContext } from '../frame/row.ts';
import type { Calibration } from '../measure/calibration.ts';
import { load } from '../measure/load.ts';
import { probe } from '../measure/probe.ts';
import { percentile } from '../measure/statistics.ts';
import { draftData, eventId, festivalId, namesOfStages, uploadId } from '../support/lineup-data.ts';
import { withPortal, type BenchPortal, type Seed } from '../support/portal.ts';
import { addFestivals, addUpload } from '../support/seed.ts';

const sets = 10_000;
const visitors = 60;
const stages = namesOfStages(86);
const slug = 'bench-large';
/** A separate festival for each: reading, saving, deleting and the small requests. */
const [large, saved, deleted, small] = [0, 1, 2, 3];

/** Others work while one person works on a very large lineup. */
export const othersWait: Row = {
  name: 'others-wait',
  title: `Other requests while a lineup of ${sets.toLocaleString('en')} sets is worked on`,
  run: async (context) => {
    const seed: Seed = (db) => {
      addFestivals(db, [large, deleted], sets, stages);
      addFestivals(db, [saved, small], 0);
      addUpload(db, saved, sets);
    };
    return withPortal(context, { seed }, (portal) => measure(portal, context));
  },
};

interface Deed {
  readonly label: string;
  readonly run: (portal: BenchPortal) => Promise<unknown>;
}

const deeds: readonly Deed[] = [
  { label: 'nothing', run: () => new Promise((resolve) => setTimeout(resolve, 2000)) },
  { label: `${visitors} open one preview link at once`, run: openPreview },
  { label: 'the figures are counted', run: ({ client }) => client.services.festivals.allStats() },
  {
    label: 'the lineup is compared',
    run: ({ client }) => client.services.publishing.compare(festivalId(large)),
  },
  { label: 'it is published', run: publish },
  { label: `${visitors} ask for page and feed after the release`, run: visitRelease },
  { label: 'a lineup is saved in one commit', run: save },
  {
    label: 'a festival is deleted',
    run: ({ client }) =>
      client.provider.functions.call('deleteFestival', { festivalId: festivalId(deleted) }),
  },
];

async function measure(portal: BenchPortal, { calibration }: RowContext) {
  const figures: Figure[] = [];
  for (const deed of deeds) figures.push(...(await whileDoing(deed, portal, calibration)));
  return { figures, notes };
}

const notes = [
  'Others ask for a small document fifty times a second, each time over a new connection, from a process of their own, as long ' +
    'as the deed takes. Each deed is done once: what is cached afterwards cannot be asked for again without a change. The goal ' +
    'is what comes to 50 ms where the calibration takes 125.',
];

async function whileDoing(
  { label, run }: Deed,
  portal: BenchPortal,
  { all }: Calibration,
): Promise<readonly Figure[]> {
  const { server, cookie } = portal;
  const path = `/api/documents?path=${encodeURIComponent(paths.festival(festivalId(small)))}`;
  let seconds = 0;
  const times = await probe({ port: server.port, path, cookie, everyMs: 20 }, async () => {
    const started = performance.now();
    await run(portal);
    seconds = (performance.now() - started) / 1000;
  });
  if (times.length === 0) throw new Error(`Nobody asked while ${label}.`);
  return [
    { label: `while ${label}: p99`, value: percentile(times, 0.99), unit: 'ms', goal: atMost(0.4, all) },
    { label: `while ${label}: slowest`, value: Math.max(...times), unit: 'ms' },
    { label: `while ${label}: it takes`, value: seconds, unit: 's' },
  ];
}

async function openPreview({ client, server }: BenchPortal): Promise<void> {
  const expiresAt = timestampFromMillis(Date.now() + 3_600_000);
  const action = { type: 'create', name: 'Press', stages: [], showNames: true, expiresAt } as const;
  const made = await client.provider.functions.call('changePreviewLinks', {
    festivalId: festivalId(large),
    action,
  });
  await visitAll(server, [`/preview/${made.token ?? ''}`]);
}

async function publish({ client }: BenchPortal): Promise<void> {
  const { publishing } = client.services;
  const { openConflicts } = await publishing.compare(festivalId(large));
  const releaseId = publishing.newReleaseId();
  const release = { releaseId, ticked: null, at: null, slug, expectedConflicts: openConflicts };
  await publishing.publish(festivalId(large), release);
}

function visitRelease({ server }: BenchPortal): Promise<void> {
  return visitAll(server, [`/lineup/${slug}`, `/lineup/${slug}/lineup.json`]);
}

/** Over bare sockets: a client's handling of a page of two megabytes would count as well. */
async function visitAll({ port }: BenchPortal['server'], addresses: readonly string[]): Promise<void> {
  let asked = 0;
  const next = () => {
    const path = addresses[asked % addresses.length] ?? '';
    asked += 1;
    return { method: 'GET', path, headers: { 'accept-encoding': 'br' } };
  };
  const { statuses } = await load({ port, connections: visitors, seconds: 0, next });
  if (statuses[200] !== visitors) throw new Error(`Answers: ${JSON.stringify(statuses)}`);
}

async function save({ client }: BenchPortal): Promise<void> {
  const id = festivalId(saved);
  const drafts = Array.from({ length: sets }, (_, number): DraftEvent => ({
    ...draftData(number),
    id: eventId(number),
  }));
  const festival = await client.services.festivals.get(id);
  const lineup = { festivalId: id, festival, uploadId: uploadId(saved), drafts };
  const { events: stored } = await client.services.uploads.saveAll(lineup);
  if (stored !== sets) throw new Error(`Only ${stored} of ${sets} sets were saved.`);
}
