import {
  messages,
  tooLargeMessages,
  paths,
  type Festival,
  type LineupEvent,
  type TimedEvent,
} from '@lineup/domain';
import {
  isProviderError,
  serverTimestamp,
  type DocumentReader,
  type DocumentSnapshot,
  type Write,
  type WriteData,
} from '@lineup/provider';
import type { Recorder } from '../changes/recorder.ts';
import { fitting } from './commit-room.ts';
import { blockFrom } from './act-and-block-records.ts';
import { eventFrom } from './event-records.ts';
import type { Versioned } from './records.ts';
import { ServiceError } from '../service-error.ts';

/** The fields of an event or a block that a festival's change may affect. */
type Placed = TimedEvent & Pick<LineupEvent, 'stage'>;

/** A change of a festival that its events and blocks may have to follow. */
export interface FestivalChange {
  /** The festival as read; the save is rejected with `conflict` if it has changed since. */
  readonly festival: Versioned<Festival>;
  readonly kind: 'details' | 'stages';
  /** The festival's fields to write. */
  readonly data: WriteData;
  /** Returns the fields to write to an event or block, or null for no change; if missing, no events are read. */
  readonly follow?: (placed: Placed) => WriteData | null;
  /**
   * Optional writes, as far as they fit in the commit, in groups by descending importance; requested again for every
   * attempt.
   */
  readonly others?: () => Promise<readonly (readonly Write[])[]>;
}

/**
 * How often the events and other documents of the change are read again because one changed between reading and
 * writing.
 */
const tries = 4;

const { ofFestival: tooLarge } = tooLargeMessages;

/**
 * Writes the festival and its dependent documents atomically, and returns the festival's new version. Events and other
 * documents that change concurrently are read again. Fails with `conflict` if the festival has changed since it was
 * read, with `not-found` if it was deleted, and with `payload-too-large` if it has more events than the provider takes
 * at once.
 */
export async function commitWithEvents(
  documents: DocumentReader,
  recorder: Recorder,
  change: FestivalChange,
): Promise<string> {
  const { festival } = change;
  const path = paths.festival(festival.id);
  for (let left = tries; ; left -= 1) {
    const { known, following } = await eventWrites(documents, change);
    const writes = [festivalWrite(path, change), ...following];
    writes.push(...asManyAsFit(documents, writes, (await change.others?.()) ?? []));
    try {
      const commit = { festivalId: festival.id, kind: change.kind, writes, known, tooLarge };
      return (await recorder.commit(commit)).versions.get(path) ?? festival.version;
    } catch (error) {
      const mayBeAnEvent = isProviderError(error, 'conflict') || isProviderError(error, 'not-found');
      if (!mayBeAnEvent || left <= 1 || !(await isUnchanged(documents, festival))) throw error;
    }
  }
}

function festivalWrite(path: string, { festival, data }: FestivalChange): Write {
  const stamped = { ...data, updated_at: serverTimestamp };
  return { type: 'update', path, data: stamped, ifVersion: festival.version };
}

interface EventWrites {
  readonly known: ReadonlyMap<string, DocumentSnapshot>;
  readonly following: readonly Write[];
}

async function eventWrites(
  documents: DocumentReader,
  { festival, follow }: FestivalChange,
): Promise<EventWrites> {
  if (follow === undefined) return { known: new Map(), following: [] };
  const [events, blocks] = await Promise.all([
    documents.query({ collection: paths.events(festival.id) }),
    documents.query({ collection: paths.blocks(festival.id) }),
  ]);
  const writesOf = (read: (snapshot: DocumentSnapshot) => Placed) => (snapshot: DocumentSnapshot) => {
    const { path, version: ifVersion } = snapshot;
    const data = follow(read(snapshot));
    if (data === null) return [];
    return [{ type: 'update', path, data: { ...data, updated_at: serverTimestamp }, ifVersion } as const];
  };
  const following = [...events.flatMap(writesOf(eventFrom)), ...blocks.flatMap(writesOf(blockFrom))];
  return {
    known: new Map([...events, ...blocks].map((snapshot) => [snapshot.path, snapshot])),
    following,
  };
}

/** Returns the writes of the groups that fit into a commit with `writes`. */
function asManyAsFit(
  documents: DocumentReader,
  writes: readonly Write[],
  groups: readonly (readonly Write[])[],
): readonly Write[] {
  let added: readonly Write[] = [];
  for (const group of groups) {
    const more = [...added, ...group];
    if (fitting(documents, [...writes, ...more], more.length) !== null) break;
    added = more;
  }
  return added;
}

async function isUnchanged(documents: DocumentReader, festival: Versioned<Festival>): Promise<boolean> {
  const now = await documents.get(paths.festival(festival.id));
  if (now === null) throw new ServiceError('not-found', messages.festival.notFound);
  return now.version === festival.version;
}
