import { timestampFromMillis } from '@lineup/domain';
import { expectThat } from '../runner/tally.ts';
import type { Client } from './client.ts';
import { storeEvents, storeFestival } from './festivals.ts';
import { inventEvent } from './lineups.ts';

/** A festival whose lineup is to be published. */
export interface PublishedFestival {
  readonly festivalId: string;
  readonly slug: string;
  readonly sets: number;
}

/** Creates a festival of this many sets and publishes it at the address `slug`. */
export async function storePublished(client: Client, slug: string, sets: number): Promise<PublishedFestival> {
  const festivalId = await storeFestival(client, `Published ${slug}`);
  await storeEvents(client, festivalId, sets);
  const festival = { festivalId, slug, sets };
  await publishNow(client, festival, client.services.publishing.newReleaseId());
  return festival;
}

/** Publishes the current lineup, regardless of conflicts between the invented sets; schedules it if a time is given. */
export async function publishNow(
  { services }: Client,
  { festivalId, slug }: Pick<PublishedFestival, 'festivalId' | 'slug'>,
  releaseId: string,
  at: number | null = null,
) {
  const { openConflicts } = await services.publishing.compare(festivalId);
  return services.publishing.publish(festivalId, {
    releaseId,
    ticked: null,
    at: at === null ? null : timestampFromMillis(at),
    slug,
    expectedConflicts: openConflicts,
  });
}

/** Adds one more set, so that the next release differs. */
export async function addSet({ services }: Client, festivalId: string, n: number): Promise<void> {
  await services.events.create(festivalId, services.events.newId(), inventEvent(n));
}

/** What visitors read. */
export interface PublicLineup {
  readonly status: number;
  readonly sets: number;
  readonly release: { readonly id: string; readonly late: boolean } | null;
}

/** Reads the public lineup like a visitor, without a session; every feed must contain the same number of sets. */
export async function readPublicLineup(address: string, slug: string): Promise<PublicLineup> {
  const response = await fetch(`${address}/lineup/${slug}/lineup.json`);
  if (!response.ok) {
    await response.body?.cancel();
    return { status: response.status, sets: 0, release: null };
  }
  const lineup: unknown = await response.json();
  expectThat(isLineup(lineup), `lineup.json is ${JSON.stringify(lineup).slice(0, 200)}`);
  const calendar = await (await fetch(`${address}/lineup/${slug}/lineup.ics`)).text();
  const entries = calendar.split('BEGIN:VEVENT').length - 1;
  expectThat(entries >= lineup.sets.length, `${entries} in the calendar, ${lineup.sets.length} in the list.`);
  return { status: response.status, sets: lineup.sets.length, release: lineup.release };
}

interface Lineup {
  readonly sets: readonly unknown[];
  readonly release: { readonly id: string; readonly late: boolean };
}

function isLineup(value: unknown): value is Lineup {
  return typeof value === 'object' && value !== null && 'sets' in value && Array.isArray(value.sets);
}
