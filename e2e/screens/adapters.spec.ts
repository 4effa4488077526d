import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { portalProvider } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';

const assets = fileURLToPath(new URL('../../packages/portal/dist/assets/', import.meta.url));
const adapters = {
  embedded: /provider-embedded\/client\//u,
  firebase: /provider-firebase\/client\/|node_modules\/(?:firebase|@firebase)\//u,
};

/** The built files with something of the adapter in them, by their source maps. */
function filesWith(adapter: RegExp): string[] {
  const maps = readdirSync(assets).filter((name) => name.endsWith('.js.map'));
  return maps.filter((name) => adapter.test(sourcesOf(name))).map((name) => name.slice(0, -'.map'.length));
}

function sourcesOf(map: string): string {
  const { sources } = JSON.parse(readFileSync(assets + map, 'utf8')) as {
    readonly sources: readonly string[];
  };
  return sources.join('\n');
}

test('the pages load the adapter of their own provider and nothing of the other @both', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname.replace('/assets/', '')));
  await page.goto('/');
  await expect(page.getByText('All Festivals')).toBeVisible();
  await page
    .getByRole('link', { name: /Copperline/u })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Schedule' }).click();
  await expect(page.getByRole('button', { name: 'Upload Schedule' })).toBeVisible();

  const other = portalProvider === 'embedded' ? 'firebase' : 'embedded';
  expect(filesWith(adapters[portalProvider]).some((file) => loaded.has(file))).toBe(true);
  const strange = filesWith(adapters[other]);
  expect(strange).not.toEqual([]);
  expect(strange.filter((file) => loaded.has(file))).toEqual([]);
});
