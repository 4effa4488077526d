import { adminPermission, paths } from '@lineup/domain';
import type {
  AccountTraits,
  ContractAccount,
  ContractBrowser,
  ContractWorld,
} from '@lineup/provider/contract';
import { manualOverdue } from '@lineup/provider/testing';
import { createEmbeddedProvider } from '../client/src/index.ts';
import type { Fetch } from '../client/src/options.ts';
import { createCookieJar } from '../testing/cookie-jar.ts';
import { unreliableWire } from '../testing/faults.ts';
import { shortPause } from '../testing/short-pause.ts';
import type { ServerUnderTest } from '../testing/server-under-test.ts';

export interface Address {
  readonly baseUrl: string;
  readonly fetch: Fetch;
}

/** The contract suite's control of an embedded server at `address`. */
export function embeddedWorld(
  server: ServerUnderTest,
  address: Address,
  stop: () => Promise<void>,
): ContractWorld {
  return {
    server: server.rooms.provider,
    newBrowser: () => newBrowser(server, address),
    makeAccount: accountMaker(server),
    revoke: ({ id }) => {
      const data = { permissions: [] };
      server.rooms.documents.commit([{ type: 'update', path: paths.user(id), data }]);
      return Promise.resolve();
    },
    lastCode: (phone) => Promise.resolve(server.lastCode(phone) || null),
    lastMail: (email) => {
      const mails = server.outbox.messages().filter(({ channel }) => channel === 'email');
      return Promise.resolve(mails.find(({ to }) => to === email)?.text ?? null);
    },
    failNextMessage: () => server.sms.failNext(),
    now: server.now,
    advanceClock: (seconds) => server.advance(seconds * 1000),
    cleanup: stop,
  };
}

function newBrowser(server: ServerUnderTest, { baseUrl, fetch }: Address): ContractBrowser {
  const wire = unreliableWire(fetch);
  const patience = manualOverdue();
  const own = createCookieJar().fetchAs(baseUrl, wire.fetch);
  const pages: ReturnType<typeof unreliableWire>[] = [];
  return {
    open: () => {
      const page = unreliableWire(own);
      pages.push(page);
      return createEmbeddedProvider({
        baseUrl,
        fetch: page.fetch,
        now: server.now,
        pause: shortPause,
        overdue: patience.overdue,
        channel: null,
      });
    },
    closePages: () => {
      for (const page of pages.splice(0)) page.cutOff();
    },
    download: async (url) => {
      const response = await own(`${baseUrl}${url}`);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    loseNextResponse: () => wire.loseNextResponse(),
    cutOff: () => wire.cutOff(),
    endPatience: () => patience.run(),
  };
}

const password = 'correct horse battery';

function accountMaker({ rooms, db, passwords }: ServerUnderTest) {
  let made = 0;
  return async (traits: AccountTraits = {}): Promise<ContractAccount> => {
    const { administrator = true, record = true, enrolled = false } = traits;
    made += 1;
    const id = `user${made}`;
    const email = `person${made}@festival.example`;
    const phone = `+1212555${String(made).padStart(4, '0')}`;
    rooms.auth.accounts.add({ id, email, passwordHash: await passwords.hash(password) });
    if (enrolled) rooms.auth.accounts.setPhone(id, phone, 'Phone');
    if (traits.disabled === true) db.run('UPDATE accounts SET disabled = 1 WHERE id = ?', id);
    if (traits.otherFactor === true) db.run('UPDATE accounts SET other_factor = 1 WHERE id = ?', id);
    const data = { permissions: administrator ? [adminPermission] : [] };
    if (record) rooms.documents.commit([{ type: 'create', path: paths.user(id), data }]);
    return { id, email, password, phone };
  };
}
