import { filesWith } from '../support/built-files.ts';
import { portalProvider } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';

const adapters = {
  embedded: /provider-embedded\/client\//u,
  firebase: /provider-firebase\/client\/|node_modules\/(?:firebase|@firebase)\//u,
};

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
