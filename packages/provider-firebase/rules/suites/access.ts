import { documentKinds, type DocumentKind } from '@lineup/domain';
import { serverTimestamp } from '@lineup/provider';
import { permissions } from '@lineup/provider/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Fields, RulesWrite, Decision } from '../testing/firestore-requests.ts';
import type { RulesWorld } from '../testing/rules-world.ts';
import { administrators, sessionNames, type RulesSession, type SessionName } from '../testing/sessions.ts';
import { changed, made, pathOf, validDocument, validUploadId } from '../testing/valid-documents.ts';
import { withRecord } from '../testing/with-record.ts';

const operations = ['get', 'list', 'count', 'create', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

/** `owner`: everybody with a token, since each asks for what is the own. */
type Allowed = 'administrators' | 'owner' | 'nobody';
type Expectations = Readonly<Record<Operation, Allowed>>;

interface Place {
  readonly kind: DocumentKind | null;
  readonly pathOf: (id: string, uid: string) => string;
  readonly expected: Expectations;
}

const festivalId = 'harbour';
const nothing = {
  get: 'nobody',
  list: 'nobody',
  count: 'nobody',
  create: 'nobody',
  update: 'nobody',
  delete: 'nobody',
} as const;
const read = { get: 'administrators', list: 'administrators', count: 'administrators' } as const;

/** Who may do what, complete: every kind of document, what the portal does not know, and every operation. */
const places: Readonly<Record<string, Place>> = {
  'the own record': {
    kind: 'user',
    pathOf: (_, uid) => `users/${uid}`,
    expected: { ...nothing, get: 'owner' },
  },
  'another’s record': {
    kind: 'user',
    pathOf: (id) => pathOf('user', festivalId, id),
    expected: nothing,
  },
  'a festival': {
    kind: 'festival',
    pathOf: (id) => pathOf('festival', festivalId, id),
    expected: { ...read, create: 'administrators', update: 'administrators', delete: 'nobody' },
  },
  'an event': {
    kind: 'lineupEvent',
    pathOf: (id) => pathOf('lineupEvent', festivalId, id),
    expected: { ...read, create: 'administrators', update: 'administrators', delete: 'administrators' },
  },
  'an unplaced act': {
    kind: 'unplacedAct',
    pathOf: (id) => pathOf('unplacedAct', festivalId, id),
    expected: { ...read, create: 'administrators', update: 'administrators', delete: 'administrators' },
  },
  'a block': {
    kind: 'block',
    pathOf: (id) => pathOf('block', festivalId, id),
    expected: { ...read, create: 'administrators', update: 'administrators', delete: 'administrators' },
  },
  'an import source': {
    kind: 'importSource',
    pathOf: (id) => pathOf('importSource', festivalId, id),
    expected: { ...read, create: 'administrators', update: 'administrators', delete: 'administrators' },
  },
  'an upload': {
    kind: 'lineupUpload',
    pathOf: (id) => pathOf('lineupUpload', festivalId, id),
    expected: { ...read, create: 'administrators', update: 'nobody', delete: 'administrators' },
  },
  'a draft event': {
    kind: 'draftEvent',
    pathOf: (id) => pathOf('draftEvent', festivalId, id),
    expected: { ...read, create: 'nobody', update: 'administrators', delete: 'administrators' },
  },
  'a change': {
    kind: 'change',
    pathOf: (id) => pathOf('change', festivalId, id),
    expected: { ...read, create: 'administrators', update: 'nobody', delete: 'nobody' },
  },
  'a part of a change': {
    kind: 'changePart',
    pathOf: (id) => pathOf('changePart', festivalId, id),
    expected: { ...read, create: 'administrators', update: 'nobody', delete: 'nobody' },
  },
  'a publication': {
    kind: 'publication',
    pathOf: (id) => pathOf('publication', festivalId, id),
    expected: { ...nothing, ...read },
  },
  'a release': {
    kind: 'release',
    pathOf: (id) => pathOf('release', festivalId, id),
    expected: { ...nothing, ...read },
  },
  'a slug': { kind: 'lineupSlug', pathOf: (id) => pathOf('lineupSlug', festivalId, id), expected: nothing },
  'a preview link': {
    kind: 'previewLink',
    pathOf: (id) => pathOf('previewLink', festivalId, id),
    expected: { ...nothing, ...read },
  },
  'a due release': {
    kind: 'dueRelease',
    pathOf: (id) => pathOf('dueRelease', festivalId, id),
    expected: nothing,
  },
  'a webhook secret': {
    kind: 'webhookSecret',
    pathOf: (id) => pathOf('webhookSecret', festivalId, id),
    expected: nothing,
  },
  'an unknown document': { kind: null, pathOf: (id) => `settings/${id}`, expected: nothing },
  'an unknown document of a user': {
    kind: null,
    pathOf: (id, uid) => `users/${uid}/notes/${id}`,
    expected: nothing,
  },
  'an unknown document of a festival': {
    kind: null,
    pathOf: (id) => `festivals/${festivalId}/notes/${id}`,
    expected: nothing,
  },
  'an unknown document of an event': {
    kind: null,
    pathOf: (id) => `festivals/${festivalId}/lineupEvents/a/events/${id}`,
    expected: nothing,
  },
};

const groups = [
  'users',
  'festivals',
  'lineupEvents',
  'unplacedActs',
  'blocks',
  'importSources',
  'lineupUploads',
  'events',
  'changes',
  'parts',
  'heads',
  'publications',
  'releases',
  'lineupSlugs',
  'previewLinks',
  'dueReleases',
  'webhookSecrets',
  'settings',
] as const;

/** Role × path × operation. */
export function describeAccess(world: RulesWorld): void {
  describe('access', () => {
    beforeAll(async () => {
      await world.begin();
      await world.seed([
        {
          type: 'set',
          path: pathOf('festival', '', festivalId),
          fields: validDocument('festival', festivalId),
        },
        {
          type: 'set',
          path: pathOf('lineupUpload', festivalId, validUploadId),
          fields: validDocument('lineupUpload', festivalId),
        },
        ...cases.flatMap((one) => seedFor(one, world)),
      ]);
    }, 60_000);

    test('is decided for every kind of document and every operation', () => {
      const kinds = new Set(Object.values(places).map(({ kind }) => kind));
      expect(documentKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
      for (const { expected } of Object.values(places)) {
        expect(Object.keys(expected).toSorted()).toEqual([...operations].toSorted());
      }
    });

    test.each(documentKinds)('to a %s is what every provider grants administrators', (kind) => {
      const granted = permissions.administrator[kind];
      for (const [name, { expected }] of Object.entries(places).filter(([, place]) => place.kind === kind)) {
        const isOpen = (allowed: Allowed) => allowed !== 'nobody';
        const isReadable = granted.read === 'own' ? name === 'the own record' : granted.read === 'yes';
        expect({
          name,
          read: isOpen(expected.get),
          list: isOpen(expected.list),
          count: isOpen(expected.count),
        }).toEqual({ name, read: isReadable, list: granted.read === 'yes', count: granted.read === 'yes' });
        for (const operation of ['create', 'update', 'delete'] as const) {
          expect([name, operation, isOpen(expected[operation])]).toEqual([
            name,
            operation,
            granted[operation] !== 'no',
          ]);
        }
      }
    });

    describe.each(Object.keys(places))('to %s', (place) => {
      test.each(operations)('to %s it', async (operation) => {
        const asked = cases.filter((one) => one.place === place && one.operation === operation);
        const decisions = await Promise.all(
          asked.map(async (one) => [one.session, await decisionOn(one, world)] as const),
        );
        expect(Object.fromEntries(decisions)).toEqual(expectedDecisions(place, operation));
      });
    });

    test.each(groups)('to all collections %s at once nobody has', async (group) => {
      const decisions = await Promise.all(
        sessionNames.map((name) => world.firestore.listGroup(world.token(name), group)),
      );
      expect(new Set(decisions)).toEqual(new Set(['refused']));
    });
  });
}

interface Case {
  readonly place: string;
  readonly operation: Operation;
  readonly session: SessionName;
  readonly id: string;
}

/** Each has a document of its own, so that none stands in another's way. */
const cases: readonly Case[] = Object.keys(places)
  .flatMap((place) => operations.map((operation) => ({ place, operation })))
  .flatMap((one) => sessionNames.map((session) => ({ ...one, session })))
  .map((one, index) => ({ ...one, id: `upload_${1_790_000_000_001 + index}_abcdef` }));

function placeOf({ place }: Case): Place {
  const found = places[place];
  if (found === undefined) throw new Error(`No place ${place}`);
  return found;
}

function pathFor(one: Case, world: RulesWorld): string {
  return placeOf(one).pathOf(one.id, world.session(one.session).uid);
}

/** What is read, changed or deleted is there before; the records of the sessions are anyway. */
function seedFor(one: Case, world: RulesWorld): RulesWrite[] {
  if (one.operation === 'create' || one.place === 'the own record') return [];
  return [{ type: 'set', path: pathFor(one, world), fields: documentFor(one) }];
}

function documentFor(one: Case): Fields {
  const { kind } = placeOf(one);
  return kind === null ? { name: 'x', ...made } : validDocument(kind, festivalId, one.id);
}

const changes: Readonly<Record<DocumentKind, Fields>> = {
  user: { displayName: 'Ada Lovelace' },
  festival: { name: 'Harbour Nights', updated_at: serverTimestamp },
  lineupEvent: { artistName: 'Ebb', updated_at: serverTimestamp },
  unplacedAct: { artistName: 'Ebb', updated_at: serverTimestamp },
  block: { name: 'Soundcheck', updated_at: serverTimestamp },
  importSource: { sets: { a: '{}' }, updated_at: serverTimestamp },
  lineupUpload: { status: 'completed', updatedAt: serverTimestamp },
  draftEvent: { artistName: 'Ebb' },
  change: { kind: 'details' },
  changePart: { edits: [] },
  publication: { current: null },
  release: { state: 'cancelled' },
  lineupSlug: { festivalId: 'elsewhere' },
  previewLink: { showNames: true },
  dueRelease: { festivalId: 'elsewhere' },
  webhookSecret: { secret: 'known' },
};

const asking: Readonly<
  Record<Operation, (world: RulesWorld, session: RulesSession, path: string, one: Case) => Promise<Decision>>
> = {
  get: ({ firestore }, { token }, path) => firestore.get(token, path),
  list: ({ firestore }, { token }, path) => firestore.list(token, collectionOf(path)),
  count: ({ firestore }, { token }, path) => firestore.count(token, collectionOf(path)),
  create: (world, session, path, one) => {
    const { kind } = placeOf(one);
    const isRecord = kind === 'change' || kind === 'changePart';
    if (isRecord) return world.firestore.commit(session.token, recordedCreation(session, one));
    return world.commit(session.name, [{ type: 'set', path, fields: documentFor(one) }]);
  },
  update: (world, { name, record }, path, one) => {
    const { kind } = placeOf(one);
    const fields = { ...(kind === null ? { name: 'y' } : changes[kind]), ...changed };
    // The record of a session that has none cannot be changed, only made.
    return world.commit(name, [{ type: record === null ? 'set' : 'update', path, fields }]);
  },
  delete: (world, { name }, path) => world.commit(name, [{ type: 'delete', path }]),
};

/** A record is created with what it tells of, and a part with its record. */
function recordedCreation(session: RulesSession, { id }: Case): readonly RulesWrite[] {
  const event: RulesWrite = {
    type: 'set',
    path: pathOf('lineupEvent', festivalId, id),
    fields: validDocument('lineupEvent', festivalId),
  };
  return withRecord([event], session, id).flatMap((write): RulesWrite[] => {
    if (write.type === 'delete' || write.path !== pathOf('change', festivalId, id)) return [write];
    const part = { ...validDocument('changePart', festivalId), _version: id };
    return [
      { ...write, fields: { ...write.fields, parts: 1 } },
      { type: 'set', path: `${write.path}/parts/0000`, fields: part },
    ];
  });
}

function decisionOn(one: Case, world: RulesWorld): Promise<Decision> {
  return asking[one.operation](world, world.session(one.session), pathFor(one, world), one);
}

function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function expectedDecisions(place: string, operation: Operation): Readonly<Record<string, Decision>> {
  const allowed = places[place]?.expected[operation] ?? 'nobody';
  const isAllowed = (session: SessionName) =>
    allowed === 'owner' ? session !== 'nobody' : allowed === 'administrators' && administrators.has(session);
  return Object.fromEntries(
    sessionNames.map((session) => [session, isAllowed(session) ? 'allowed' : 'refused']),
  );
}
