import type { Locator, Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { unusedName } from '../support/festivals.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { dayTabs } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

const stages = Array.from({ length: 14 }, (_, place) => `Stage ${place + 1}`);
const days = ['2027-05-07', '2027-05-08', '2027-05-09'];
const sets = days.flatMap((date, day) =>
  stages.flatMap((stage, place) =>
    ['13', '15', '17', '19', '21'].map((hour) => ({
      artistName: `Band ${day + 1}-${place + 1} at ${hour}`,
      stage,
      date,
      timeStart: `${hour}:00`,
      timeEnd: `${hour}:55`,
    })),
  ),
);
const late = {
  artistName: 'Quiet Kestrel',
  stage: 'Stage 13',
  date: '2027-05-09',
  timeStart: '23:00',
  timeEnd: '23:50',
};
const festival = {
  startDate: days[0] ?? '',
  endDate: days.at(-1) ?? '',
  timezone: 'America/Denver',
  stages,
  sets: [...sets, late],
};

async function openFestival(page: Page, tab = 'schedule'): Promise<string> {
  const id = await storeFestival(page, { ...festival, name: unusedName('Sage Meadow') });
  await page.goto(`/festival/${id}/${tab}`);
  return id;
}

const field = (page: Page, name = 'Go to') => page.getByRole('combobox', { name, exact: true });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const card = (page: Page) => page.locator('[data-event]').filter({ hasText: late.artistName });

/** Fails unless the whole element is in the window, with nothing covering its centre. */
async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 0.9 });
  const isOnTop = () =>
    element.evaluate((found) => {
      const { left, top, width, height } = found.getBoundingClientRect();
      return found.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
}

test('what is typed while the palette is on its way is for it, and Enter takes the first that fits', async ({
  page,
}) => {
  const arrive = await holdRequests(page, /\/assets\/palette-[\w-]+\.js$/u);
  await openFestival(page);
  await expect(page.locator('[data-event]').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  // On the page, N goes to the next conflict and / finds a set.
  await page.keyboard.type('n/');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('kes');
  await page.keyboard.press('Enter');
  arrive();
  await expect(card(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Conflicts', exact: true })).toBeHidden();
});

test('a set of another day is found by Ctrl+K, three letters and Enter, and stands in sight @narrow', async ({
  page,
}) => {
  await openFestival(page);
  await expect(page.locator('[data-event]').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('kes');
  await expect(options(page).first()).toContainText('Quiet Kestrel');
  await page.keyboard.press('Enter');
  await expect(dayTabs(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(card(page)).toBeFocused();
  await expectInSight(card(page));
  await expect(page).toHaveURL(/day=2027-05-09/u);

  // The address alone is enough.
  await page.reload();
  await expect(card(page)).toBeFocused();
  await expectInSight(card(page));
});

test('Saturday at ten on all stages is Ctrl+K, the words and Enter', async ({ page }) => {
  await openFestival(page);
  await expect(page.locator('[data-event]').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('sat 22:00');
  await expect(options(page)).toHaveText([/Saturday 10:00 PM on all stages/u]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^On at \d/u })).toBeVisible();
  await expect(dayTabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/at=22%3A00&day=2027-05-08/u);
});

test('typing keeps its letters, and Escape gives the focus back to the field', async ({ page }) => {
  await openFestival(page, 'details');
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await page.getByLabel('Festival Name').fill('a');
  await page.keyboard.type('/b');
  await expect(page.getByLabel('Festival Name')).toHaveValue('a/b');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Festival Name')).toBeFocused();
});

test('/ finds a set from another tab', async ({ page }) => {
  await openFestival(page, 'details');
  await expect(page.getByRole('button', { name: 'Edit Details' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page, 'Find a set')).toBeFocused();
  await page.keyboard.type('kes');
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeFocused();
  await expectInSight(card(page));
});

test('the palette can be used by everyone, also where there is no keyboard @narrow', async ({ page }) => {
  await openFestival(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toContainText('Friday');
  await checkBothSchemes(page);
  await field(page).fill('stage 7');
  await options(page).first().click();
  await expectInSight(page.getByRole('button', { name: 'Add Event to Stage 7' }));
});
