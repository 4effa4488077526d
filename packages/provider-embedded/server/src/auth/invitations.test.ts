import { paths, timestampFromMillis } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Browser,
  type BrowserResponse,
  createBrowser,
  passPassword,
  signInFully,
  withAdministrator,
} from '../testing/browser.ts';
import { createTestServer, personPassword, type TestServer } from '../testing/test-server.ts';

const address = 'guest@festival.example';
const password = 'a password of their own';
const day = 86_400_000;
let server: TestServer;
let browser: Browser;
let email: string;
const begin = async (traits: Parameters<typeof createTestServer>[0] = {}) => {
  server = createTestServer(traits);
  ({ browser, email } = withAdministrator(server));
  await signInFully(server, browser, email);
};
beforeEach(() => begin());

const change = (what: object, own = personPassword, from = browser) =>
  from.post('/api/functions/changeAccess', { password: own, change: what });
const mails = () => server.outbox.messages().filter(({ channel }) => channel === 'email');
const token = () => /#([\w-]+)$/mu.exec(mails()[0]?.text ?? '')?.[1] ?? '';
const invite = async (to = address) => {
  expect((await change({ type: 'invite', email: to })).status).toBe(200);
  return token();
};
const guest = () => createBrowser(server);
const open = (link: string) => guest().post('/api/auth/invitation', { token: link });
const accept = (link: string, chosen = password) =>
  guest().post('/api/auth/invitation/accept', { token: link, password: chosen });
const idOf = (to = address) => {
  const stored = server.rooms.documents.query({ collection: paths.invitations });
  return stored.find(({ data }) => data['email'] === to)?.id ?? '';
};
const shapeOf = ({ status, body, headers }: BrowserResponse) => JSON.stringify([status, body, [...headers]]);

describe('the mail of an invitation', () => {
  it('says who invites, how long the link works, and what to do if it was a mistake', async () => {
    const secret = await invite();
    expect(mails()[0]).toMatchObject({
      to: address,
      text:
        'You are invited to the Festival Admin Portal\n\n' +
        `${email} invited you to the Festival Admin Portal.\n\nSet a password within 3 days. The link works once:\nhttp://localhost/invitation#${secret}\n\nAt your first sign-in you enroll a phone, which receives a code at every sign-in.\n\nIf you do not know the sender, ignore this message; nothing happens.\n`,
    });
  });

  it('that cannot be sent is reported without its words, and the invitation can be sent again', async () => {
    let isDown = true;
    const mail = { send: () => (isDown ? Promise.reject(new Error('550')) : Promise.resolve()) };
    await begin({ mail });
    const failed = await change({ type: 'invite', email: address });
    expect([failed.status, failed.body]).toEqual([
      503,
      {
        error: {
          code: 'unavailable',
          userMessage: 'The invitation could not be mailed. Resend it in a few minutes.',
        },
      },
    ]);
    isDown = false;
    expect((await change({ type: 'resendInvitation', id: idOf() })).status).toBe(200);
    expect(server.logged()).toContain('An invitation was not mailed');
    expect(server.logged()).not.toContain(address);
  });

  it('leaves no link, secret or address in the log, nor does its acceptance', async () => {
    const secret = await invite();
    await open(secret);
    await accept(secret);
    await accept(secret);
    expect(server.logged()).toContain('/api/auth/invitation/accept');
    for (const each of [secret, address, password, idOf()].filter(Boolean)) {
      expect(server.logged()).not.toContain(each);
    }
  });
});

describe('the link', () => {
  it('that is used, expired, withdrawn, replaced or made up is answered the same, to the byte', async () => {
    const used = await invite('used@festival.example');
    expect((await accept(used)).status).toBe(200);
    const withdrawn = await invite('withdrawn@festival.example');
    await change({ type: 'withdrawInvitation', id: idOf('withdrawn@festival.example') });
    const replaced = await invite('replaced@festival.example');
    await invite('replaced@festival.example');
    const expired = await invite('expired@festival.example');
    server.advance(3 * day);
    const links = [used, withdrawn, replaced, expired, 'A'.repeat(43), ''];
    for (const ask of [open, (link: string) => accept(link), (link: string) => accept(link, 'short')]) {
      const shapes = new Set((await Promise.all(links.map(ask))).map(shapeOf));
      expect(shapes.size).toBe(1);
      expect([...shapes][0]).toContain('[404,{"error":{"code":"not-found"}}');
    }
  });

  it('is good until its last moment', async () => {
    const secret = await invite();
    server.advance(3 * day - 1);
    expect((await open(secret)).body).toEqual({ email: address });
    server.advance(1);
    expect((await open(secret)).status).toBe(404);
  });

  it('comes back where the account could not be made', async () => {
    const secret = await invite();
    vi.spyOn(server.rooms.auth.accounts, 'add').mockImplementationOnce(() => {
      throw new ProviderError('storage-full');
    });
    expect((await accept(secret)).status).toBe(507);
    expect((await passPassword(guest(), address)).status).toBe(401);
    expect((await accept(secret)).status).toBe(200);
  });

  it('is limited for a network address', async () => {
    const secret = await invite();
    for (let n = 0; n < 30; n += 1) await open('x');
    const refused = await open(secret);
    expect(refused.status).toBe(429);
    expect((await accept(secret)).status).toBe(429);
  });

  it.each([{}, { token: 1 }, { token: 'x'.repeat(129) }, { token: 'x', password: 'y', more: 1 }])(
    'in %j is none',
    async (body) => {
      expect((await guest().post('/api/auth/invitation/accept', body)).status).toBe(400);
    },
  );
});

describe('an accepted invitation', () => {
  it('gives nothing before a phone is enrolled', async () => {
    await accept(await invite());
    const half = guest();
    const signIn = await half.post('/api/auth/sign-in', { email: address, password });
    expect(signIn.body).toEqual({ kind: 'enrolment' });
    expect((await half.get(`/api/documents?path=${paths.festival('f1')}`)).status).toBe(403);
    expect((await half.post('/api/functions/administrators')).status).toBe(403);
    expect((await change({ type: 'invite', email: 'x@festival.example' }, password, half)).status).toBe(403);
  });

  it('takes no name, phone or session of an account whose access was taken away', async () => {
    server.addPerson(address, { phone: '+12125550199' });
    const other = createBrowser(server);
    await signInFully(server, other, address);
    server.rooms.documents.commit([
      { type: 'update', path: paths.user('user-guest-festival-example'), data: { permissions: [] } },
    ]);
    await accept(await invite());
    expect((await other.get('/api/auth/session')).body).toMatchObject({ state: 'signedOut' });
    expect((await passPassword(createBrowser(server), address)).status).toBe(401);
    expect(server.rooms.auth.accounts.byEmail(address)?.phone).toBeNull();
  });
});

describe('who invites', () => {
  it('needs a full session and a fresh password', async () => {
    const what = { type: 'invite', email: address };
    expect((await change(what, personPassword, guest())).status).toBe(401);
    const half = createBrowser(server);
    await passPassword(half, email);
    expect((await change(what, personPassword, half)).status).toBe(403);
    const wrong = await change(what, 'not the password');
    expect([wrong.status, wrong.body]).toEqual([401, { error: { code: 'wrong-password' } }]);
    expect(mails()).toEqual([]);
    expect(idOf()).toBe('');
  });

  it('learns nothing of who has an account: answer, list and log are the same', async () => {
    server.addPerson('known@festival.example');
    server.addPerson('gone@festival.example', { disabled: true, administrator: false });
    const seen = [];
    for (const to of ['known@festival.example', 'gone@festival.example', 'none@festival.example']) {
      const answer = await change({ type: 'invite', email: to });
      const { invitations, log } = (await browser.post('/api/functions/administrators')).body as {
        readonly invitations: readonly object[];
        readonly log: readonly object[];
      };
      const both = JSON.stringify([answer.status, answer.body, invitations[0], log[0]]);
      const own = /"id":"[\w-]+"|"(?:at|sentAt|expiresAt)":\d+/gu;
      seen.push(both.replaceAll(to, 'X').replaceAll(own, '""'));
      server.advance(1);
    }
    expect(new Set(seen).size).toBe(1);
    expect(mails()).toHaveLength(3);
  });

  it('may send a hundred mails an hour in all', async () => {
    for (let n = 0; n < 100; n += 1) await invite(`guest${n}@festival.example`);
    const refused = await change({ type: 'invite', email: address });
    expect(refused.status).toBe(429);
    server.advance(3_600_000);
    await invite();
  });

  it('takes away what expired a month ago', async () => {
    await invite('old@festival.example');
    server.advance(33 * day);
    await signInFully(server, browser, email);
    await invite();
    expect(idOf('old@festival.example')).not.toBe('');
    server.advance(1);
    await invite('another@festival.example');
    expect(idOf('old@festival.example')).toBe('');
  });
});

it('a damaged invitation is none', async () => {
  const secret = await invite();
  const data = { expiresAt: timestampFromMillis(server.now() + day), email: address };
  server.db.run(
    'UPDATE documents SET data = ? WHERE path = ?',
    JSON.stringify(data),
    paths.invitation(idOf()),
  );
  expect((await open(secret)).status).toBe(404);
});
