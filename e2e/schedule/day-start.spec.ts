import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { dayTabs } from '../support/schedule.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const friday = setsOn('2027-05-07');
const saturday = setsOn('2027-05-08');
const sunday = setsOn('2027-05-09');
const festival = {
  startDate: '2027-05-07',
  endDate: '2027-05-08',
  timezone: 'America/Denver',
  stages: ['Mesa', 'Canyon'],
  dayStartsAt: '00:00',
  sets: [
    friday('Dust Devils', 'Mesa', '20:00', '21:30'),
    friday('Red Lantern', 'Mesa', '23:00', '23:55'),
    saturday('Night Heron', 'Mesa', '00:30', '01:30'),
    saturday('Salt Flat', 'Canyon', '01:00', '02:00'),
    saturday('Moon Moth', 'Mesa', '02:00', '03:00'),
    saturday('Slow River', 'Canyon', '20:00', '21:30'),
    saturday('Owl Parade', 'Canyon', '22:30', '23:45'),
    sunday('Pale Fox', 'Canyon', '00:15', '01:30'),
    sunday('Last Ember', 'Canyon', '02:00', '03:00'),
  ],
};

test('a lineup with nights is offered days that begin after them, with one click and one undo', async ({
  page,
}) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Late Bank') });
  await page.goto(`/festival/${id}/schedule?day=2027-05-07`);
  const offer = page.getByRole('toolbar', { name: 'Start of the day' });
  await expect(offer).toContainText('5 sets start after midnight and are listed on the next day.');
  await expect(dayTabs(page).first()).toContainText('2');
  await checkBothSchemes(page);
  await button(offer, 'Begin days at 6:00 AM').click();
  await expectToast(page, 'Days now begin at 6:00 AM');
  await expect(offer).toBeHidden();
  await expect(page.locator('[data-event]').filter({ hasText: 'Moon Moth' })).toBeVisible();
  await expect(dayTabs(page).first()).toContainText('5');

  await button(page.locator('[data-toast]').filter({ hasText: 'Days now begin' }), 'Undo').click();
  await expect(page.locator('[data-event]').filter({ hasText: 'Moon Moth' })).toBeHidden();
  await button(offer, 'Leave it at midnight').click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  await expect(offer).toBeHidden();
});
