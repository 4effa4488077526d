import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { unusedName } from '../support/festivals.ts';
import { dayTabs } from '../support/schedule.ts';
import { removeAfterTest, setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const [friday, saturday, sunday] = ['2026-10-23', '2026-10-24', '2026-10-25'].map(setsOn);
const festival = {
  startDate: '2026-10-23',
  endDate: '2026-10-25',
  timezone: 'Europe/Berlin',
  dayStartsAt: '06:00',
  stages: ['Kiln', 'Loft'],
  sets: [
    friday?.('Copper Thrush', 'Kiln', '20:00', '21:00'),
    // In the night in which the clocks go back.
    saturday?.('Nightjar', 'Loft', '01:00', '02:00'),
    sunday?.('Last Wren', 'Kiln', '19:00', '20:00'),
  ].flatMap((set) => set ?? []),
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'New Edition' });

/** The id of the festival on screen, which differs from `id`. */
async function editionOf(page: Page, id: string, tab: string): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`/festival/(?!${id})[^/]+/${tab}`, 'u'));
  const made = /\/festival\/([^/]+)/u.exec(page.url())?.[1] ?? '';
  removeAfterTest(made);
  return made;
}

test('the next edition is made by keyboard, with its lineup on the same weekdays @narrow @both', async ({
  page,
}) => {
  const name = unusedName('Kiln Hills');
  const id = await storeFestival(page, { ...festival, name: `${name} 2026` });
  await page.goto(`/festival/${id}/details`);
  await page.getByRole('button', { name: 'New Edition' }).focus();
  await page.keyboard.press('Enter');
  const form = dialog(page);
  await expect(form.getByLabel('Festival Name')).toBeFocused();
  await expect(form.getByLabel('Festival Name')).toHaveValue(`${name} 2027`);
  await expect(form.getByLabel('Start Date')).toHaveValue('2027-10-22');
  await expect(form.getByLabel('End Date')).toHaveValue('2027-10-24');
  await expect(form.getByRole('status')).toHaveText('2 stages, no lineup');
  await form.getByRole('radio', { name: 'Nothing' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('status')).toHaveText('2 stages, 3 unplaced acts');
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('status')).toHaveText('2 stages, 3 sets');
  await form.getByLabel('End Date').fill('2027-10-23');
  await expect(form.getByRole('status')).toHaveText('2 stages, 2 sets; 1 becomes unplaced');
  await checkBothSchemes(page);
  await form.getByRole('button', { name: 'Create Edition' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, `“${name} 2027” created`);

  const made = await editionOf(page, id, 'schedule');
  await expect(page.getByRole('heading', { name: `${name} 2027`, level: 1 })).toBeVisible();
  await expect(dayTabs(page)).toHaveCount(2);
  await page.goto(`/festival/${made}/history`);
  await expect(page.getByText('Created the festival as a new edition, with 2 sets')).toBeVisible();
  await page.goto(`/festival/${made}/details`);
  const others = page.getByRole('region', { name: 'Other Editions' });
  const first = others.getByRole('link', { name: `${name} 2026` });
  await expect(first).toBeVisible();
  await checkBothSchemes(page);
  await first.click();
  await expect(page.getByRole('heading', { name: `${name} 2026`, level: 1 })).toBeVisible();
  await expect(others.getByRole('link', { name: `${name} 2027` })).toBeVisible();
});

test('the dashboard has the editions of a festival together @narrow', async ({ page }) => {
  const name = unusedName('Paper Fields');
  const id = await storeFestival(page, { ...festival, name });
  await page.goto(`/festival/${id}/details`);
  await page.getByRole('button', { name: 'New Edition' }).click();
  await dialog(page).getByRole('button', { name: 'Create Edition' }).click();
  await editionOf(page, id, 'details');
  await page.goto('/');
  const editions = page.getByRole('list', {
    name: new RegExp(`^Other editions of ${name.replaceAll(/[()]/gu, '.')}`, 'u'),
  });
  await expect(editions).toBeVisible();
  await checkBothSchemes(page);
  await editions.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('the search opens it from any tab', async ({ page }) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Moor Song') });
  await page.goto(`/festival/${id}/stages`);
  await expect(page.getByRole('button', { name: 'Edit Stages' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to', exact: true }).fill('next year');
  await expect(page.getByRole('option', { name: 'New Edition' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});
