import { artistHistory, documentKinds, paths, type DocumentKind } from '@lineup/domain';
import { ProviderError, type Write } from '@lineup/provider';
import { operations, permissions, type Operation, type Role } from '@lineup/provider/rules';
import { expect, test } from 'vitest';
import type { RequestSession } from '../session.ts';
import { requireReadCollection, requireReadDocument, requireWrite } from './access.ts';
import { administrator, uploadId } from './testing/fixtures.ts';

const sessions: Record<Role, RequestSession> = {
  anonymous: null,
  passwordOnly: { level: 'password', userId: 'admin', sessionId: 's', email: 'admin@festival.example' },
  administrator,
};

const examples: Record<DocumentKind, string> = {
  user: paths.user('somebody-else'),
  festival: paths.festival('f1'),
  lineupEvent: paths.event('f1', 'e1'),
  unplacedAct: paths.unplacedAct('f1', 'a1'),
  block: paths.block('f1', 'b1'),
  importSource: paths.importSource('f1', 's1'),
  lineupUpload: paths.upload('f1', uploadId),
  draftEvent: paths.draftEvent('f1', uploadId, 'd1'),
  change: paths.change('f1', 'c1'),
  changePart: paths.changePart('f1', 'c1', '0000'),
  artist: paths.artist('a1'),
  artistChange: paths.change(artistHistory, 'c1'),
  artistChangePart: paths.changePart(artistHistory, 'c1', '0000'),
  publication: paths.publication('f1'),
  release: paths.release('f1', 'r1'),
  lineupSlug: paths.lineupSlug('saltmarsh'),
  previewLink: paths.previewLink('a1'),
  dueRelease: paths.dueRelease('f1'),
  webhookSecret: paths.webhookSecret('f1'),
  webhookDelivery: paths.webhookDelivery('f1', 'd1'),
  stageLink: paths.stageLink('a1'),
  stageMessage: paths.stageMessage('f1', 'm1'),
  stageReport: paths.stageReport('f1', 'r1'),
  accessEntry: paths.accessEntry('e1'),
  invitation: paths.invitation('i1'),
};

/** What an administrator may do, stated independently of the table under test. */
const allowed: Record<DocumentKind, string> = {
  user: '',
  festival: 'read create update',
  lineupEvent: 'read create update delete',
  unplacedAct: 'read create update delete',
  block: 'read create update delete',
  importSource: 'read create update delete',
  lineupUpload: 'read delete',
  draftEvent: 'read update delete',
  change: 'read create',
  changePart: 'read create',
  artist: 'read create update delete',
  artistChange: 'read create',
  artistChangePart: 'read create',
  publication: 'read',
  release: 'read',
  lineupSlug: '',
  previewLink: 'read',
  dueRelease: '',
  webhookSecret: '',
  webhookDelivery: 'read',
  stageLink: 'read',
  stageMessage: 'read',
  stageReport: 'read',
  accessEntry: '',
  invitation: '',
};

function attempt(session: RequestSession, operation: Operation, path: string): void {
  if (operation === 'read') requireReadDocument(session, path);
  else if (operation === 'delete') requireWrite(session, { type: 'delete', path });
  else requireWrite(session, { type: operation, path, data: {} });
}

/** Code and reason of the rejection, or null if allowed. */
function refusalOf(session: RequestSession, operation: Operation, path: string): string | null {
  try {
    attempt(session, operation, path);
    return null;
  } catch (error) {
    return error instanceof ProviderError ? `${error.code}: ${error.message}` : String(error);
  }
}

const cases = documentKinds.flatMap((kind) => operations.map((operation) => ({ kind, operation })));

test.each(cases)('an administrator and $operation of $kind', ({ kind, operation }) => {
  const may = allowed[kind].split(' ').includes(operation);
  const reason = `permission-denied: administrator may not ${operation} ${examples[kind]}`;
  expect(refusalOf(sessions.administrator, operation, examples[kind])).toBe(may ? null : reason);
});

test.each(cases)('no one else may $operation $kind', ({ kind, operation }) => {
  const what = `${operation} ${examples[kind]}`;
  expect(refusalOf(sessions.anonymous, operation, examples[kind])).toBe(
    `unauthenticated: Nobody is signed in to ${what}`,
  );
  expect(refusalOf(sessions.passwordOnly, operation, examples[kind])).toBe(
    `permission-denied: passwordOnly may not ${what}`,
  );
});

test('the table is complete', () => {
  for (const role of Object.values(permissions)) {
    expect(Object.keys(role).sort()).toEqual([...documentKinds].sort());
    for (const kind of Object.values(role)) expect(Object.keys(kind)).toEqual([...operations]);
  }
});

test('an enrolment session is signed in by half', () => {
  const session: RequestSession = {
    level: 'enrolment',
    userId: 'admin',
    sessionId: 's',
    email: 'a@b.example',
  };
  expect(() => requireReadDocument(session, 'festivals/f1')).toThrow(
    expect.objectContaining({ code: 'permission-denied' }),
  );
});

test('one reads one’s own users record and no list of them', () => {
  expect(() => requireReadDocument(administrator, paths.user('admin'))).not.toThrow();
  expect(() => requireReadCollection(administrator, paths.users)).toThrow(
    expect.objectContaining({ code: 'permission-denied' }),
  );
});

test('an upload may only be created as yet to be processed', () => {
  const create = (data: Extract<Write, { type: 'create' }>['data']): Write => ({
    type: 'create',
    path: examples.lineupUpload,
    data,
  });
  expect(() => requireWrite(administrator, create({ status: 'processing', error: null }))).not.toThrow();
  for (const data of [{ status: 'completed', error: null }, { status: 'processing', error: 'Oh' }, {}]) {
    expect(() => requireWrite(administrator, create(data))).toThrow(
      expect.objectContaining({ code: 'permission-denied' }),
    );
  }
});

test.each(['secrets/one', 'festivals', 'festivals/f1/secrets/one', '../users/admin', ''])(
  'a path that is none is refused: %j',
  (path) => {
    for (const operation of operations) {
      expect(() => attempt(administrator, operation, path)).toThrow(
        expect.objectContaining({ code: 'permission-denied' }),
      );
    }
  },
);
