import type { Browser } from 'playwright-core';
import type { RowContext } from '../frame/row.ts';
import { withPeer } from '../support/peers.ts';
import { withFreshPage, type PageTraits } from './chromium.ts';
import { largestPaintOf, loads, untilQuiet } from './first-load.ts';
import { collectCode, kilobytes } from './loaded-code.ts';

/** What the first visits of another program cost. */
export interface PeerLoads {
  readonly name: string;
  /** Code that its page of the sign-in asks for, gzip. */
  readonly kilobytes: number;
  /** The largest paint of that page, in seconds. */
  readonly login: number;
  /** That of its list of twelve festivals. */
  readonly list: number;
}

/** The programs with pages of this kind; for each, who has a cookie is signed in. */
export const peerNames = ['react-admin'] as const;

const visits = 3;

/** Measures the peer under the same conditions as the portal. */
export function loadPeer(
  browser: Browser,
  context: RowContext,
  name: (typeof peerNames)[number],
): Promise<PeerLoads> {
  return withPeer(context, name, async (address) => {
    const list: PageTraits = { address, cookie: 'session=any' };
    return {
      name,
      kilobytes: await sizeOf(browser, { address }),
      login: largestPaintOf(await loads(browser, { address }, '/', visits)),
      list: largestPaintOf(await loads(browser, list, '/', visits)),
    };
  });
}

function sizeOf(browser: Browser, traits: PageTraits): Promise<number> {
  return withFreshPage(browser, traits, async ({ page }) => {
    const code = collectCode(page);
    await page.goto(traits.address);
    await untilQuiet(page);
    return kilobytes(await code.files());
  });
}
