import { get } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { withFreshPage } from '../../browser/chromium.ts';
import { pause } from '../../measure/pause.ts';
import { documentsOf, total } from '../reads.ts';
import type { FunctionEmulators } from '../callable.ts';
import { startTransferRecorder, type Transfer } from './transfer-recorder.ts';
import { secondsOf, type MeasuredVisitor } from './weekend.ts';
import { sumOf, type Use } from './bill.ts';

/** The page's worker is installed after the page was shown. */
const quietMs = 3000;

/** The bytes of the portal's sign-in page with everything it loads, for a browser with an empty cache. */
export async function measurePortalPages(browser: Browser, address: string): Promise<Use> {
  const recorder = await startTransferRecorder(address);
  try {
    return await withFreshPage(browser, { address: recorder.address }, async ({ page }) => {
      await page.goto('/login', { waitUntil: 'networkidle' });
      await pause(quietMs);
      return bytesOf(recorder.take());
    });
  } finally {
    await recorder.stop();
  }
}

/** Measures a visitor of the lineup at this path, who returns after `publish` has published another release. */
export async function measureVisitor(
  browser: Browser,
  { address, emulators }: { readonly address: string; readonly emulators: FunctionEmulators },
  path: string,
  publish: () => Promise<unknown>,
): Promise<MeasuredVisitor> {
  const recorder = await startTransferRecorder(address);
  const visit = async (page: Page) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await pause(quietMs);
    return recorder.take();
  };
  try {
    return await withFreshPage(browser, { address: recorder.address }, async ({ page }) => {
      const first = await visit(page);
      await page.goto('about:blank');
      await publish();
      const again = await visit(page);
      await page.evaluate(async () => (await fetch(location.pathname, { cache: 'no-cache' })).text());
      const news = recorder.take();
      const asked = new Set(first.map((transfer) => transfer.path).filter(isOfFunction));
      const answers: Use[] = [];
      for (const each of asked) answers.push(await answerOf(each, emulators));
      return {
        first: bytesOf(first),
        again: bytesOf(again),
        news: bytesOf(news),
        addresses: sumOf(answers),
        page: await answerOf(path, emulators),
      };
    });
  } finally {
    await recorder.stop();
  }
}

const isOfFunction = (path: string) => path.startsWith('/lineup/');

/** One response of the function, as requested by Hosting. */
async function answerOf(path: string, emulators: FunctionEmulators): Promise<Use> {
  const { projectId, hosts, config } = emulators;
  const url = `http://${hosts.functions}/${projectId}/${config.region}/publicLineup${path}`;
  let use: Use = {};
  const { reads } = await documentsOf(emulators, async () => {
    const began = performance.now();
    const bytes = await bodyBytes(url);
    use = secondsOf((performance.now() - began) / 1000, { functionBytes: bytes });
  });
  return sumOf([use, { reads: total(reads) }]);
}

/** The bytes of a body as sent; `fetch` would decompress it. */
function bodyBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (piece: Buffer) => (bytes += piece.byteLength));
      response.on('end', () => resolve(bytes)).on('error', reject);
    }).on('error', reject);
  });
}

function bytesOf(transfers: readonly Transfer[]): Use {
  return { hostingBytes: transfers.reduce((sum, { bytes }) => sum + bytes, 0) };
}
