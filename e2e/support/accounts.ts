import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { adminPermission } from '@lineup/domain';
import { addEmulatorAccount } from '@lineup/provider-firebase/testing';
import { emulators, portalDataDir, portalProvider } from './settings.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Creates an administrator without a phone, for tests that need a separate one. */
export async function createAdministrator(purpose: string): Promise<Account> {
  const account = {
    email: `${purpose}-${randomInt(1e9)}@festival.example`,
    password: `a long password ${randomInt(1e9)}`,
  };
  if (portalProvider === 'embedded')
    runAdmin('create', account.email, ['--password-stdin'], `${account.password}\n`);
  else await addEmulatorAccount(emulators(), { ...account, phone: null, permissions: [adminPermission] });
  return account;
}

/** Runs the operators' command in a separate process; `input` is what is typed. */
export function runAdmin(command: string, email: string, options: readonly string[] = [], input = ''): void {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/admin.mjs', command, email, ...options], {
    cwd: root,
    input,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: portalDataDir },
  });
  if (status !== 0) throw new Error(`${command} failed: ${stdout}${stderr}`);
}

/** A number from the range reserved for fiction that no other test uses. */
export function unusedPhone(): { readonly national: string; readonly e164: string } {
  const national = `${randomInt(201, 989)}555${String(randomInt(100, 199)).padStart(4, '0')}`;
  return { national, e164: `+1${national}` };
}
