import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Response,
} from '@playwright/test';
import { portalProvider } from './settings.ts';
import { removeStored } from './stored-festival.ts';

export interface Options {
  /** Console errors and failures that a test causes on purpose. */
  expectedErrors: readonly RegExp[];
}

export interface Browsers {
  tidied: undefined;
  watchedErrors: undefined;
  /** A page in a second browser with the same cookies: a colleague who works at the same time. */
  colleague: Page;
}

/** Playwright's `test`; an error on a page's console or an exception in its code fails it. */
export const test = base.extend<Options & Browsers>({
  expectedErrors: [[], { option: true }],
  // Set up first, and therefore torn down last: no page is open any more when its festival is removed.
  tidied: [
    // The first argument must be an object pattern, even an empty one.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(undefined);
      await removeStored();
    },
    { auto: true },
  ],
  watchedErrors: [
    async ({ context, expectedErrors }, use) => {
      await watchErrors(context, expectedErrors, () => use(undefined));
    },
    { auto: true },
  ],
  colleague: async ({ browser, expectedErrors }, use) => {
    const context = await browser.newContext();
    await watchErrors(context, expectedErrors, async () => use(await context.newPage()));
    await context.close();
  },
});

/** Fails if an error occurs in the browser during `work`. */
export async function watchErrors(
  context: BrowserContext,
  expected: readonly RegExp[],
  work: () => Promise<void>,
): Promise<void> {
  const seen: string[] = [];
  const refusals: string[] = [];
  context.on('response', (response) => {
    if (response.status() < 400) return;
    void refusalOf(response).then((refusal) => refusals.push(refusal));
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !isOfEmulators(message) && !isOfOtherTests(message))
      seen.push(withAddress(message));
  });
  context.on('weberror', (error) => seen.push(String(error.error())));
  await work();
  const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
  expect(unexpected, ['errors on the console', ...refusals].join('\n')).toEqual([]);
}

/** The refused request, with the reason in the response. */
async function refusalOf(response: Response): Promise<string> {
  const asked = (response.request().postData() ?? '').slice(0, 100);
  const answer = await response.text().catch(() => '');
  return `${response.status()} ${response.url()} ${asked}: ${answer.slice(0, 300)}`;
}

/** The console message, with the address that it refers to, without its query. */
function withAddress(message: ConsoleMessage): string {
  const [address = ''] = message.location().url.split('?');
  return `${message.text()} (${address})`;
}

/**
 * Google's Authentication emulator lacks one response, which the SDK requests before a text message and can do without.
 */
function isOfEmulators(message: ConsoleMessage): boolean {
  return portalProvider === 'firebase' && message.location().url.includes('/v2/recaptchaConfig');
}

/** The dashboard shows the festivals of all tests, and one may be removed while its cover is loading. */
function isOfOtherTests(message: ConsoleMessage): boolean {
  const onDashboard = new URL(message.page()?.url() ?? 'about:blank').pathname === '/';
  return onDashboard && message.text().includes('404') && message.location().url.includes('/files/');
}

export { expect };
