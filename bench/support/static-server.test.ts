import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withFolderServed } from './static-server.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lineup-static-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Peer</title>');
  writeFileSync(join(folder, 'assets', 'main.js'), 'export {};');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a served folder', () => {
  it('answers files compressed and with their types', async () => {
    await withFolderServed(folder, async (address) => {
      const response = await fetch(`${address}/assets/main.js`);
      expect(await response.text()).toBe('export {};');
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(response.headers.get('content-type')).toContain('text/javascript');
      expect(response.headers.get('cache-control')).toContain('immutable');
    });
  });

  it('answers the page for every address of a page', async () => {
    await withFolderServed(folder, async (address) => {
      for (const path of ['/', '/festivals/3?day=2026-07-03']) {
        expect(await (await fetch(address + path)).text()).toContain('Peer');
      }
    });
  });

  it('has nothing else, and is gone afterwards', async () => {
    const address = await withFolderServed(folder, async (address) => {
      for (const path of ['/assets/other.js', '/../secret.json']) {
        expect((await fetch(address + path)).status).toBe(404);
      }
      return address;
    });
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });
});
