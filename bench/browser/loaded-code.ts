import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** A script or style sheet that a page requested. */
export interface LoadedFile {
  readonly path: string;
  readonly gzipBytes: number;
}

/** Records the scripts and style sheets that the page requests from now on, including those of workers. */
export function collectCode(page: Page) {
  const files = new Map<string, Promise<LoadedFile>>();
  page.context().on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (isCode(response) && !files.has(path)) files.set(path, measured(response, path));
  });
  return { files: (): Promise<readonly LoadedFile[]> => Promise.all(files.values()) };
}

function isCode(response: Response): boolean {
  return /^(?:text\/css|(?:text|application)\/javascript)/u.test(response.headers()['content-type'] ?? '');
}

/** The size of the content with gzip, regardless of the encoding that the server uses. */
async function measured(response: Response, path: string): Promise<LoadedFile> {
  return { path, gzipBytes: gzipSync(await response.body(), { level: 9 }).byteLength };
}

/** The sum in kilobytes of 1000 bytes. */
export function kilobytes(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1000;
}
