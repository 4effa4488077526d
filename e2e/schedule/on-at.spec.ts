import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { dayTabs } from '../support/schedule.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

const saturday = '2027-05-08';
const set = setsOn(saturday);
const festival = {
  startDate: '2027-05-07',
  endDate: '2027-05-09',
  timezone: 'America/Denver',
  stages: ['Mesa', 'Canyon'],
  dayStartsAt: '06:00',
  sets: [set('Slow River', 'Canyon', '21:30', '23:00'), set('Red Lantern', 'Mesa', '22:30', '23:30')],
};

const viewport = { width: 1440, height: 900 };

test('all stages at ten are turned to a phone’s width and back, and left with Back', async ({ page }) => {
  await page.setViewportSize(viewport);
  const id = await storeFestival(page, { ...festival, name: unusedName('Moment') });
  await page.goto(`/festival/${id}/schedule?day=${saturday}`);
  await expect(page.locator('[data-event]').first()).toBeVisible();
  await button(page, 'On at 10:00 PM').click();
  await expect(page.getByRole('region', { name: 'On at 10:00 PM' }).getByRole('listitem')).toHaveText([
    /Canyon.*Slow River.*until 11 PM/u,
    /Mesa.*then Red Lantern, 10:30 PM.*Nothing on/u,
  ]);
  await checkBothSchemes(page);
  // Resized to a phone's width, it shows the same moment.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: 'On at 10:00 PM' })).toBeVisible();
  await page.setViewportSize(viewport);
  await dayTabs(page).first().click();
  await expect(page.getByRole('heading', { name: 'On at 10:00 PM' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('grid')).toBeVisible();
});
