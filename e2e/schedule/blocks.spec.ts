import type { Locator, Page } from '@playwright/test';
import { checkBothSchemes, expectAccessible } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { openFollowing, soon } from '../support/following.ts';
import { Hands } from '../support/hands.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const day = '2027-05-14';
const set = setsOn(day);
const festival = {
  startDate: day,
  endDate: '2027-05-16',
  timezone: 'America/Denver',
  stages: ['Mesa', 'Canyon', 'Butte'],
  dayStartsAt: '06:00',
  sets: [
    set('Dust Devils', 'Mesa', '18:00', '19:30'),
    set('Slow River', 'Canyon', '18:30', '23:00'),
    set('Red Lantern', 'Butte', '20:00', '21:00'),
  ],
};
const soundcheck = { name: 'Soundcheck', stage: 'Mesa', date: day, timeStart: '16:00', timeEnd: '17:00' };
const blocks = [
  soundcheck,
  { ...soundcheck, name: 'Curfew', stage: 'Canyon', timeStart: '22:30', timeEnd: '23:30' },
];

const grid = (page: Page) => page.getByRole('grid');
const named = (page: Page, name: string | RegExp) => grid(page).getByRole('button', { name });
const ghost = (page: Page) => page.locator('[data-ghost]');

async function open(page: Page, given: Partial<Parameters<typeof storeFestival>[1]> = {}): Promise<Hands> {
  const id = await storeFestival(page, { ...festival, name: unusedName('Blocks'), ...given });
  await page.goto(`/festival/${id}/schedule?day=${day}`);
  await expect(page.locator('[data-event]').first()).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-multiselectable', 'true');
  return new Hands(page);
}

/** Opens the menu of an empty slot, this many minutes after the end of a card. */
async function menuBelow(hands: Hands, card: Locator, minutes: number): Promise<void> {
  const box = await card.boundingBox();
  if (box === null) throw new Error('Nothing to be seen');
  const at = { x: box.x + box.width / 2, y: box.y + box.height + (await hands.pixels(minutes)) };
  await hands.page.mouse.click(at.x, at.y, { button: 'right' });
}

test('a block is added at an empty place, dragged, drawn out, renamed and deleted, each with a way back @both', async ({
  page,
}) => {
  const hands = await open(page);
  await menuBelow(hands, named(page, /^Dust Devils/u), 31);
  await expect(page.getByRole('menu', { name: 'Actions for Mesa, Friday 8:00 PM' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Add Block' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Block' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByLabel('Start')).toHaveValue('20:00');
  await expect(dialog.getByLabel('End')).toHaveValue('21:00');
  await expectAccessible(page);
  await page.keyboard.type('Changeover');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Added Changeover to Mesa, Friday 8:00 PM');
  const block = named(page, 'Changeover, 8:00 PM - 9:00 PM, block, Mesa');
  await expect(block).toBeVisible();

  await hands.drag(block, {
    to: named(page, /^Red Lantern/u),
    duringDrag: () => expect(ghost(page)).toContainText('overlaps Red Lantern'),
  });
  await expectToast(page, 'Moved Changeover to Butte, Friday 8:00 PM');
  const moved = named(page, 'Changeover, 8:00 PM - 9:00 PM, block, Butte');
  await expect(moved).toBeVisible();
  await hands.drag(moved, { from: 'end', minutes: -30 });
  await expect(named(page, 'Changeover, 8:00 PM - 8:30 PM, block, Butte')).toBeVisible();

  await named(page, /^Changeover/u).click();
  await page.getByRole('dialog', { name: 'Edit Changeover' }).getByLabel('Name').fill('Hold');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Renamed Changeover to Hold');
  const hold = named(page, 'Hold, 8:00 PM - 8:30 PM, block, Butte');
  await hold.focus();
  await page.keyboard.press('Delete');
  await expectToast(page, 'Deleted Hold');
  await expect(hold).toBeHidden();
  await button(page.locator('[data-toast]').filter({ hasText: 'Deleted Hold' }), 'Undo').click();
  await expect(hold).toBeVisible();
  await hold.focus();
  await page.keyboard.press('Control+z');
  await expect(named(page, 'Changeover, 8:00 PM - 8:30 PM, block, Butte')).toBeVisible();
});

test('by keys a block is added, lifted over stages and hours, and a set is told where it stands over one', async ({
  page,
}) => {
  const hands = await open(page);
  await button(page, 'Actions for Canyon').focus();
  await hands.press('Enter', 'a');
  await page.getByRole('menuitem', { name: 'Add Block' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New Block' });
  await page.keyboard.type('Line check');
  await dialog.getByLabel('Start').fill('17:00');
  await dialog.getByLabel('End').fill('18:00');
  await page.keyboard.press('Enter');
  const block = named(page, 'Line check, 5:00 PM - 6:00 PM, block, Canyon');
  await expect(block).toBeVisible();

  await named(page, /^Slow River/u).focus();
  await hands.press('ArrowUp');
  await expect(block).toBeFocused();
  await hands.press('Space', 'ArrowLeft', 'ArrowDown', 'Shift+ArrowDown', 'Space');
  const moved = named(page, 'Line check, 5:05 PM - 6:10 PM, block, Mesa');
  await expect(moved).toBeFocused();

  const dust = named(page, /^Dust Devils/u);
  await hands.press('ArrowDown');
  await expect(dust).toBeFocused();
  await hands.press('Space', 'ArrowUp');
  await expect(ghost(page)).toContainText('over Line check');
  await expect(page.getByRole('status').filter({ hasText: 'over Line check' })).toHaveText(
    'Dust Devils, Mesa, Friday 5:55 PM, lasts 1 hour 30 minutes, over Line check',
  );
  await hands.press('Escape');
});

test('a colleague sees it at once, and their move shows here @both', async ({ page, colleague }) => {
  const hands = await open(page, { blocks: [soundcheck] });
  await openFollowing(colleague, page.url());
  const there = named(colleague, 'Soundcheck, 4:00 PM - 5:00 PM, block, Mesa');
  await expect(there).toBeVisible();
  await hands.drag(named(page, /^Soundcheck/u), { minutes: 30 });
  await expect(named(colleague, 'Soundcheck, 4:30 PM - 5:30 PM, block, Mesa')).toBeVisible(soon);
});

for (const direction of ['Across', 'Down'] as const) {
  test(`blocks are hatched on the grid, ${direction.toLowerCase()}, at every scale and in both schemes`, async ({
    page,
  }) => {
    await open(page, { blocks });
    if (direction === 'Down') {
      await button(page, 'More').click();
      await page.getByRole('radio', { name: 'Down' }).check();
      await page.keyboard.press('Escape');
    }
    for (const zoom of ['Fit', '1×', '2×']) {
      await button(page, zoom).click();
      for (const name of ['Soundcheck', 'Curfew']) {
        const block = named(page, new RegExp(`^${name}, .*, block`, 'u'));
        await block.scrollIntoViewIfNeeded();
        await expect(block).toHaveCSS('background-image', /repeating-linear-gradient/u);
      }
    }
    // Overlapping sets and blocks are side by side.
    const [block, river] = await Promise.all(
      [/^Curfew/u, /^Slow River/u].map((name) => named(page, name).boundingBox()),
    );
    if (block === null || block === undefined || river === null || river === undefined)
      throw new Error('Nothing to be seen');
    const isApart =
      direction === 'Across' ? river.x + river.width <= block.x + 1 : river.y + river.height <= block.y + 1;
    expect(isApart).toBe(true);
    await checkBothSchemes(page);
  });
}

test('a block is in no list, no search, no count and on no paper', async ({ page }) => {
  await open(page, { blocks });
  await expect(named(page, /^Soundcheck/u)).toBeVisible();
  await expect(page.getByRole('row', { name: 'Mesa' }).getByText('1 set')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to', exact: true })).toBeFocused();
  await page.keyboard.type('soundch');
  await expect(page.getByRole('dialog').getByText('Soundcheck')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-block]').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'List').click();
  await expect(page.getByRole('region', { name: 'List' })).toBeVisible();
  await expect(page.getByText('Soundcheck')).toHaveCount(0);
});

test('blocks outside of the festival days are listed on the tab of these, and moved to one of them', async ({
  page,
}) => {
  const loadIn = { ...soundcheck, name: 'Load-in', stage: 'Canyon', date: '2027-05-10' };
  await open(page, { blocks: [soundcheck, loadIn] });
  const outside = page.getByRole('tab', { name: 'Outside dates' });
  await expect(outside).toContainText('1 block');
  await outside.click();
  const listed = page
    .getByRole('region', { name: 'Canyon' })
    .getByRole('button', { name: 'Load-in, Mon, May 10, 4:00 PM - 5:00 PM, block, Canyon' });
  await expect(listed).toHaveCSS('background-image', /repeating-linear-gradient/u);
  await checkBothSchemes(page);

  await listed.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Load-in' });
  await dialog.getByLabel('Name').fill('Rigging');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Renamed Load-in to Rigging');
  const renamed = page.getByRole('button', { name: /^Rigging, Mon, May 10/u });
  await expect(renamed).toBeFocused();

  await page.keyboard.press('Enter');
  const again = page.getByRole('dialog', { name: 'Edit Rigging' });
  const date = again.getByLabel('Day');
  await expect(date.locator('option:checked')).toHaveText('Mon, May 10, 2027 (outside the festival)');
  await expectAccessible(page);
  await date.selectOption(day);
  await button(again, 'Save').click();
  await expectToast(page, 'Changed Rigging');
  await expect(outside).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Fri, May 14' })).toBeFocused();
  await expect(named(page, 'Rigging, 4:00 PM - 5:00 PM, block, Canyon')).toBeVisible();

  await button(page.locator('[data-toast]').filter({ hasText: 'Changed Rigging' }), 'Undo').click();
  await outside.click();
  await renamed.click();
  await button(again, 'Delete').click();
  await expectToast(page, 'Deleted Rigging');
  await expect(outside).toBeHidden();
  await page.keyboard.press('Control+z');
  await outside.click();
  await expect(renamed).toBeVisible();
});

test('on a phone none is shown', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const id = await storeFestival(page, { ...festival, blocks, name: unusedName('Blocks') });
  await page.goto(`/festival/${id}/schedule?day=${day}`);
  await expect(page.getByText('Dust Devils').first()).toBeVisible();
  await expect(page.getByText('Soundcheck')).toHaveCount(0);
});
