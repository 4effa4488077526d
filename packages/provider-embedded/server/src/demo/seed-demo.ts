import { festivalStatus, paths, storagePaths, type ChangeAuthor } from '@lineup/domain';
import { serverTimestamp, type Write } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import sharp from 'sharp';
import { activeChanges, type DemoAuthors, type SeededEvent } from './active-changes.ts';
import { type DemoFestival, demoFestivals } from './demo-festivals.ts';
import { createDemoStory, type Deed } from './demo-story.ts';

/** What seeding needs from the server. */
export interface SeedDeps {
  readonly documents: Pick<ServerProvider['documents'], 'newId' | 'commit'>;
  /** Stores a picture (WebP) of this width at a storage path and returns its download address. */
  readonly storeImage: (path: string, content: Uint8Array, width: number) => Promise<string>;
  /** Publishes a festival's current lineup, dated `at` (milliseconds since the epoch). */
  readonly publish: (festivalId: string, at: number, by: ChangeAuthor) => Promise<void>;
  readonly authors: DemoAuthors;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

interface Seeded {
  readonly festivalId: string;
  readonly sample: DemoFestival;
  readonly events: readonly SeededEvent[];
}

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Writes the sample festivals with their lineups, pictures, history and releases. Meant for an empty store; a second
 * call writes them again.
 */
export async function seedDemo(deps: SeedDeps): Promise<void> {
  const samples = demoFestivals(deps.now);
  await Promise.all(samples.map((sample) => seedFestival(sample, deps)));
}

async function seedFestival(sample: DemoFestival, deps: SeedDeps): Promise<void> {
  const { documents, authors, now } = deps;
  const daysAgo = (days: number) => now - days * day;
  const festivalId = documents.newId();
  const events = sample.events.map((event) => ({ ...event, id: documents.newId() }));
  const seeded = { festivalId, sample, events };
  const write = createDemoStory(festivalId, documents);
  for (const deed of beginning(seeded, deps)) await write(deed);
  for (const deed of await picturing(seeded, deps)) await write(deed);
  const changes =
    festivalStatus(sample.festival, now) === 'active'
      ? activeChanges({ festivalId, events, authors, daysAgo, newId: documents.newId })
      : [];
  const publishedAt = sample.publishedDaysAgo === null ? null : daysAgo(sample.publishedDaysAgo);
  const isBefore = ({ at }: Deed) => publishedAt !== null && at <= publishedAt;
  for (const deed of changes.filter(isBefore)) await write(deed);
  if (publishedAt !== null) await deps.publish(festivalId, publishedAt, authors.robin);
  for (const deed of changes.filter((deed) => !isBefore(deed))) await write(deed);
}

/** Creates the festival, and imports its lineup from a file two hours later. */
function beginning({ festivalId, sample, events }: Seeded, { authors, now }: SeedDeps): readonly Deed[] {
  const { festival, file, createdDaysAgo } = sample;
  const at = now - createdDaysAgo * day;
  const lineup = events.map(({ id, ...event }): Write => {
    const data = { ...event, createdAt: serverTimestamp, updatedAt: serverTimestamp };
    return { type: 'create', path: paths.event(festivalId, id), data };
  });
  const data = { ...festival, created_at: serverTimestamp, updated_at: serverTimestamp };
  return [
    {
      at,
      by: authors.robin,
      kind: 'festivalCreated',
      writes: [{ type: 'create', path: paths.festival(festivalId), data }],
    },
    { at: at + 2 * hour, by: authors.sam, kind: 'lineupImported', source: file, writes: lineup },
  ];
}

/** Assigns a cover to the festival and portraits to its first sets after storing them. */
async function picturing(
  { festivalId, sample, events }: Seeded,
  { authors, now, storeImage }: SeedDeps,
): Promise<readonly Deed[]> {
  const at = now - sample.createdDaysAgo * day;
  const picture = async (document: string, path: string, svg: string): Promise<Write> => {
    const { data: content, info } = await render(svg);
    const imageURL = await storeImage(path, content, info.width);
    return { type: 'update', path: document, data: { imageURL, updated_at: serverTimestamp } };
  };
  const coverPath = storagePaths.festivalImage(festivalId);
  const cover = await picture(paths.festival(festivalId), coverPath, sample.cover);
  const portraits = await Promise.all(
    events.flatMap(({ id, artistName }, place) => {
      const portrait = sample.portraits[place];
      const path = storagePaths.eventImage(festivalId, artistName, now);
      return portrait === undefined ? [] : [picture(paths.event(festivalId, id), path, portrait)];
    }),
  );
  return [
    { at: at + 3 * hour, by: authors.robin, kind: 'details', writes: [cover] },
    { at: at + 5 * hour, by: authors.sam, writes: portraits },
  ];
}

/** The user waits for the first start: encoding speed matters more than size. */
function render(svg: string) {
  return sharp(Buffer.from(svg)).webp({ quality: 85, effort: 0 }).toBuffer({ resolveWithObject: true });
}
