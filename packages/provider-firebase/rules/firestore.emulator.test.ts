import { artistHistory, documentKinds, paths, type DocumentKind } from '@lineup/domain';
import { permissions } from '@lineup/provider/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Decision, RulesWrite } from './testing/firestore-requests.ts';
import { openRulesWorld } from './testing/rules-world.ts';
import { administrators, sessionNames, type SessionName } from './testing/sessions.ts';

const festivalId = 'harbour';
const uploadId = 'upload_1790000000000_abcdef';

/** `owner`: everyone with a token, since each only requests their own. */
type Readers = 'administrators' | 'owner' | 'none';

interface Place {
  /** Null for unknown places. */
  readonly kind: DocumentKind | null;
  readonly pathOf: (id: string, uid: string) => string;
  readonly readers: Readers;
}

/** The complete read permissions: every kind of document, and unknown places. Writes are always denied. */
const places: Readonly<Record<string, Place>> = {
  'the own record': { kind: 'user', pathOf: (_, uid) => paths.user(uid), readers: 'owner' },
  'another’s record': { kind: 'user', pathOf: (id) => paths.user(id), readers: 'none' },
  'a festival': { kind: 'festival', pathOf: (id) => paths.festival(id), readers: 'administrators' },
  'an event': inFestival('lineupEvent', paths.event),
  'an unplaced act': inFestival('unplacedAct', paths.unplacedAct),
  'a block': inFestival('block', paths.block),
  'an import source': inFestival('importSource', paths.importSource),
  'an upload': inFestival('lineupUpload', paths.upload),
  'a draft event': inFestival('draftEvent', (festival, id) => paths.draftEvent(festival, uploadId, id)),
  'a change': inFestival('change', paths.change),
  'a part of a change': inFestival('changePart', (festival, id) => paths.changePart(festival, 'c1', id)),
  'an artist': ofArtists('artist', paths.artist),
  'a change of artists': ofArtists('artistChange', (id) => paths.change(artistHistory, id)),
  'a part of a change of artists': ofArtists('artistChangePart', (id) =>
    paths.changePart(artistHistory, 'c1', id),
  ),
  'a publication': inFestival('publication', (festival, id) => `${paths.publications(festival)}/${id}`),
  'a release': inFestival('release', paths.release),
  'a slug': { kind: 'lineupSlug', pathOf: (id) => paths.lineupSlug(id), readers: 'none' },
  'a preview link': { kind: 'previewLink', pathOf: (id) => paths.previewLink(id), readers: 'administrators' },
  'a due release': { kind: 'dueRelease', pathOf: (id) => paths.dueRelease(id), readers: 'none' },
  'a delivery of a webhook': inFestival('webhookDelivery', paths.webhookDelivery),
  'a stage link': { kind: 'stageLink', pathOf: (id) => paths.stageLink(id), readers: 'administrators' },
  'a message to a stage': inFestival('stageMessage', paths.stageMessage),
  'a report from a stage': inFestival('stageReport', paths.stageReport),
  'a webhook secret': { kind: 'webhookSecret', pathOf: (id) => paths.webhookSecret(id), readers: 'none' },
  'an entry of the access log': {
    kind: 'accessEntry',
    pathOf: (id) => paths.accessEntry(id),
    readers: 'none',
  },
  'an invitation': { kind: 'invitation', pathOf: (id) => paths.invitation(id), readers: 'none' },
  'an unknown document': unknown((id) => `settings/${id}`),
  'a mail': unknown((id) => `mail/${id}`),
  'an unknown document of a user': unknown((id, uid) => `users/${uid}/notes/${id}`),
  'an unknown document of a festival': unknown((id) => `festivals/${festivalId}/notes/${id}`),
  'an unknown document of an event': unknown((id) => `festivals/${festivalId}/lineupEvents/a/events/${id}`),
};

function inFestival(kind: DocumentKind, pathOf: (festivalId: string, id: string) => string): Place {
  return { kind, pathOf: (id) => pathOf(festivalId, id), readers: 'administrators' };
}

function ofArtists(kind: DocumentKind, pathOf: (id: string) => string): Place {
  return { kind, pathOf, readers: 'administrators' };
}

function unknown(pathOf: Place['pathOf']): Place {
  return { kind: null, pathOf, readers: 'none' };
}

const groups = [
  'users',
  'festivals',
  'unplacedActs',
  'blocks',
  'importSources',
  'lineupUploads',
  'events',
  'changes',
  'parts',
  'artists',
  'artistChanges',
  'publications',
  'releases',
  'lineupSlugs',
  'previewLinks',
  'dueReleases',
  'webhookSecrets',
  'webhookDeliveries',
  'stageLinks',
  'stageMessages',
  'stageReports',
  'accessLog',
  'invitations',
  'mail',
  'settings',
] as const;

const fields = { name: 'x', _version: 'made' };

describe('the rules of Firestore', () => {
  const world = openRulesWorld('demo-rules');
  const { firestore } = world;

  beforeAll(async () => {
    await world.begin();
    const stored = Object.values(places).flatMap(({ pathOf }) => pathOf('stored', 'other'));
    await world.seed(stored.map((path): RulesWrite => ({ type: 'set', path, fields })));
  }, 60_000);

  test.each(documentKinds)('let those read a %s whom every provider lets', (kind) => {
    const found = Object.entries(places).filter(([, place]) => place.kind === kind);
    expect(found.length).toBeGreaterThan(0);
    const granted = permissions.administrator[kind].read;
    for (const [name, { readers }] of found) {
      const expected = granted === 'own' ? name === 'the own record' : granted === 'yes';
      expect([name, readers !== 'none']).toEqual([name, expected]);
    }
  });

  describe.each(Object.entries(places))('for %s', (_, { pathOf, readers }) => {
    const isReader = (name: SessionName) =>
      readers === 'owner' ? name !== 'anonymous' : readers === 'administrators' && administrators.has(name);
    const isListing = (name: SessionName) => readers === 'administrators' && administrators.has(name);
    const pathFor = (name: SessionName) => pathOf('stored', world.session(name).uid);
    const collectionFor = (name: SessionName) => pathFor(name).slice(0, pathFor(name).lastIndexOf('/'));

    test('reads are allowed to its readers alone', async () => {
      await expectDecisions(isReader, (name) => firestore.get(world.token(name), pathFor(name)));
    });

    test('so are lists and counts', async () => {
      await expectDecisions(isListing, (name) => firestore.list(world.token(name), collectionFor(name)));
      await expectDecisions(isListing, (name) => firestore.count(world.token(name), collectionFor(name)));
    });

    test.each<[string, (name: SessionName) => RulesWrite]>([
      [
        'creation',
        (name) => ({ type: 'set', path: pathOf('new', `${world.session(name).uid}-new`), fields }),
      ],
      ['replacement', (name) => ({ type: 'set', path: pathFor(name), fields })],
      ['change', () => ({ type: 'update', path: pathOf('stored', 'other'), fields })],
      ['removal', (name) => ({ type: 'delete', path: pathFor(name) })],
    ])('a %s is allowed to no one', async (_operation, write) => {
      await expectDecisions(
        () => false,
        (name) => firestore.commit(world.token(name), [write(name)]),
      );
    });
  });

  test('all sets of all festivals at once are read by administrators alone, for those of an artist', async () => {
    await expectDecisions(
      (name) => administrators.has(name),
      (name) => firestore.listGroup(world.token(name), 'lineupEvents'),
    );
  });

  test.each(groups)('all collections %s at once are read by no one', async (group) => {
    await expectDecisions(
      () => false,
      (name) => firestore.listGroup(world.token(name), group),
    );
  });
});

async function expectDecisions(
  isAllowed: (name: SessionName) => boolean,
  ask: (name: SessionName) => Promise<Decision>,
): Promise<void> {
  const decisions = await Promise.all(sessionNames.map(async (name) => [name, await ask(name)] as const));
  expect(Object.fromEntries(decisions)).toEqual(
    Object.fromEntries(sessionNames.map((name) => [name, isAllowed(name) ? 'allowed' : 'refused'])),
  );
}
