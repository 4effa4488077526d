import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.mjs';

/** Runs `work` with a separate Chromium, started like that of the browser tests. */
export async function withChromium<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A page with an empty cache, and the connection to its tab. */
export interface FreshPage {
  readonly page: Page;
  readonly tab: CDPSession;
}

export interface PageTraits {
  readonly address: string;
  /** A session cookie in the form of the `cookie` header; without it, the page is signed out. */
  readonly cookie?: string;
  /** Runs before the page's scripts. */
  readonly script?: () => void;
  /** In pixels; 1280 × 800 by default. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** Runs `work` with a page in a new profile. */
export async function withFreshPage<Result>(
  browser: Browser,
  { address, cookie, script, viewport = { width: 1280, height: 800 } }: PageTraits,
  work: (fresh: FreshPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    locale: 'en-US',
    timezoneId: 'UTC',
    // The portal's policy blocks `style` attributes in markup, which a copy of a page as static HTML needs.
    bypassCSP: true,
  });
  try {
    if (cookie !== undefined) await putCookie(context, address, cookie);
    if (script !== undefined) await context.addInitScript(script);
    const page = await context.newPage();
    return await work({ page, tab: await context.newCDPSession(page) });
  } finally {
    await context.close();
  }
}

/** Adds this cookie, in the form of the `cookie` header, to the profile. */
export async function putCookie(context: BrowserContext, address: string, cookie: string): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: address };
  });
  await context.addCookies(cookies);
}
