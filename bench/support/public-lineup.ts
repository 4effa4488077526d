import type { Client } from '../../faults/support/client.ts';
import { publishNow } from '../../faults/support/publishing.ts';
import { festivalId, namesOfStages } from './lineup-data.ts';
import type { Seed } from './portal.ts';
import { addFestivals } from './seed.ts';

/** The lineup that rows of the public page publish: as large as the largest imported so far, on as many stages. */
export const publicSets = 1691;
const stages = namesOfStages(86);
export const publicSlug = 'bench-weekender';
export const publicPath = `/lineup/${publicSlug}`;

export const seedPublic: Seed = (db) => addFestivals(db, [0], publicSets, stages);

/** Publishes the current lineup; returns the id of the release. */
export async function publishBench(client: Client): Promise<string> {
  const releaseId = client.services.publishing.newReleaseId();
  await publishNow(client, { festivalId: festivalId(0), slug: publicSlug }, releaseId);
  return releaseId;
}
