import { previewLinkMessages } from '@lineup/domain';
import { checkBothSchemes, expectAccessible } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const set = setsOn('2031-06-20');

test('a preview link is made by the keyboard, shows what was chosen without an account, and ends when it is revoked @narrow @both', async ({
  page,
  browser,
}) => {
  const name = unusedName('Preview');
  const id = await storeFestival(page, {
    name,
    startDate: '2031-06-20',
    endDate: '2031-06-21',
    timezone: 'Europe/Prague',
    stages: ['Orchard', 'Mill'],
    sets: [set('Apple Drift', 'Orchard', '19:00', '20:00'), set('Grain Choir', 'Mill', '20:00', '21:00')],
  });
  await page.goto(`/festival/${id}/publish`);
  const links = page.getByRole('region', { name: previewLinkMessages.title });
  await expect(links.getByText(previewLinkMessages.none)).toBeVisible();
  await button(links, previewLinkMessages.create).press('Enter');

  const dialog = page.getByRole('dialog', { name: previewLinkMessages.dialog.title });
  await expect(dialog.getByLabel('What it is for')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(previewLinkMessages.errors.name)).toBeVisible();
  await expect(dialog.getByLabel('What it is for')).toBeFocused();
  await page.keyboard.type('Radio interview');
  await dialog.getByRole('radio', { name: 'Only these' }).press('Space');
  await dialog.getByRole('checkbox', { name: 'Orchard' }).press('Space');
  await dialog.getByRole('radio', { name: /^Shown/u }).press('Space');
  await dialog.getByLabel('Ends').selectOption('On a date');
  await button(dialog, 'Create Link').press('Enter');
  await expect(dialog.getByLabel('Last day')).toBeFocused();
  await checkBothSchemes(page);
  await dialog.getByLabel('Ends').selectOption('In 30 days');
  await button(dialog, 'Create Link').press('Enter');

  const made = page.getByRole('dialog', { name: previewLinkMessages.made.title });
  await expect(made.getByText(previewLinkMessages.made.once)).toBeVisible();
  const address = await made.getByLabel('Address', { exact: true }).inputValue();
  expect(address).toMatch(/\/preview\/[\w-]{22}$/u);
  await checkBothSchemes(page);
  await button(made, 'Done').press('Enter');
  await expect(links.getByRole('list', { name: 'Preview links' })).toContainText(
    'Radio interviewOrchard · Names shown',
  );
  await expect(page.getByText(address)).toHaveCount(0);

  const stranger = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await stranger.goto(address);
  await expect(stranger.getByText('Apple Drift').first()).toBeVisible();
  await expect(stranger.getByText('Grain Choir')).toHaveCount(0);
  await expectAccessible(stranger);
  await expect(links.getByText(/Last used/u)).toBeVisible();

  await button(links, 'Revoke Radio interview').press('Enter');
  const question = page.getByRole('dialog', { name: 'Revoke the link for Radio interview?' });
  await button(question, 'Revoke').press('Enter');
  await expectToast(page, 'Revoked the link for Radio interview');
  await expect(links.getByText('No longer in use (1)')).toBeVisible();
  await checkBothSchemes(page);
  const answer = await stranger.reload();
  expect(answer?.status()).toBe(404);
  await expect(stranger.getByText('Apple Drift')).toHaveCount(0);
  await stranger.context().close();
});
