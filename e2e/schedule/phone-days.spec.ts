import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { dayTabs } from '../support/schedule.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

const days = ['2027-09-29', '2027-09-30', '2027-10-01', '2027-10-02'] as const;
const hours = ['14', '15', '16', '17', '18', '19', '20', '21', '22'];
const festival = {
  startDate: days[0],
  endDate: days[3],
  timezone: 'America/Denver',
  stages: ['Mesa', 'Canyon', 'Butte'],
  dayStartsAt: '06:00',
  sets: days.flatMap((date) =>
    hours.flatMap((hour) => [
      setsOn(date)(`Mesa Band ${hour}`, 'Mesa', `${hour}:00`, `${hour}:30`),
      setsOn(date)(`Canyon Band ${hour}`, 'Canyon', `${hour}:15`, `${hour}:50`),
    ]),
  ),
};

/**
 * For each day, whether its tab is fully visible, hidden, or cut: its box and its text within the visible part of the
 * list.
 */
function seenTabs(page: Page): Promise<readonly string[]> {
  return page.getByRole('tablist', { name: 'Festival days' }).evaluate((list) => {
    const seen = list.getBoundingClientRect();
    return [...list.querySelectorAll('[role=tab]')].map((tab) => {
      const box = tab.getBoundingClientRect();
      if (box.right <= seen.left + 15 || box.left >= seen.right - 15) return 'away';
      const words = document.createRange();
      words.selectNodeContents(tab);
      const isCut = [box, ...words.getClientRects()].some(
        ({ left, right }) =>
          left < Math.max(box.left, seen.left) - 0.5 || right > Math.min(box.right, seen.right) + 0.5,
      );
      return isCut || box.width < 43.5 ? 'cut' : 'there';
    });
  });
}

const shown = (tabs: readonly string[]) => tabs.filter((tab) => tab === 'there').length;

async function openDay(page: Page, sets = festival.sets, day: string = days[0]): Promise<void> {
  const id = await storeFestival(page, { ...festival, sets, name: unusedName('Pocket') });
  await page.goto(`/festival/${id}/schedule?day=${day}`);
  await expect(page.locator('[data-event]').first()).toBeVisible();
}

for (const { width, height, least } of [
  { width: 390, height: 844, least: 4 },
  { width: 320, height: 640, least: 3 },
]) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('no day is cut, the chosen one is seen, and what is away is a touch away', async ({ page }) => {
      await openDay(page);
      for (const tab of [3, 0, 2, 1]) {
        await dayTabs(page).nth(tab).click();
        await expect.poll(async () => (await seenTabs(page))[tab]).toBe('there');
        await expect.poll(() => seenTabs(page)).not.toContain('cut');
        expect(shown(await seenTabs(page))).toBeGreaterThanOrEqual(least);
      }
      await checkBothSchemes(page);
    });

    test('with conflicts in the bar, days are whole, and more of them are announced', async ({ page }) => {
      const clash = setsOn(days[3])('Mesa Clash', 'Mesa', '14:10', '14:40');
      await openDay(page, [...festival.sets, clash], days[3]);
      await expect(page.getByRole('button', { name: /1 conflict/u })).toBeVisible();
      const list = page.getByRole('tablist', { name: 'Festival days' });
      await expect.poll(async () => (await seenTabs(page))[3]).toBe('there');
      const tabs = await seenTabs(page);
      expect(tabs).not.toContain('cut');
      const away = tabs.filter((tab) => tab === 'away').length;
      await expect(list).toHaveAttribute('data-more', away > 0 ? 'before' : '');
      expect(shown(tabs)).toBeGreaterThanOrEqual(2);
    });

    test('a set is added with a button that says so, and covers no last row', async ({ page }) => {
      await openDay(page);
      const add = button(page, 'New set');
      await expect(add).toBeVisible();
      await expect(add).toHaveText('+ Set');
      const last = page.locator('[data-event]').filter({ hasText: 'Canyon Band 22' });
      await page
        .locator('[data-by-time]')
        .evaluate((list) => list.scrollTo({ top: 1e6, behavior: 'instant' }));
      await expect(last).toBeInViewport({ ratio: 1 });
      const [row, box] = [await last.boundingBox(), await add.boundingBox()];
      if (row === null || box === null) throw new Error('Neither is away.');
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(row.y + row.height).toBeLessThanOrEqual(box.y);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      await add.tap();
      const dialog = page.getByRole('dialog', { name: 'Create Event' });
      await expect(dialog.getByLabel('Stage')).toHaveValue('Mesa');
      await button(dialog, 'Cancel').click();
      await expect(dialog).toBeHidden();

      await page.getByRole('heading', { name: 'Canyon' }).getByRole('button').tap();
      await add.tap();
      await expect(dialog.getByLabel('Stage')).toHaveValue('Canyon');
    });
  });
}
