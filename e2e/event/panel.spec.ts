import { checkBothSchemes } from '../support/axe.ts';
import { answerLeaving, button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const set = setsOn('2027-07-09');

const festival = {
  startDate: '2027-07-09',
  endDate: '2027-07-11',
  timezone: 'Europe/Warsaw',
  stages: ['Kiln', 'Yard', 'Loft'],
  sets: [
    set('Clay Parade', 'Kiln', '19:00', '20:30'),
    set('Slip & Glaze', 'Kiln', '20:15', '21:15'),
    set('Ember Choir', 'Yard', '18:00', '19:30'),
  ],
};

async function openSchedule(page: Parameters<typeof storeFestival>[0], name: string) {
  const id = await storeFestival(page, { ...festival, name: unusedName(name) });
  await page.goto(`/festival/${id}/schedule?day=2027-07-09`);
  const card = (artist: string) => page.locator('[data-event]').filter({ hasText: artist });
  await expect(card('Clay Parade')).toBeVisible();
  return { id, card, event: page.getByRole('dialog', { name: 'Edit Event' }) };
}

test('an event opens next to the schedule, which stays in use, and Back closes it', async ({ page }) => {
  const { card, event, id } = await openSchedule(page, 'Beside');
  await card('Clay Parade').click();
  await expect(event.getByLabel('Artist Name')).toBeFocused();
  const [grid, panel] = await Promise.all([page.getByRole('grid').boundingBox(), event.boundingBox()]);
  expect((grid?.x ?? 0) + (grid?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + 1);
  await expect(event.getByRole('list', { name: 'Changes of this event' })).toBeVisible();
  await expect(event.getByText(/^Overlaps/u).first()).toBeVisible();
  await checkBothSchemes(page);

  await card('Ember Choir').click();
  await expect(event.getByLabel('Artist Name')).toHaveValue('Ember Choir');
  await expect(page).toHaveURL(/event=/u);
  await page.goBack();
  await expect(event).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/festival/${id}/schedule\\?day=2027-07-09$`, 'u'));
  await expect(card('Ember Choir')).toBeFocused();
  await page.goForward();
  await expect(event.getByLabel('Artist Name')).toHaveValue('Ember Choir');
  await page.reload();
  await expect(event.getByLabel('Artist Name')).toHaveValue('Ember Choir');

  await event.getByLabel('Length').fill('45');
  await expect(event.getByLabel('End Time')).toHaveValue('18:45');
  await button(event, '15 minutes later').click();
  await expect(event.getByLabel('Start Time')).toHaveValue('18:15');
  await expect(event.getByLabel('End Time')).toHaveValue('19:00');
  await card('Clay Parade').click();
  await answerLeaving(page, 'Keep Editing');
  await button(event, 'Save Event').click();
  await expectToast(page, 'Event updated successfully!');
  await expect(card('Ember Choir')).toContainText('6:15 PM - 7:00 PM');
});

test('a set is called off with one press, and shares no time with what plays then', async ({ page }) => {
  const { card, event, id } = await openSchedule(page, 'Off');
  const conflicts = page.getByRole('button', { name: '1 conflict' });
  await expect(conflicts).toBeVisible();
  await card('Clay Parade').click();
  await button(event, 'Cancel set').click();
  await expectToast(page, 'Cancelled Clay Parade');
  await expect(card('Clay Parade')).toHaveAccessibleName(/Cancelled/u);
  await expect(conflicts).toBeHidden();
  await event.getByLabel('Status').selectOption('Replaced');
  await event.getByLabel('Replaced by').fill('Bone Ash');
  await event.getByLabel('Internal note').fill('The van broke down in Lublin');
  await checkBothSchemes(page);
  await button(event, 'Save Event').click();
  await expect(card('Clay Parade')).toHaveAccessibleName(/Replaced by Bone Ash.*has a note/u);
  await checkBothSchemes(page);
  await page.reload();
  await expect(card('Clay Parade')).toHaveAccessibleName(/Replaced by Bone Ash.*has a note/u);

  // Struck through everywhere, and nothing else is.
  const isStruck = (name: string) =>
    page
      .getByText(name, { exact: true })
      .filter({ visible: true })
      .last()
      .evaluate((element) => {
        const decorated = [element, element.parentElement].map(
          (each) => each !== null && getComputedStyle(each).textDecorationLine === 'line-through',
        );
        return decorated.includes(true);
      });
  const expectStruck = async () => {
    await expect.poll(() => isStruck('Clay Parade')).toBe(true);
    expect(await isStruck('Ember Choir')).toBe(false);
  };
  await expectStruck();
  await button(page, 'List').click();
  await expect(page.getByRole('grid', { name: 'All sets' })).toBeVisible();
  await expectStruck();
  await page.goto(`/festival/${id}/schedule?day=2027-07-09&at=19:10`);
  await expect(page.getByRole('heading', { name: 'On at 7:10 PM' })).toBeVisible();
  await expectStruck();
  await page.goto(`/festival/${id}/schedule?day=2027-07-09`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'By Time' })).toBeVisible();
  await expectStruck();
  await page.setViewportSize({ width: 1280, height: 800 });
  await card('Clay Parade').focus();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  await page.keyboard.press('Space');
  await page.keyboard.press('u');
  await expectToast(page, 'Clay Parade');
  await page.getByTitle('Acts without a stage or time').click();
  await expect(page.getByRole('region', { name: 'Unplaced acts' }).getByText('Clay Parade')).toBeVisible();
  await expectStruck();
  await page.goto(`/festival/${id}/history`);
  await page.getByRole('button', { name: /Cancelled Clay Parade/u }).click();
  await button(page, 'Show the lineup as of then').click();
  await expect(page.getByRole('heading', { level: 3, name: 'Kiln' })).toBeVisible();
  await expectStruck();
});

test('the panel gives its place to the conflicts and takes it from them', async ({ page }) => {
  const { card, event } = await openSchedule(page, 'Place');
  await page.getByRole('button', { name: '1 conflict' }).click();
  const conflicts = page.getByRole('region', { name: 'Conflicts', exact: true });
  await expect(conflicts).toBeVisible();
  await card('Slip & Glaze').click();
  await expect(event).toBeVisible();
  await expect(conflicts).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(conflicts).toBeVisible();
  await page.getByRole('grid').focus();
  await page.keyboard.press('n');
  await expect(conflicts.getByText('1 of 1', { exact: true })).toBeVisible();
});

test('in a narrow window it is a dialog, with the same fields @narrow', async ({ page }) => {
  const { card, event } = await openSchedule(page, 'Narrow');
  await page.setViewportSize({ width: 360, height: 640 });
  await card('Clay Parade').click();
  await expect(event).toHaveAttribute('aria-modal', 'true');
  await expect(event.getByLabel('Length')).toHaveValue('90');
  await checkBothSchemes(page);
  await button(event, 'Cancel').click();
  await expect(event).toBeHidden();
  await expect(card('Clay Parade')).toBeFocused();
});
