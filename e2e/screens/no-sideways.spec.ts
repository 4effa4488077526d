import type { Page } from '@playwright/test';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { entries } from '../support/history.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

const days = ['2027-05-06', '2027-05-07', '2027-05-08', '2027-05-09'] as const;
const festival = {
  startDate: days[0],
  endDate: days[3],
  timezone: 'America/Denver',
  stages: ['Mesa', 'Canyon', 'Butte'],
  dayStartsAt: '06:00',
  sets: days.flatMap((date) => [
    { artistName: `Dust Devils ${date}`, stage: 'Mesa', date, timeStart: '18:00', timeEnd: '19:30' },
    { artistName: `Salt Flat ${date}`, stage: 'Canyon', date, timeStart: '19:00', timeEnd: '20:30' },
  ]),
};

/** The screens of a festival by their addresses, each with what shows that it is there. */
const screens: readonly (readonly [path: string, shown: (page: Page) => ReturnType<Page['locator']>])[] = [
  ['details', (page) => page.getByRole('heading', { name: 'Festival Details' })],
  ['stages', (page) => page.getByText('Mesa').first()],
  ['schedule', (page) => page.locator('[data-event]').first()],
  ['schedule?view=list', (page) => page.getByRole('grid')],
  ['history', (page) => entries(page).first()],
  ['publish', (page) => page.getByRole('heading').nth(1)],
  ['upload', (page) => button(page, 'Upload')],
];

/** By how many pixels the page can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [320, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: true });

    test('no screen of a festival scrolls sideways', async ({ page }) => {
      const id = await storeFestival(page, { ...festival, name: unusedName('Narrow') });
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'All Festivals' })).toBeVisible();
      expect(await sideways(page), 'dashboard').toBeLessThanOrEqual(0);
      for (const [path, shown] of screens) {
        await page.goto(`/festival/${id}/${path}`);
        await expect(shown(page)).toBeVisible();
        expect(await sideways(page), path).toBeLessThanOrEqual(0);
      }
    });
  });
}
