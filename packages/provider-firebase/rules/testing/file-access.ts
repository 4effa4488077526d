import { storagePaths } from '@lineup/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Decision } from './firestore-requests.ts';
import { inTurns } from './in-turns.ts';
import { administrators, sessionNames, type SessionName } from './sessions.ts';
import type { SentFile, StorageRequests } from './storage-requests.ts';
import type { StorageWorld } from './storage-world.ts';

const uploadId = 'upload_1790000000000_abcdef';

const operations = ['get', 'list', 'create', 'replace', 'describe', 'delete'] as const;
type Operation = (typeof operations)[number];

interface Place {
  readonly pathOf: (festivalId: string) => string;
  readonly type: string;
  /** What administrators may do; everyone else is denied. */
  readonly allowed: readonly Operation[];
}

const usual = ['get', 'create', 'replace'] as const;

/** The complete permissions for files: every place, unknown places, and every operation. */
const places: Readonly<Record<string, Place>> = {
  'a festival’s picture': {
    pathOf: (id) => storagePaths.festivalImage(id),
    type: 'image/png',
    allowed: usual,
  },
  'a festival’s next picture': {
    pathOf: (id) => storagePaths.laterFestivalImage(id, 1_780_000_000_000),
    type: 'image/png',
    allowed: usual,
  },
  'an event’s picture': {
    pathOf: (id) => storagePaths.eventImage(id, 'Tide & Ebb', 1_790_000_000_000),
    type: 'image/webp',
    allowed: usual,
  },
  'an artist’s picture': {
    pathOf: (id) => storagePaths.artistImage(id, 1_780_000_000_000),
    type: 'image/jpeg',
    allowed: usual,
  },
  'an unknown file of an artist': {
    pathOf: (id) => `artists/${id}/other`,
    type: 'image/jpeg',
    allowed: [],
  },
  'a lineup file': {
    pathOf: (id) => storagePaths.lineupFile(id, uploadId, 'lineup.json'),
    type: 'application/json',
    allowed: usual,
  },
  'a lineup’s spreadsheet': {
    pathOf: (id) => storagePaths.lineupFile(id, uploadId, 'lineup.xlsx'),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    allowed: usual,
  },
  'a lineup’s picture': {
    pathOf: (id) => storagePaths.lineupFile(id, uploadId, 'poster.jpg'),
    type: 'image/jpeg',
    allowed: usual,
  },
  'what a release keeps to itself': {
    pathOf: (id) => storagePaths.releaseFile(id, 'r1', 'private'),
    type: 'application/json',
    allowed: [],
  },
  'what a release shows': {
    pathOf: (id) => storagePaths.releaseFile(id, 'r1', 'public'),
    type: 'application/json',
    allowed: [],
  },
  'a picture of releases': {
    pathOf: (id) => storagePaths.releasePicture(id, 'a1'.repeat(32)),
    type: 'image/png',
    allowed: [],
  },
  'an unknown file of a festival': {
    pathOf: (id) => `festivals/${id}/other`,
    type: 'image/png',
    allowed: [],
  },
  'a file below the picture': {
    pathOf: (id) => `festivals/${id}/festival-image/small`,
    type: 'image/png',
    allowed: [],
  },
  'an unknown file': { pathOf: (id) => `backups/${id}`, type: 'image/png', allowed: [] },
  'a file at the root': { pathOf: (id) => `${id}.png`, type: 'image/png', allowed: [] },
};

/** Role × path × operation. */
export function describeFileAccess(world: StorageWorld): void {
  describe('access', () => {
    beforeAll(async () => {
      await world.begin([...new Set(cases.map(({ festivalId }) => festivalId))]);
      await inTurns(seeds(), (file) => world.storage.put('owner', file));
    }, 60_000);

    describe.each(Object.keys(places))('to %s', (place) => {
      test.each(operations)(
        'to %s it',
        async (operation) => {
          const asked = cases.filter((one) => one.place === place && one.operation === operation);
          const decisions = await inTurns(asked, (one) =>
            asking[operation](world.storage, world.token(one.session), fileOf(one)),
          );
          const actual = Object.fromEntries(asked.map(({ session }, index) => [session, decisions[index]]));
          expect(actual).toEqual(expectedDecisions(place, operation));
        },
        120_000,
      );
    });
  });
}

interface Case {
  readonly place: string;
  readonly operation: Operation;
  readonly session: SessionName;
  readonly festivalId: string;
}

const cases: readonly Case[] = Object.keys(places)
  .flatMap((place) => operations.map((operation) => ({ place, operation })))
  .flatMap((one) => sessionNames.map((session) => ({ ...one, session })))
  .map((one) => ({ ...one, festivalId: festivalFor(one.operation, one.session) }));

/** Sessions that may change a file each get a separate one, so that they do not interfere. */
function festivalFor(operation: Operation, session: SessionName): string {
  const isChange = operation === 'create' || operation === 'replace' || operation === 'delete';
  return isChange && administrators.has(session) ? `${operation}-by-${session}` : 'of-all';
}

/** The files that exist beforehand: all except those to be created. */
function seeds(): readonly SentFile[] {
  const there = cases.filter(({ festivalId }) => !festivalId.startsWith('create-'));
  const byPath = new Map(there.map(fileOf).map((file) => [file.path, file]));
  return [...byPath.values()];
}

function fileOf({ place, festivalId }: Case): SentFile {
  const found = places[place];
  if (found === undefined) throw new Error(`No place ${place}`);
  return { path: found.pathOf(festivalId), type: found.type, size: 10 };
}

const asking: Readonly<
  Record<Operation, (storage: StorageRequests, token: string | null, file: SentFile) => Promise<Decision>>
> = {
  get: (storage, token, { path }) => storage.get(token, path),
  list: (storage, token, { path }) => storage.list(token, path.slice(0, path.lastIndexOf('/') + 1)),
  create: (storage, token, file) => storage.put(token, { ...file, size: 20 }),
  replace: (storage, token, file) => storage.put(token, { ...file, size: 20 }),
  describe: (storage, token, { path }) => storage.describe(token, path),
  delete: (storage, token, { path }) => storage.delete(token, path),
};

function expectedDecisions(place: string, operation: Operation): Readonly<Record<string, Decision>> {
  const isOpen = places[place]?.allowed.includes(operation) === true;
  return Object.fromEntries(
    sessionNames.map((session) => [session, isOpen && administrators.has(session) ? 'allowed' : 'refused']),
  );
}
