import { festivalSchema, lineupEventSchema, type Festival, type LineupEvent } from '@lineup/domain';
import type { Versioned } from '@lineup/services';
import * as z from 'zod/mini';
import { persistedRecordSchema, toPersistedRecord } from '../editor/persisted-record.ts';
import { readingCache } from './drop-reading.ts';

/** The last viewed festival, for reading without a connection. */
export interface Reading {
  /** The user who loaded it; it is shown to no one else. */
  readonly userId: string;
  /** The time of the data, in epoch milliseconds. */
  readonly at: number;
  readonly festival: Versioned<Festival>;
  readonly events: readonly Versioned<LineupEvent>[];
}

const address = '/offline/reading';
/** No session lasts longer, and nothing is read without a session. */
const longestMs = 7 * 24 * 3_600_000;

const schema = z.object({
  userId: z.string(),
  at: z.number(),
  festival: persistedRecordSchema(festivalSchema),
  events: z.array(persistedRecordSchema(lineupEventSchema)),
});

/** Stores what was loaded in place of the previous reading. Stores nothing if there is no room or no cache. */
export async function storeReading({ festival, events, ...head }: Reading): Promise<void> {
  try {
    const records = { festival: toPersistedRecord(festival), events: events.map(toPersistedRecord) };
    const cache = await openCache();
    await cache?.put(address, new Response(JSON.stringify({ ...head, ...records })));
  } catch {
    // Full or denied: nothing can be read without a connection.
  }
}

/** Returns what was stored last; null if nothing is stored, or it is too old or not in the expected format. */
export async function loadReading(now: number): Promise<Reading | null> {
  try {
    const stored = await (await openCache())?.match(address);
    return stored === undefined ? null : parseReading(await stored.json(), now);
  } catch {
    return null;
  }
}

async function openCache(): Promise<Cache | undefined> {
  return 'caches' in window ? caches.open(readingCache) : undefined;
}

function parseReading(found: unknown, now: number): Reading | null {
  const reading = schema.safeParse(found);
  return reading.success && reading.data.at > now - longestMs ? reading.data : null;
}
