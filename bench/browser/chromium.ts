import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.mjs';

/** Does `work` with a Chromium of its own, as the browser tests start theirs. */
export async function withChromium<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A page with nothing cached, and the means to speak to its tab. */
export interface FreshPage {
  readonly page: Page;
  readonly tab: CDPSession;
}

export interface PageTraits {
  readonly address: string;
  /** A session's cookie as the header `cookie` carries it; nobody is signed in without. */
  readonly cookie?: string;
  /** Runs before any script of the page. */
  readonly script?: () => void;
  /** In pixels; 1280 × 800 where none is given. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** Does `work` with a page of a new profile. */
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

/** Gives the profile this cookie, as the header `cookie` carries it. */
export async function putCookie(context: BrowserContext, address: string, cookie: string): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: address };
  });
  await context.addCookies(cookies);
}
