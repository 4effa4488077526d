import type { Browser } from 'playwright-core';
import type { RowContext } from '../frame/row.ts';
import { withPeer } from '../support/peers.ts';
import { withFreshPage, type PageTraits } from './chromium.ts';
import { formOf, largestPaintOf, loads, untilQuiet } from './first-load.ts';
import { collectCode, kilobytes } from './loaded-code.ts';

/** The measurements of first visits to another program. */
export interface PeerLoads {
  readonly name: string;
  /** Code that its first page requests, in gzip. */
  readonly kilobytes: number;
  /** The largest paints, in seconds; null if the page lacks the styles that its makers intended. */
  readonly paints: {
    readonly login: number;
    /** When its form appeared. */
    readonly form: number;
    /** The largest paint of its list of twelve festivals. */
    readonly list: number;
  } | null;
}

/** The programs with such pages, and whether their paints can be measured; a session cookie signs in there. */
const peers = { 'react-admin': true, firecms: false } as const;

export const peerNames = ['react-admin', 'firecms'] as const;

const visits = 3;

/** Measures the peer under the same conditions as the portal. */
export function loadPeer(
  browser: Browser,
  context: RowContext,
  name: (typeof peerNames)[number],
): Promise<PeerLoads> {
  return withPeer(context, name, async (address) => {
    const kilobytes = await sizeOf(browser, { address });
    return {
      name,
      kilobytes,
      paints: peers[name] ? await paintsOf(browser, address, context.quick ? 1 : visits) : null,
    };
  });
}

async function paintsOf(browser: Browser, address: string, times: number): Promise<PeerLoads['paints']> {
  const signedIn: PageTraits = { address, cookie: 'session=any' };
  const login = await loads(browser, { address }, '/', times);
  const list = await loads(browser, signedIn, '/', times);
  return { login: largestPaintOf(login), form: formOf(login), list: largestPaintOf(list) };
}

function sizeOf(browser: Browser, traits: PageTraits): Promise<number> {
  return withFreshPage(browser, traits, async ({ page }) => {
    const code = collectCode(page);
    await page.goto(traits.address);
    await untilQuiet(page);
    return kilobytes(await code.files());
  });
}
