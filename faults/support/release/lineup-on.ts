import { expectThat } from '../../runner/tally.ts';
import { openClient, signIn } from '../client.ts';
import { countEvents, storeDraft, storeFestival } from '../festivals.ts';
import { publishNow } from '../publishing.ts';

/** A lineup that was imported and published. */
export interface LineupOnPortal {
  readonly festivalId: string;
  readonly slug: string;
  readonly sets: number;
}

const sets = 30;

/** Signs in, imports a lineup from a file and publishes it. */
export async function importAndPublish(address: string, slug: string): Promise<LineupOnPortal> {
  const client = openClient(address);
  await signIn(client, address);
  const festivalId = await storeFestival(client, `Released ${slug}`);
  await client.services.uploads.saveAll(await storeDraft(client, festivalId, sets));
  await publishNow(client, { festivalId, slug }, client.services.publishing.newReleaseId());
  const lineup = { festivalId, slug, sets };
  await expectLineup(address, lineup);
  return lineup;
}

/** Throws unless the lineup is there, both signed in and for visitors. */
export async function expectLineup(
  address: string,
  { festivalId, slug, sets }: LineupOnPortal,
): Promise<void> {
  const client = openClient(address);
  await signIn(client, address);
  const stored = await countEvents(client, festivalId);
  expectThat(stored === sets, `${stored} sets are stored instead of ${sets}.`);
  const page = await fetch(`${address}/lineup/${slug}`);
  const text = await page.text();
  expectThat(page.ok && text.includes('Set number 7'), `The public page answers ${page.status}.`);
}
