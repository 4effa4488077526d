import { timestampFromMillis, timestampToMillis, type Change, type LineupEvent } from '@lineup/domain';
import { pruneHistory } from '@lineup/functions';
import type { NamedFile } from '@lineup/services';
import type { Random } from '../../runner/random.ts';
import type { Client } from '../../support/client.ts';
import { storeDraft, storeFestival } from '../../support/festivals.ts';
import { changesOf } from '../../support/history.ts';
import { inventedLocation, inventEvent } from '../../support/lineups.ts';
import { inventPicture } from '../../support/pictures.ts';
import type { InProcessPortal } from '../../support/portals/in-process-portal.ts';

/** Random work of an administrator; all randomness comes from `random`, so that a seed repeats it. */
export interface RandomWork {
  readonly portal: InProcessPortal;
  readonly client: Client;
  readonly random: Random;
}

/** The input of an operation. */
interface About extends RandomWork {
  /** Counts the operations, so that everything they create has a unique name. */
  readonly n: number;
  readonly festivalId: string;
  /** One of the festival's sets, if it has any. */
  readonly set: LineupEvent | null;
}

type Operation = (about: About) => Promise<unknown>;

const festivals = 3;

/** The possible operations, each as likely as it is listed. */
const operations: readonly [Named, ...Named[]] = [
  ...often(4, 'a set is created', createSet),
  ...often(2, 'a set is edited', editSet),
  ...often(5, 'a picture is set', setPicture),
  ...often(2, 'a picture is removed', removePicture),
  ...often(3, 'a set is deleted', deleteSet),
  ...often(2, 'a cover is set', setCover),
  ...often(1, 'a cover is removed', removeCover),
  ...often(5, 'a change is undone', undoSome),
  ...often(3, 'an undo is undone', redoSome),
  ...often(1, 'a state is restored', restoreSome),
  ...often(1, 'a lineup is imported', importLineup),
  ...often(1, 'a draft is discarded', discardDraft),
  ...often(1, 'the history is pruned', pruneSome),
];
type Named = readonly [string, Operation];

function often(times: number, what: string, work: Operation): [Named, ...Named[]] {
  return [[what, work], ...Array.from({ length: times - 1 }, (): Named => [what, work])];
}

/** Performs one operation; returns a description. */
export async function doAtRandom(work: RandomWork, n: number): Promise<string> {
  const { client, random } = work;
  const { services } = client;
  const all = (await services.festivals.list())
    .filter(({ location }) => location === inventedLocation)
    .toSorted((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  if (all.length < festivals) {
    await storeFestival(client, `Festival ${n}`);
    return 'a festival is created';
  }
  const festivalId = one(random, all)?.id ?? '';
  if (random.int(1, 100) === 1) {
    await services.festivals.remove(festivalId);
    return 'a festival is deleted';
  }
  const sets = (await services.events.list(festivalId)).toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const [what, operation] = random.pick(operations);
  await operation({ ...work, n, festivalId, set: one(random, sets) });
  return what;
}

const nameOf = ({ artistName }: LineupEvent) => artistName;

function one<Item>(random: Random, items: readonly Item[]): Item | null {
  return items.length === 0 ? null : (items[random.int(0, items.length - 1)] ?? null);
}

let picture: Promise<NamedFile> | null = null;

function smallPicture(): Promise<NamedFile> {
  picture ??= inventPicture(1, 4, 4);
  return picture;
}

async function storePicture({ client, festivalId, n }: About): Promise<string> {
  return client.services.events.uploadImage(festivalId, `Artist ${n}`, await smallPicture());
}

async function createSet(about: About): Promise<void> {
  const { client, random, festivalId, n } = about;
  const imageURL = random.int(0, 1) === 1 ? await storePicture(about) : null;
  const set = { ...inventEvent(n), artistName: `Artist ${n}`, imageURL };
  await client.services.events.create(festivalId, client.services.events.newId(), set);
}

async function editSet({ client, festivalId, set, n }: About): Promise<void> {
  if (set !== null) await client.services.events.update(festivalId, set.id, { artistName: `Artist ${n}` });
}

async function setPicture(about: About): Promise<void> {
  const { client, festivalId, set } = about;
  if (set === null) return;
  await client.services.events.update(festivalId, set.id, { imageURL: await storePicture(about) });
}

async function removePicture({ client, festivalId, set }: About): Promise<void> {
  if (set !== null) await client.services.events.update(festivalId, set.id, { imageURL: null });
}

async function deleteSet({ client, festivalId, set }: About): Promise<void> {
  if (set !== null) await client.services.events.remove(festivalId, set.id);
}

async function setCover({ client, festivalId }: About): Promise<void> {
  const imageURL = await client.services.festivals.uploadImage(festivalId, await smallPicture());
  await client.services.festivals.update(festivalId, { imageURL });
}

async function removeCover({ client, festivalId }: About): Promise<void> {
  await client.services.festivals.update(festivalId, { imageURL: null });
}

async function undoSome(about: About): Promise<void> {
  await undoOne(about, ({ kind }) => kind !== 'festivalCreated');
}

async function redoSome(about: About): Promise<void> {
  await undoOne(about, ({ kind }) => kind === 'undone');
}

/** The creation of a festival is not undone: the festival is deleted. */
async function undoOne(
  { client, random, festivalId }: About,
  isCandidate: (change: Change) => boolean,
): Promise<void> {
  const change = one(random, (await changesOf(client, festivalId)).filter(isCandidate));
  if (change !== null) {
    await client.services.history.undo(festivalId, change, random.pick(['rest', 'all']));
  }
}

async function restoreSome({ client, random, festivalId }: About): Promise<void> {
  const { history } = client.services;
  const change = one(random, await changesOf(client, festivalId));
  if (change === null) return;
  await history.restore(festivalId, change, await history.previewRestore(festivalId, change));
}

async function importLineup({ client, festivalId }: About): Promise<void> {
  await client.services.uploads.saveAll(await storeDraft(client, festivalId, 5));
}

async function discardDraft({ client, festivalId }: About): Promise<void> {
  const { uploadId } = await storeDraft(client, festivalId, 5);
  const { uploads } = client.services;
  await uploads.discard(await uploads.get(festivalId, uploadId));
}

/** Prunes everything older than one of the changes, in all festivals. */
async function pruneSome({ portal, client, random, festivalId }: About): Promise<void> {
  const change = one(random, await changesOf(client, festivalId));
  if (change === null) return;
  await pruneHistory(portal.rooms.provider, timestampFromMillis(timestampToMillis(change.at)));
}
