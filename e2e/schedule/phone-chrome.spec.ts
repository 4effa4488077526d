import type { Locator, Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

const days = ['2027-09-29', '2027-09-30', '2027-10-01', '2027-10-02'] as const;
const hours = ['14', '15', '16', '17', '18', '19', '20', '21', '22'];
const set = setsOn(days[0]);
const festival = {
  startDate: days[0],
  endDate: days[3],
  timezone: 'America/Denver',
  stages: ['Mesa', 'Canyon', 'Butte'],
  dayStartsAt: '06:00',
  sets: [
    ...hours.map((hour) => set(`Mesa Band ${hour}`, 'Mesa', `${hour}:00`, `${hour}:30`)),
    ...hours.map((hour) => set(`Canyon Band ${hour}`, 'Canyon', `${hour}:15`, `${hour}:50`)),
    // The bar also has the conflicts button.
    set('Mesa Clash', 'Mesa', '14:10', '14:40'),
  ],
};

/** The share of the window's height above the first row of the day's list, plus that of a bar below the list. */
function chromeShare(page: Page): Promise<number> {
  return page.locator('[data-by-time]').evaluate((list) => {
    const first = list.querySelector('ol > li');
    const isList = (y: number) => list.contains(document.elementFromPoint(window.innerWidth / 4, y));
    let end = window.innerHeight - 1;
    while (end > 0 && !isList(end)) end -= 1;
    const above = first?.getBoundingClientRect().top ?? window.innerHeight;
    return (above + window.innerHeight - 1 - end) / window.innerHeight;
  });
}

for (const { width, height, most } of [
  { width: 390, height: 844, most: 0.25 },
  { width: 360, height: 640, most: 0.3 },
]) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('all but the list of the day takes a quarter of a phone, and all of it is read', async ({
      page,
    }) => {
      const id = await storeFestival(page, { ...festival, name: unusedName('Pocket') });
      await page.goto(`/festival/${id}/schedule?day=${days[0]}`);
      await expect(page.locator('[data-event]').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /1 conflict/u })).toBeVisible();
      await expect.poll(() => chromeShare(page)).toBeLessThanOrEqual(most);
      for (const text of [
        page.getByRole('heading', { name: 'Festival Schedule' }),
        page.getByText('Sep 29 - Oct 2, 2027'),
        page.getByText('A meadow'),
        page.getByLabel('Sort'),
        button(page, 'Upload Schedule'),
        button(page, 'On at 10:00 PM'),
        button(page, 'All Stages'),
        button(page, 'More'),
      ]) {
        await expect(text).toBeInViewport({ ratio: 0.8 });
      }
      await checkBothSchemes(page);
    });
  });
}

test.describe('the hours at the edge of the list', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [sort, first, last] of [
    ['earliest', 'Mesa Band 14', 'Canyon Band 22'],
    ['latest', 'Canyon Band 22', 'Mesa Band 14'],
  ] as const) {
    test(`their handle is dragged to the end of the day, ${sort} first`, async ({ page }) => {
      const id = await storeFestival(page, { ...festival, name: unusedName('Pocket') });
      await page.goto(`/festival/${id}/schedule?day=${days[0]}&sort=${sort}`);
      const row = (artist: string) => page.locator('[data-event]').filter({ hasText: artist });
      await expect(row(first)).toBeInViewport();
      const rail = page.getByRole('slider', { name: 'Time of day' });
      const { x, top, bottom, handle } = await railOf(rail);
      // Outside of the handle, the list itself receives the touch.
      await page.touchscreen.tap(x, (top + bottom) / 2);
      await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeVisible();
      await expect(page).toHaveURL(/[?&]event=/u);
      await page.goBack();
      await expect(row(first)).toBeInViewport();

      await dragByFinger(page, { x, y: handle }, bottom, async () => {
        await expect(page.getByText(sort === 'earliest' ? /^11:\d\d PM$/u : '2:00 PM').last()).toBeVisible();
      });
      await expect(row(last)).toBeInViewport();
      await expect(row(first)).not.toBeInViewport();
    });
  }
});

/** The range of its handle's centre, and its position. */
function railOf(rail: Locator) {
  return rail.evaluate((input: HTMLInputElement) => {
    const { x, top, bottom, width } = input.getBoundingClientRect();
    const share = Number(input.value) / Number(input.max);
    const fromTop = getComputedStyle(input).direction === 'rtl' ? 1 - share : share;
    const [from, to] = [top + width / 2, bottom - width / 2];
    return { x: x + width / 2, top: from, bottom: to, handle: from + fromTop * (to - from) };
  });
}

/** A finger touches a point, moves down to `end`, and lifts after a check. */
async function dragByFinger(
  page: Page,
  { x, y }: { x: number; y: number },
  end: number,
  look: () => Promise<void>,
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', { x, y });
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', { x, y: y + share * (end - y) });
  await look();
  await send('touchEnd');
}
