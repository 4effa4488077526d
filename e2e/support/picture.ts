import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';

/** A small, unique picture, 5:3, as a file to choose. */
export async function pictureFile(page: Page, name: string) {
  const clip = { x: 0, y: 0, width: 250, height: 150 };
  return { name, mimeType: 'image/png', buffer: await page.screenshot({ clip }) };
}

/** The path of a file one byte larger than the limit for pictures. */
export async function tooLargePicture(info: TestInfo): Promise<string> {
  const path = info.outputPath('large.png');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '');
  await truncate(path, 10 * 1024 * 1024 + 1);
  return path;
}
