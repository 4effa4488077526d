import { type NewLineupEvent, paths, storagePaths } from '@lineup/domain';
import { serverTimestamp, type Write } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';
import sharp from 'sharp';
import { type DemoFestival, demoFestivals } from './demo-festivals.ts';

/** What the seeding needs of the server. */
export interface SeedDeps {
  readonly documents: Pick<ServerProvider['documents'], 'newId' | 'commit'>;
  /** Keeps a picture under a path of the storage and gives its download address. */
  readonly storeImage: (path: string, bytes: Uint8Array) => Promise<string>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

type SeededEvent = NewLineupEvent & { readonly id: string };

interface Seeded {
  readonly festivalId: string;
  readonly sample: DemoFestival;
  readonly events: readonly SeededEvent[];
}

/**
 * Writes the sample festivals with their lineups, all in one commit, then their pictures. Meant for an empty store:
 * it writes them again when called again.
 */
export async function seedDemo(deps: SeedDeps): Promise<void> {
  const seeded = demoFestivals(deps.now).map((sample) => withIds(sample, deps));
  await deps.documents.commit(seeded.flatMap(documentWrites));
  const pictureWrites = await Promise.all(seeded.map((one) => storePictures(one, deps)));
  await deps.documents.commit(pictureWrites.flat());
}

function withIds(sample: DemoFestival, { documents }: SeedDeps): Seeded {
  const events = sample.events.map((event) => ({ ...event, id: documents.newId() }));
  return { festivalId: documents.newId(), sample, events };
}

function documentWrites({ festivalId, sample, events }: Seeded): Write[] {
  const festival: Write = {
    type: 'create',
    path: paths.festival(festivalId),
    data: { ...sample.festival, created_at: serverTimestamp, updated_at: serverTimestamp },
  };
  const lineup = events.map(({ id, ...event }): Write => {
    const data = { ...event, createdAt: serverTimestamp, updatedAt: serverTimestamp };
    return { type: 'create', path: paths.event(festivalId, id), data };
  });
  return [festival, ...lineup];
}

/** Stores cover and portraits and gives the writes that point at them. */
function storePictures({ festivalId, sample, events }: Seeded, deps: SeedDeps): Promise<Write[]> {
  const cover = async (): Promise<Write> => {
    const path = storagePaths.festivalImage(festivalId);
    const imageURL = await deps.storeImage(path, await render(sample.cover));
    return { type: 'update', path: paths.festival(festivalId), data: { imageURL } };
  };
  const portrait = async ({ id, artistName }: SeededEvent, picture: string): Promise<Write> => {
    const path = storagePaths.eventImage(festivalId, artistName, deps.now);
    const imageURL = await deps.storeImage(path, await render(picture));
    return { type: 'update', path: paths.event(festivalId, id), data: { imageURL } };
  };
  const portraits = events.flatMap((event, index) => {
    const picture = sample.portraits[index];
    return picture === undefined ? [] : [portrait(event, picture)];
  });
  return Promise.all([cover(), ...portraits]);
}

function render(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).webp({ quality: 85, effort: 0 }).toBuffer();
}
