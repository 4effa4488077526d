import { paths } from '@lineup/domain';
import type { WriteData } from '@lineup/provider';
import { commitAsOwner, requestAsOwner, textIn } from '@lineup/provider-firebase/testing';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { runAdmin } from './accounts.ts';
import { emulators, portalProvider } from './settings.ts';

/** Fails if the browser still stores anything of a session. */
export async function expectNoSession(context: BrowserContext): Promise<void> {
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  expect(cookies).toEqual([]);
  const stored = origins.map((origin) => JSON.stringify(origin));
  expect(stored.filter((content) => content.includes('firebase:authUser'))).toEqual([]);
}

/**
 * Signs a second browser in with the session of the first, without copying anything else: a copied cache would be in
 * use by the first.
 */
export async function shareSession(from: BrowserContext, to: BrowserContext): Promise<void> {
  const state = await from.storageState({ indexedDB: true });
  const origins = state.origins.map((origin) => ({
    ...origin,
    indexedDB: databasesOf(origin).filter(({ name }) => !String(name).startsWith('firestore/')),
  }));
  await to.setStorageState({ ...state, origins });
}

/** The databases of an origin, which Playwright's types omit. */
function databasesOf(origin: object): readonly { readonly name?: unknown }[] {
  const found: unknown = Reflect.get(origin, 'indexedDB');
  return (Array.isArray(found) ? found : []).filter(isObject);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Ends the session from outside, and makes the page notice: the embedded provider reports it with the next request,
 * which clicking `next` sends; on Firebase the page learns of an operator's change at once.
 */
export async function endSession(page: Page, email: string, next: Locator | null): Promise<void> {
  if (portalProvider === 'firebase') return endSessionsOf(email);
  await page.context().clearCookies();
  // The page may have noticed first: then the dialog that says so covers the element.
  await next?.dispatchEvent('click');
}

/** Revokes an administrator's permission like an operator: with the command, or in the project itself. */
export async function revokeAdministrator(email: string): Promise<void> {
  if (portalProvider === 'embedded') return runAdmin('revoke', email);
  await changeRecordOf(email, { permissions: [] });
}

/** Ends all sessions of a person, like an operator. */
async function endSessionsOf(email: string): Promise<void> {
  await changeRecordOf(email, {
    sessionsFrom: { seconds: Math.floor(Date.now() / 1000) + 1, nanoseconds: 0 },
  });
}

async function changeRecordOf(email: string, data: WriteData): Promise<void> {
  const { projectId, hosts } = emulators();
  const account = `http://${hosts.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`;
  const answer = await requestAsOwner(account, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: [email] }),
  });
  const users: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'users') : [];
  const found: readonly unknown[] = Array.isArray(users) ? users : [];
  const path = paths.user(textIn(found[0], 'localId'));
  await commitAsOwner(emulators(), [{ type: 'update', path, data }]);
}
