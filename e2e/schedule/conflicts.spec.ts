import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { pictureFile } from '../support/picture.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const set = (artistName: string, stage: string, date: string, timeStart: string, timeEnd: string) => ({
  artistName,
  stage,
  date,
  timeStart,
  timeEnd,
});
const festival = {
  startDate: '2027-05-07',
  endDate: '2027-05-09',
  timezone: 'America/Denver',
  stages: ['Mesa', 'Canyon'],
  dayStartsAt: '06:00',
  sets: [
    set('Dust Devils', 'Mesa', '2027-05-07', '20:00', '21:00'),
    set('Coyote Hour', 'Mesa', '2027-05-07', '20:40', '21:40'),
    set('Juniper', 'Mesa', '2027-05-07', '21:40', '22:40'),
    set('Slow River', 'Canyon', '2027-05-08', '18:00', '19:00'),
    set('Slow River', 'Mesa', '2027-05-08', '18:30', '19:30'),
  ],
};

const panel = (page: Page) => page.getByRole('region', { name: 'Conflicts', exact: true });
const count = (page: Page) => page.getByRole('button', { name: /^\d+ conflicts?$/u });
const card = (page: Page, name: RegExp) => page.getByRole('gridcell').getByRole('button', { name });

async function openSchedule(page: Page, sets = festival.sets, conflicts = '2 conflicts'): Promise<void> {
  const id = await storeFestival(page, { ...festival, sets, name: unusedName('Red Rock') });
  await page.goto(`/festival/${id}/schedule`);
  await expect(count(page)).toHaveText(conflicts);
}

test('N and Enter fix the next conflict, and Undo takes it back', async ({ page }) => {
  await openSchedule(page);
  await page.keyboard.press('n');
  const best = panel(page).getByRole('button', { name: 'End Dust Devils at 8:40 PM' });
  await expect(best).toBeFocused();
  await expect(panel(page).getByText('Dust Devils 9:00 →to 8:40 PM')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card(page, /^Dust Devils, 8:00 PM - 8:40 PM/u)).toBeVisible();
  await expect(count(page)).toHaveText('1 conflict');
  await expectToast(page, 'Fixed: End Dust Devils at 8:40 PM');
  await page.keyboard.press('n');
  await expect(page.getByRole('tab', { name: /^Sat, May 8/u })).toHaveAttribute('aria-selected', 'true');
  await expect(
    panel(page)
      .getByRole('button', { name: /^Move Slow River/u })
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(count(page)).toHaveText('2 conflicts');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(count(page)).toBeFocused();
});

test('typing that begins with n fixes nothing', async ({ page }) => {
  await openSchedule(page);
  await page.keyboard.press('n');
  const best = panel(page).getByRole('button', { name: 'End Dust Devils at 8:40 PM' });
  await expect(best).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(best).toBeFocused();
  await expect(count(page)).toHaveText('2 conflicts');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('1 conflict');
});

test('an accepted conflict stays so when its sets are edited, comes with a move, and goes with its Undo @both', async ({
  page,
}) => {
  await openSchedule(page);
  await page.keyboard.press('n');
  await button(panel(page), 'Accept conflict…').click();
  const question = page.getByRole('dialog', { name: 'Accept conflict' });
  await question.getByLabel('Note').fill('They share the last song');
  await button(question, 'Accept').click();
  await expectToast(page, 'Conflict accepted');
  await expect(count(page)).toHaveText('1 conflict');
  await expect(panel(page).getByText('They share the last song')).toBeVisible();
  await button(panel(page), 'Close conflicts').click();
  const accepted = card(page, /^DUST DEVILS, 8:00 PM - 9:00 PM, Overlaps \(accepted\), Mesa, has a note$/u);

  await card(page, /^Dust Devils/u).click();
  const event = page.getByRole('dialog', { name: 'Edit Event' });
  await event.getByLabel('Artist Name').fill('DUST DEVILS');
  await event.getByLabel('Internal note').fill('Sings along with the Coyotes');
  await event.getByLabel('Image').setInputFiles(await pictureFile(page, 'devils.png'));
  await button(event, 'Save Event').click();
  await expectToast(page, 'Event updated successfully!');
  await expect(accepted).toBeVisible();
  await expect(count(page)).toHaveText('1 conflict');

  await accepted.focus();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(card(page, /^DUST DEVILS, 8:05 PM - 9:05 PM, Overlaps, Mesa, has a note$/u)).toBeVisible();
  await expect(count(page)).toHaveText('2 conflicts');
  await page.keyboard.press('Control+z');
  await expect(accepted).toBeVisible();
  await expect(count(page)).toHaveText('1 conflict');
});

test('a night that is stored a day late is listed, moved with Enter as one change, and is back with Undo', async ({
  page,
}) => {
  const sets = [
    set('Dust Devils', 'Mesa', '2027-05-07', '20:00', '00:00'),
    set('Coyote Hour', 'Mesa', '2027-05-08', '00:00', '01:30'),
    set('Juniper', 'Mesa', '2027-05-08', '01:30', '03:00'),
  ];
  await openSchedule(page, sets, '1 conflict');
  const fix = 'Move the night a day earlier, 2 sets in all';
  const day = (name: RegExp) => page.getByRole('tab', { name });
  await page.keyboard.press('n');
  await expect(panel(page).getByRole('button', { name: fix })).toBeFocused();
  await expect(day(/^Sat, May 8/u)).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, /^Juniper, 1:30 AM - 3:00 AM.*Wrong night/u)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /^Coyote Hour, Juniper Wrong night/u })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectToast(page, `Fixed: ${fix}`);
  await expect(count(page)).toHaveText('0 conflicts');
  await day(/^Fri, May 7/u).click();
  await expect(card(page, /^Coyote Hour, 12:00 AM - 1:30 AM/u)).toBeVisible();
  await expect(card(page, /^Juniper, 1:30 AM - 3:00 AM/u)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(count(page)).toHaveText('1 conflict');
  await expect(card(page, /^Juniper/u)).toBeHidden();
});

test('the panel stands panelBox the timetable, or below it on a phone @narrow', async ({ page }) => {
  await openSchedule(page);
  await count(page).click();
  await panel(page)
    .getByRole('button', { name: /^Dust Devils, Coyote Hour/u })
    .click();
  await expect(panel(page).getByRole('group', { name: 'Overlaps, 20 min' })).toBeVisible();
  const [grid, panelBox] = await Promise.all([
    page.getByRole('tabpanel', { name: /sets?$/u }).boundingBox(),
    panel(page).boundingBox(),
  ]);
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  const end = isPhone ? (grid?.y ?? 0) + (grid?.height ?? 0) : (grid?.x ?? 0) + (grid?.width ?? 0);
  expect(end).toBeLessThanOrEqual((isPhone ? panelBox?.y : panelBox?.x) ?? 0);
  await checkBothSchemes(page);
});

test('the list names both artists whole, however long they are @narrow', async ({ page }) => {
  const [first, second] = [
    'The Most Serene Orchestra of Upper Pagosa Springs',
    'DJ Prairie-Dog-and-the-Sagebrush',
  ];
  await openSchedule(
    page,
    [
      set(first, 'Mesa', '2027-05-07', '20:00', '21:00'),
      set(second, 'Mesa', '2027-05-07', '20:40', '21:40'),
      set(first, 'Canyon', '2027-05-08', '20:40', '21:40'),
      set(second, 'Canyon', '2027-05-08', '20:00', '21:00'),
    ],
    '2 conflicts',
  );
  await count(page).click();
  const rows = panel(page).getByRole('region', { name: 'All conflicts' }).getByRole('button');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    const names = row.getByText(new RegExp(`^(${first}|${second}), (${first}|${second})$`, 'u'));
    await expect(names).toBeVisible();
    const cut = await names.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
  }
  const [upper, lower] = await Promise.all([rows.nth(0).boundingBox(), rows.nth(1).boundingBox()]);
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual((lower?.y ?? 0) + 1);
});

test('the palette goes to the next conflict, and the dashboard counts as many @embedded', async ({
  page,
}) => {
  await openSchedule(page);
  const address = new URL(page.url()).pathname;
  await page.keyboard.press('Control+k');
  await page.keyboard.type('next conf');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'End Dust Devils at 8:40 PM' })).toBeFocused();
  const counts = page.waitForResponse((response) => response.url().endsWith('/api/functions/festivalStats'));
  await page.goto('/');
  const { stats } = (await (await counts).json()) as {
    stats: readonly { festivalId: string; conflictCount: number }[];
  };
  const own = stats.find(({ festivalId }) => address.includes(festivalId));
  expect(own?.conflictCount).toBe(2);
});
