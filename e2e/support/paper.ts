import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** What the browser would have printed. */
export interface PrintedPaper {
  readonly pdf: Buffer;
  /** The texts of the sheets, with single spaces. */
  readonly sheets: readonly string[];
  /** The sides of the first sheet in millimetres. */
  readonly size: readonly [width: number, height: number];
}

/** In place of the browser's dialog, which no test can answer, it is noted that it would open. */
export async function notePrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
  });
}

/** The paper that `ask` has the browser print. */
export async function printPaper(page: Page, ask: () => Promise<void>): Promise<PrintedPaper> {
  await page.evaluate(() => document.documentElement.removeAttribute('data-asked-to-print'));
  await ask();
  await page.locator('html[data-asked-to-print]').waitFor();
  return readPaper(page);
}

/** The paper that the browser prints by itself. */
export async function readPaper(page: Page): Promise<PrintedPaper> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const read = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(read);
  const { width, height } = (await read.getPage(1)).getViewport({ scale: 25.4 / 72 });
  return {
    pdf,
    sheets: text.map((sheet) => sheet.replaceAll(/\s+/gu, ' ')),
    size: [Math.round(width), Math.round(height)],
  };
}
