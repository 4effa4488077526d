import { paths } from '@lineup/domain';
import type { WriteData } from '@lineup/provider';
import { commitAsOwner, requestAsOwner, textIn } from '@lineup/provider-firebase/testing';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { runAdmin } from './accounts.ts';
import { emulators, portalProvider } from './settings.ts';

/** Fails when the browser keeps anything of a session. */
export async function expectNoSession(context: BrowserContext): Promise<void> {
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  expect(cookies).toEqual([]);
  const stored = origins.map((origin) => JSON.stringify(origin));
  expect(stored.filter((content) => content.includes('firebase:authUser'))).toEqual([]);
}

/** Signs a second browser in with the session of the first, and gives it nothing else: a copied cache is in use by the first. */
export async function shareSession(from: BrowserContext, to: BrowserContext): Promise<void> {
  const state = await from.storageState({ indexedDB: true });
  const origins = state.origins.map((origin) => ({
    ...origin,
    indexedDB: databasesOf(origin).filter(({ name }) => !String(name).startsWith('firestore/')),
  }));
  await to.setStorageState({ ...state, origins });
}

/** The databases of an origin, which the types of Playwright leave out. */
function databasesOf(origin: object): readonly { readonly name?: unknown }[] {
  const found: unknown = Reflect.get(origin, 'indexedDB');
  return (Array.isArray(found) ? found : []).filter(isObject);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Ends the session without the page's doing, and brings it to the page's notice: the embedded provider tells at the next
 * request, which pressing `next` makes; on Firebase the page learns of an operator's word at once.
 */
export async function endSession(page: Page, email: string, next: Locator | null): Promise<void> {
  if (portalProvider === 'firebase') return endSessionsOf(email);
  await page.context().clearCookies();
  // A message of the page's own may have been quicker: the dialog that says so lies over it then.
  await next?.dispatchEvent('click');
}

/** Takes the permission from an administrator as an operator does: by the command, or in the project itself. */
export async function revokeAdministrator(email: string): Promise<void> {
  if (portalProvider === 'embedded') return runAdmin('revoke', email);
  await changeRecordOf(email, { permissions: [] });
}

/** What an operator does to end all sessions of a person. */
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
