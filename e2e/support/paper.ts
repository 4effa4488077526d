import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** The result of printing. */
export interface PrintedPaper {
  readonly pdf: Buffer;
  /** The texts of the sheets, with single spaces. */
  readonly sheets: readonly string[];
  /** The texts that are not fully within the margins of their sheet. */
  readonly outside: readonly string[];
  /** The sides of the first sheet in millimetres. */
  readonly size: readonly [width: number, height: number];
}

/** Replaces the browser's dialog, which tests cannot operate, and records that it would open. */
export async function notePrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
  });
}

/** Prints the paper that `ask` requests. */
export async function printPaper(page: Page, ask: () => Promise<void>): Promise<PrintedPaper> {
  await page.evaluate(() => document.documentElement.removeAttribute('data-asked-to-print'));
  await ask();
  await page.locator('html[data-asked-to-print]').waitFor();
  return readPaper(page);
}

/** The paper that the browser itself prints. */
export async function readPaper(page: Page): Promise<PrintedPaper> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const read = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(read);
  const outside: string[] = [];
  for (let number = 1; number <= read.numPages; number += 1) {
    const sheet = await read.getPage(number);
    outside.push(...textsOutside(await sheet.getTextContent(), sheet.getViewport({ scale: 1 })));
  }
  const { width, height } = (await read.getPage(1)).getViewport({ scale: 25.4 / 72 });
  return {
    pdf,
    outside,
    sheets: text.map((sheet) => sheet.replaceAll(/\s+/gu, ' ')),
    size: [Math.round(width), Math.round(height)],
  };
}

/** Printers do not reach this close to the edge; in points. */
const margin = (5 / 25.4) * 72;

type Content = Awaited<
  ReturnType<Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>['getTextContent']>
>;

/** The texts of a sheet that reach into its margins or beyond; its sides in points. */
function textsOutside({ items }: Content, { width, height }: { width: number; height: number }): string[] {
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , left, bottom] = item.transform as readonly number[];
    if (left === undefined || bottom === undefined) return [];
    const isInside =
      left >= margin &&
      bottom >= margin &&
      left + item.width <= width - margin &&
      bottom + item.height <= height - margin;
    return isInside ? [] : [item.str];
  });
}
