import type { UserRecord } from '@lineup/domain';
import { startFaultProxy, type FaultProxy } from '../../../../emulators/fault-proxy.mjs';
import { createBrowserStorage } from '../../../../testing/browser-persistence.ts';
import type { Emulators } from '../../../../testing/emulators.ts';
import { addEmulatorAccount, emptyEmulators, lastCodeTo } from '../../../../testing/index.ts';
import type { AuthDependencies } from '../dependencies.ts';
import { createFakeRecords, openAuthPage, type AuthPage, type FakeRecords } from './auth-page.ts';

export interface AuthAccount {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
}

export interface AuthBrowser {
  open(given?: Partial<AuthDependencies>): AuthPage;
}

/** The Authentication emulator behind the fault proxy, with separate accounts and the users records in memory. */
export interface AuthWorld {
  readonly proxy: FaultProxy;
  readonly records: FakeRecords;
  account(traits?: {
    readonly enrolled?: boolean;
    readonly record?: UserRecord | null;
  }): Promise<AuthAccount>;
  newBrowser(): AuthBrowser;
  /** A page of a new browser. */
  page(given?: Partial<AuthDependencies>): AuthPage;
  /** The code in the last message to the number. */
  codeTo(phone: string): Promise<string>;
  /** A number that no account uses yet. */
  newPhone(): string;
  close(): Promise<void>;
}

const password = 'correct horse battery';
let made = 0;

export async function createAuthWorld(emulators: Emulators): Promise<AuthWorld> {
  await emptyEmulators(emulators);
  const proxy = await startFaultProxy({ target: emulators.hosts.auth });
  const records = createFakeRecords();
  const pages: AuthPage[] = [];
  const newPhone = () => {
    made += 1;
    return `+1646555${String(made).padStart(4, '0')}`;
  };
  const newBrowser = (): AuthBrowser => {
    const storage = createBrowserStorage();
    return {
      open: (given = {}) => {
        const persistence = storage.forPage();
        const page = openAuthPage(`http://${proxy.host}`, records, { persistence, ...given });
        pages.push(page);
        return page;
      },
    };
  };
  return {
    proxy,
    records,
    newBrowser,
    page: (given) => newBrowser().open(given),
    newPhone,
    codeTo: (phone) => lastCodeTo(emulators, phone),
    account: async ({ enrolled = true, record = { permissions: ['admin'] } } = {}) => {
      const phone = newPhone();
      const email = `auth${made}@festival.example`;
      const enrolledPhone = enrolled ? phone : null;
      const given = { email, password, phone: enrolledPhone, permissions: [] };
      const id = await addEmulatorAccount(emulators, given);
      records.set(id, record);
      return { id, email, password, phone };
    },
    close: async () => {
      await Promise.all(pages.map((page) => page.close()));
      await proxy.stop();
    },
  };
}
