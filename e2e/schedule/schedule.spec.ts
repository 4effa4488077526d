import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { dayTabs, expectDay, readDay } from '../support/schedule.ts';
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
};
const sets = [
  set('Early Bird', 'Mesa', '2027-05-07', '14:00', '15:00'),
  set('Dust Devils', 'Mesa', '2027-05-07', '20:00', '21:30'),
  set('Coyote Hour', 'Canyon', '2027-05-07', '01:00', '02:30'),
  set('Slow River', 'Canyon', '2027-05-08', '18:00', '19:00'),
];
/** Six that overlap, one of five minutes, and one of 22 hours. */
const echoes = [1, 2, 3, 4, 5, 6].map((each) =>
  set(`Canyon Echo ${each}`, 'Mesa', '2027-05-09', `20:0${each}`, `21:0${each}`),
);
const crowd = [
  ...echoes,
  set('Blink', 'Canyon', '2027-05-09', '06:00', '06:05'),
  set('Endless', 'Canyon', '2027-05-09', '07:00', '05:00'),
];

test('the days of the festival have their sets by stage, the night with the evening before @narrow @both', async ({
  page,
}) => {
  const name = unusedName('Red Rock');
  const id = await storeFestival(page, { ...festival, name, sets });
  await page.goto(`/festival/${id}/schedule`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('May 7 - May 9, 2027')).toBeVisible();
  await expect(dayTabs(page)).toHaveText(['Fri, May 73', 'Sat, May 81', 'Sun, May 90']);
  await expectDay(page, '2027-05-07', [
    'Canyon | Coyote Hour | 1:00 AM - 2:30 AM',
    'Mesa | Dust Devils | 8:00 PM - 9:30 PM',
    'Mesa | Early Bird | 2:00 PM - 3:00 PM',
  ]);
  await expectDay(page, '2027-05-08', ['Canyon | Slow River | 6:00 PM - 7:00 PM']);
  await expectDay(page, '2027-05-09', []);
  await expect(page.getByText('Nothing is scheduled on this day yet.')).toBeVisible();

  await button(page, 'Upload Schedule').click();
  await expect(page).toHaveURL(new RegExp(`/festival/${id}/upload$`, 'u'));
});

test('the sets of a stage follow the chosen order, which the address keeps', async ({ page }) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Order'), sets: [...sets, ...crowd] });
  await page.goto(`/festival/${id}/schedule`);
  const sort = page.getByLabel('Sort');
  const artists = page.getByRole('row', { name: 'Mesa', exact: true }).locator('[data-artist]');
  const tops = async () =>
    Promise.all((await artists.all()).map(async (card) => (await card.boundingBox())?.y ?? 0));
  await expect(sort.getByRole('option')).toHaveText(['Earliest First', 'Latest First']);
  await expect(artists).toHaveText(['Early Bird', 'Dust Devils']);
  await sort.selectOption('Latest First');
  await expect(artists).toHaveText(['Dust Devils', 'Early Bird']);
  const [first = 0, second = 0] = await tops();
  expect(first).toBeLessThan(second);
  await page.reload();
  await expect(sort).toHaveValue('latest');
  await expect(artists).toHaveText(['Dust Devils', 'Early Bird']);
  await sort.selectOption('Earliest First');
  await expect(artists).toHaveText(['Early Bird', 'Dust Devils']);

  // Each has its position, even if crowded, short or long.
  await page.goto(`/festival/${id}/schedule?day=2027-05-09`);
  const boxOf = async (name: string) => {
    const box = await page.getByRole('button', { name: new RegExp(`^${name},`, 'u') }).boundingBox();
    return box ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  await expect(page.getByRole('button', { name: /^Canyon Echo 6,/u })).toBeVisible();
  const six = await Promise.all(echoes.map(({ artistName }) => boxOf(artistName)));
  for (const [place, { x, width }] of six.entries()) {
    expect(width).toBeGreaterThan(8);
    expect(x + width).toBeLessThanOrEqual((six[place + 1]?.x ?? Infinity) + 1);
  }
  const [hour = { height: 0 }] = six;
  const [blink, endless] = [await boxOf('Blink'), await boxOf('Endless')];
  expect(blink.height).toBeGreaterThan(8);
  expect(endless.height / hour.height).toBeGreaterThan(20);
});

test('events outside of the festival days have a tab of their own, and are corrected from there', async ({
  page,
}) => {
  const stray = set('Too Early', 'Mesa', '2027-05-01', '20:00', '21:00');
  const id = await storeFestival(page, { ...festival, name: unusedName('Strays'), sets: [...sets, stray] });
  await page.goto(`/festival/${id}/schedule`);
  const outside = dayTabs(page).filter({ hasText: 'Outside dates' });
  await expect(dayTabs(page)).toHaveCount(4);
  await outside.click();
  await page.getByRole('button', { name: /^Too Early, Sat, May 1, 8:00 PM/u }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  const date = dialog.getByLabel('Date');
  await expect(date.locator('option:checked')).toHaveText('Sat, May 1, 2027 (outside the festival)');
  await date.selectOption('2027-05-08');
  await button(dialog, 'Save Event').click();
  await expectToast(page, 'Event updated successfully!');
  await expect(outside).toBeHidden();
  await expect.poll(() => readDay(page, '2027-05-08')).toContain('Mesa | Too Early | 8:00 PM - 9:00 PM');
});

test('a festival without stages of its own has Main Stage, and its first event is added there', async ({
  page,
}) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Bare'), stages: [] });
  await page.goto(`/festival/${id}/schedule`);
  await expect(page.getByRole('heading', { name: 'Add your lineup' })).toBeVisible();
  await button(page, 'Add Event to Main Stage').click();
  const created = page.getByRole('dialog', { name: 'Create Event' });
  await created.getByLabel('Artist Name').fill('First of All');
  await created.getByLabel('Start Time').fill('12:00');
  await created.getByLabel('End Time').fill('12:45');
  await button(created, 'Create Event').click();
  await expectToast(page, 'Event created successfully!');
  await expectDay(page, '2027-05-07', ['Main Stage | First of All | 12:00 PM - 12:45 PM']);
});

test('the header leads back to the dashboard, and the tabs keep their place in the address', async ({
  page,
}) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Header'), sets });
  await page.goto(`/festival/${id}`);
  await expect(page.getByRole('tab', { name: 'Details', selected: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Stages' }).click();
  await expect(page).toHaveURL(new RegExp(`/festival/${id}/stages$`, 'u'));
  await page.goto(`/festival/${id}/nonsense`);
  await expect(page.getByRole('tab', { name: 'Details', selected: true })).toBeVisible();
  await button(page, 'Back to Dashboard').click();
  await expect(page).toHaveURL('/');
});

test('no button of the line below the header moves once the sets arrive @embedded', async ({ page }) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Slow Line'), sets });
  const arrive = await holdRequests(
    page,
    ({ pathname, search }) =>
      pathname === '/api/documents/query' && decodeURIComponent(search).includes('/lineupEvents'),
  );
  await page.goto(`/festival/${id}/schedule`);
  await expect(button(page, 'New set')).toBeVisible();
  await expect(button(page, 'New set')).toBeDisabled();
  await page.evaluate(() => document.fonts.ready);
  const names = ['Grid', 'Print', 'Export', 'More', 'Upload Schedule', 'New set'];
  const places = () => Promise.all(names.map((name) => button(page, name).boundingBox()));
  const before = await places();
  expect(before).not.toContain(null);
  arrive();
  await expect(button(page, 'New set')).toBeEnabled();
  await expect(page.locator('[data-event]').first()).toBeVisible();
  expect(await places()).toEqual(before);
});

test('arrow keys walk from set to set, and Enter opens the one that is reached', async ({ page }) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('Walk'), sets });
  await page.goto(`/festival/${id}/schedule`);
  const grid = page.getByRole('grid', { name: 'Fri, May 7 by stage' });
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Early Bird/u })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Coyote Hour/u })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(dialog.getByLabel('Artist Name')).toHaveValue('Dust Devils');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Dust Devils/u })).toBeFocused();
});

test('the scale and the hidden stages are remembered, and another day shows the same hour', async ({
  page,
}) => {
  const id = await storeFestival(page, { ...festival, name: unusedName('View'), sets });
  await page.goto(`/festival/${id}/schedule`);
  const grid = page.getByRole('grid');
  const fits = () => grid.evaluate((element) => element.scrollHeight <= element.clientHeight);
  await expect(page.getByRole('button', { name: /^Early Bird/u })).toBeVisible();
  expect(await fits()).toBe(true);

  await button(page, '2×').click();
  await expect.poll(fits).toBe(false);
  // Not at the first hour of the day, which may be empty.
  const first = page.getByRole('button', { name: /^Early Bird/u });
  await expect(first).toBeInViewport({ ratio: 1 });
  // The name of a long card stays in view while scrolling past it.
  const long = page.locator('[data-event][data-long]').filter({ hasText: 'Dust Devils' });
  const tops = await long.evaluate((card) => {
    const scroller = card.closest('[role=grid]');
    if (scroller === null) return null;
    const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
    const head = top(scroller) + (scroller.querySelector('[data-head]')?.clientHeight ?? 0);
    scroller.scrollTop += top(card) - head + 60;
    return { card: top(card) - head, name: top(card.querySelector('[data-artist]')) - head };
  });
  expect(tops?.card).toBeCloseTo(-60, 0);
  expect(tops?.name).toBeGreaterThanOrEqual(-2);
  await grid.evaluate((element) => element.scrollTo({ top: 700 }));
  await dayTabs(page).nth(1).click();
  await expect(page.getByRole('grid', { name: 'Sat, May 8 by stage' })).toBeVisible();
  expect(await grid.evaluate((element) => element.scrollTop)).toBe(700);

  await button(page, 'More').click();
  await page.getByRole('checkbox', { name: 'Mesa' }).uncheck();
  await expect(page.getByRole('textbox', { name: 'Name of the stages shown' })).toBeVisible();
  await checkBothSchemes(page);
  await page.keyboard.press('Escape');
  // Equivalent to 200 % in a window of 1440 × 900.
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(page.getByRole('button', { name: /^Slow River/u })).toBeInViewport();
  await checkBothSchemes(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Slow River/u })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mesa' })).toBeHidden();
  await expect(button(page, '2×')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'More, 1 of 2 stages hidden').click();
  await button(page, 'Show All Stages').click();
  await expect(page.getByRole('heading', { name: 'Mesa' })).toBeVisible();
});
