import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { dayTabs } from '../support/schedule.ts';
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
const [friday, saturday] = ['2027-05-07', '2027-05-08'];
const festival = {
  startDate: friday,
  endDate: '2027-05-09',
  timezone: 'America/Denver',
  stages: ['Mesa', 'Canyon', 'Butte'],
  dayStartsAt: '06:00',
  sets: [
    set('Dust Devils', 'Mesa', friday, '18:00', '19:30'),
    set('Salt Flat', 'Canyon', friday, '19:00', '20:30'),
    set('Night Heron', 'Mesa', friday, '23:30', '01:00'),
    set('Slow River', 'Canyon', saturday, '21:30', '23:00'),
    set('Red Lantern', 'Mesa', saturday, '22:30', '23:30'),
    set('Coyote Hour', 'Canyon', saturday, '22:30', '23:30'),
    set('ليل', 'Butte', saturday, '14:00', '15:00'),
  ],
};

async function openDay(page: Page, search = `?day=${friday}`): Promise<string> {
  const id = await storeFestival(page, { ...festival, name: unusedName('Pocket') });
  await page.goto(`/festival/${id}/schedule${search}`);
  await expect(page.locator('[data-event]').first()).toBeVisible();
  return id;
}

const artists = (page: Page) => page.getByRole('tabpanel').locator('[data-artist]');
const stages = (page: Page) => page.getByRole('region', { name: /^On at/u }).getByRole('listitem');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Edit Event' });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    test('a day is a list by time, each set named in full, and the stages head it', async ({ page }) => {
      await openDay(page);
      await expect(artists(page)).toHaveText(['Dust Devils', 'Salt Flat', 'Night Heron']);
      await expect(
        button(
          page,
          'Night Heron, 11:30 PM - 1:00 AM, +1, Mesa, ends on the next day, Friday, 1 hour 30 minutes',
        ),
      ).toBeVisible();
      for (const stage of festival.stages) {
        await expect(page.getByRole('heading', { name: stage, exact: true })).toBeVisible();
        await expect(button(page, `Add Event to ${stage}`)).toBeVisible();
      }
      await expect(page.getByRole('grid')).toBeHidden();
      await expect(button(page, 'Upload Schedule')).toBeVisible();
      await page.getByLabel('Sort').selectOption('Latest First');
      await expect(artists(page)).toHaveText(['Night Heron', 'Salt Flat', 'Dust Devils']);
      await checkBothSchemes(page);
    });

    test('one stage is listed alone, and the address keeps it', async ({ page }) => {
      await openDay(page);
      await page.getByRole('heading', { name: 'Canyon' }).getByRole('button').tap();
      await expect(artists(page)).toHaveText(['Salt Flat']);
      await page.reload();
      await expect(artists(page)).toHaveText(['Salt Flat']);
      await button(page, 'All Stages').tap();
      await expect(artists(page)).toHaveCount(3);
      await page.getByRole('heading', { name: 'Butte' }).getByRole('button').tap();
      await expect(page.getByText('Nothing is scheduled on Butte on this day.')).toBeVisible();
    });

    test('Saturday at ten on all stages is one action', async ({ page }) => {
      await openDay(page, `?day=${saturday}`);
      await button(page, 'On at 10:00 PM').tap();
      await expect(stages(page)).toHaveText([
        /Canyon.*then Coyote Hour, 10:30 PM.*Slow River.*until 11 PM.*1 h left/u,
        /Mesa.*then Red Lantern, 10:30 PM.*Nothing on/u,
        /Butte.*Nothing on/u,
      ]);
      await expect(page.getByRole('heading', { name: 'Butte', exact: true })).toBeVisible();
      await checkBothSchemes(page);

      await page.getByRole('slider', { name: 'Time of day' }).fill(String(8.5 * 60 + 15));
      await expect(page.getByRole('heading', { name: 'On at 10:45 PM' })).toBeVisible();
      await expect(page).toHaveURL(/at=22(?::|%3A)45/u);
      await expect(stages(page).first()).toContainText('Red Lantern');
      await expect(
        page.getByRole('button', {
          name: /^Slow River, .*Overlaps, Canyon, Saturday, .*overlaps Coyote Hour$/u,
        }),
      ).toBeVisible();
      await dayTabs(page).first().tap();
      await expect(page.getByRole('heading', { name: 'On at 10:45 PM' })).toBeVisible();
      await page.goBack();
      await expect(artists(page).first()).toBeVisible();
    });

    test('Back closes the sheet of a set, and the day is as it was', async ({ page }) => {
      await openDay(page);
      const day = page.url();
      await page.getByRole('button', { name: /^Salt Flat/u }).tap();
      await expect(sheet(page).getByLabel('Artist Name')).toHaveValue('Salt Flat');
      await expect(page).toHaveURL(/[?&]event=/u);
      await page.goBack();
      await expect(sheet(page)).toBeHidden();
      await expect(page).toHaveURL(day);
      await expect(artists(page)).toHaveText(['Dust Devils', 'Salt Flat', 'Night Heron']);
      await page.getByRole('button', { name: /^Salt Flat/u }).tap();
      await sheet(page).getByLabel('Artist Name').fill('Salt Pans');
      // Unsaved input causes a confirmation first.
      await page.goBack();
      await button(page, 'Keep Editing').tap();
      await expect(sheet(page).getByLabel('Artist Name')).toHaveValue('Salt Pans');
    });

    test('a set is opened in a sheet, moved by a quarter of an hour and to another stage, and taken back', async ({
      page,
    }) => {
      await openDay(page);
      await page.getByRole('button', { name: /^Dust Devils/u }).tap();
      await expect(sheet(page).getByLabel('Artist Name')).toHaveValue('Dust Devils');
      await checkBothSchemes(page);
      const isCut = await sheet(page)
        .getByLabel('Swap with')
        .evaluate((select: HTMLSelectElement) => {
          const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
          const canvas = document.createElement('canvas').getContext('2d');
          if (canvas === null) throw new Error('No canvas');
          canvas.font = font;
          const { width } = canvas.measureText(select.selectedOptions[0]?.text ?? '');
          return width > select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
        });
      expect(isCut, 'text of the selection').toBe(false);
      await button(sheet(page), '15 minutes later').tap();
      await expectToast(page, 'Moved Dust Devils to Mesa, Friday 6:15 PM');
      await expect(sheet(page).getByLabel('Start Time')).toHaveValue('18:15');
      await sheet(page).getByLabel('Move to').selectOption('Butte');
      await expectToast(page, 'Moved Dust Devils to Butte, Friday 6:15 PM');
      await expect(sheet(page).getByLabel('Stage')).toHaveValue('Butte');
      await button(sheet(page), 'Undo last change').tap();
      await expect(sheet(page).getByLabel('Stage')).toHaveValue('Mesa');
      await sheet(page).getByLabel('Artist Name').fill('Dust Angels');
      await expect(button(sheet(page), '15 minutes earlier')).toBeDisabled();
      await expect(sheet(page).getByText('Save or cancel what you have typed first.')).toBeVisible();
    });
  });
}
