import type { Locator, Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { inEachWindow } from '../support/resize.ts';
import { dayTabs, hideFirstSteps, openMore, outputMenu } from '../support/schedule.ts';
import { administrator } from '../support/settings.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect } from '../support/test.ts';
import { test } from '../support/two-people.ts';

const days = ['2027-07-20', '2027-07-21', '2027-07-22', '2027-07-23', '2027-07-24', '2027-07-25'] as const;
const set = setsOn(days[0]);
const festival = {
  startDate: days[0],
  endDate: '2027-07-26',
  timezone: 'America/Vancouver',
  stages: ['Grove', 'Village', 'Living Room'],
  sets: [
    set('Night Heron', 'Grove', '18:00', '19:00'),
    // Overlaps, so that the conflict count is shown as well.
    set('Low Tide', 'Grove', '18:30', '19:30'),
    set('Paper Lanterns', 'Village', '20:00', '21:00'),
  ],
};
const tabs = ['Details', 'Stages', 'Schedule', 'Live', 'History', 'Publish'] as const;

function openFestival(page: Page): Promise<string> {
  return storeFestival(page, { ...festival, name: unusedName('A Festival of a Rather Long Name') });
}

async function openSchedule(page: Page): Promise<void> {
  await page.goto(`/festival/${await openFestival(page)}/schedule?day=${days[0]}`);
  await expect(page.locator('[data-event]').first()).toBeVisible();
  await expect(button(page, 'Undo last change')).toBeVisible();
}

/** The parts of every tab's header. */
function partsOf(page: Page): Readonly<Record<string, Locator>> {
  return {
    back: button(page, 'Back to Dashboard'),
    name: page.getByRole('heading', { level: 1 }),
    tabs: page.getByRole('tablist', { name: 'Festival', exact: true }),
    undo: button(page, 'Undo last change'),
    presence: button(page, '1 other person here'),
    account: button(page, administrator.email),
  };
}

async function boxesOf(page: Page): Promise<unknown> {
  const parts = Object.entries(partsOf(page));
  // The list of people who are here comes last, and takes its space from its neighbour.
  for (const [name, part] of parts) await expect(part, name).toBeInViewport({ ratio: 1 });
  const boxes = parts.map(async ([name, part]) => [name, await part.boundingBox()] as const);
  return Object.fromEntries(await Promise.all(boxes));
}

for (const [viewport, isMobile] of [
  [{ width: 1440, height: 900 }, false],
  [{ width: 390, height: 844 }, true],
] as const) {
  test.describe(`in a window of ${viewport.width} pixels`, () => {
    // A phone draws its scroll bars over the page.
    test.use({ viewport, isMobile, hasTouch: isMobile });

    test('all tabs of a festival have one header @embedded', async ({ page, other }) => {
      test.setTimeout(120_000);
      const id = await openFestival(page);
      await other.page.goto(`/festival/${id}/stages`);
      await expect(button(other.page, 'Edit Stages')).toBeVisible();
      await page.goto(`/festival/${id}/details`);
      const first = await boxesOf(page);
      for (const tab of tabs) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await expect(page.getByRole('tabpanel', { name: tab }).getByRole('heading').first()).toBeVisible();
        expect(await boxesOf(page), tab).toEqual(first);
        await checkBothSchemes(page);
      }
    });
  });
}

/** The buttons, links and lists on the page that show no text and lack a name or a tooltip with it. */
function unnamedIcons(page: Page): Promise<readonly string[]> {
  return page
    .locator('header button, main button:not([data-event] *, [role=grid] *, [role=dialog] *)')
    .evaluateAll((buttons) =>
      buttons
        .filter((each): each is HTMLElement => each instanceof HTMLElement && each.checkVisibility())
        .filter(({ innerText }) => !/\p{L}{2}/u.test(innerText))
        .filter(
          ({ title, ariaLabel, textContent }) => title === '' || (ariaLabel ?? textContent ?? '') === '',
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    );
}

test('actions carry words, and the timetable has its height, on a laptop @embedded', async ({ page }) => {
  test.setTimeout(120_000);
  const viewports = [
    { width: 1440, height: 900, isFirst: true },
    { width: 1024, height: 768, isFirst: false },
  ];
  await openSchedule(page);
  await inEachWindow(page, viewports, async ({ isFirst }) => {
    for (const word of ['Upload Schedule', '+ Set', 'Print', 'Export', 'More']) {
      const shown = page.getByRole('button').filter({ hasText: word }).getByText(word, { exact: true });
      await expect(shown, word).toBeInViewport({ ratio: 1 });
    }
    await expect(dayTabs(page).last()).toBeInViewport({ ratio: 1 });
    expect(await unnamedIcons(page)).toEqual([]);
    if (isFirst) await hideFirstSteps(page);
    const { y = 0 } = (await page.getByRole('grid').boundingBox()) ?? {};
    expect(y).toBeLessThanOrEqual(88);

    await outputMenu(page, 'Print').click();
    await expect(button(page, 'Print Door Sheets')).toBeVisible();
    await page.keyboard.press('Escape');
    await outputMenu(page, 'Export').click();
    await expect(button(page, 'Export CSV')).toBeVisible();
    await checkBothSchemes(page);
    await page.keyboard.press('Escape');
    await openMore(page);
    const more = page.getByRole('region', { name: 'More' });
    await expect(button(more, 'Import Spreadsheet')).toBeVisible();
    await expect(more.getByRole('checkbox', { name: 'Village' })).toBeVisible();
    // An action with a label in the line is not repeated in the menu.
    await expect(more.getByRole('group', { name: 'Print' })).toBeHidden();
    await checkBothSchemes(page);
    await page.keyboard.press('Escape');
    await expect(more).toBeHidden();
  });
});

async function expectTwoTaps(page: Page): Promise<void> {
  const atOnce = [
    button(page, 'Upload Schedule'),
    button(page, 'New set'),
    button(page, 'Search'),
    page.getByTitle(/^Conflicts/u),
    page.getByTitle('Acts without a stage or time'),
    button(page, 'List'),
    page.getByLabel('Sort'),
    button(page, 'More'),
  ];
  for (const each of atOnce) await expect(each).toBeInViewport({ ratio: 0.9 });
  expect(await unnamedIcons(page)).toEqual([]);
  const more = page.getByRole('region', { name: 'More' });
  const inMenu = [
    button(more, 'Import Spreadsheet'),
    button(more, 'Print Day'),
    button(more, 'Print Door Sheets'),
    button(more, 'Print Artist Index'),
    button(more, 'Export Excel Workbook'),
    button(more, 'Export CSV'),
    button(more, 'Export JSON'),
    button(more, 'Export iCal File'),
    more.getByRole('radio', { name: 'Across' }),
    more.getByRole('checkbox', { name: 'Village' }),
    more.getByRole('radio', { name: '15 min' }),
  ];
  await button(page, 'More').click();
  for (const each of inMenu) await each.click({ trial: true });
  await checkBothSchemes(page);
  await button(more, 'Import Spreadsheet').click();
  const dialog = page.getByRole('dialog', { name: 'Import Spreadsheet' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

for (const { hasTouch, by, viewports } of [
  { hasTouch: false, by: 'by mouse', viewports: [{ width: 1000, height: 768 }] },
  {
    hasTouch: true,
    by: 'by finger',
    viewports: [
      { width: 720, height: 900 },
      { width: 390, height: 844 },
      { width: 320, height: 640 },
    ],
  },
]) {
  test.describe(by, () => {
    test.use({ hasTouch });

    test('everything in the schedule is reached with two taps @embedded', async ({ page }) => {
      test.setTimeout(120_000);
      await openSchedule(page);
      await inEachWindow(page, viewports, () => expectTwoTaps(page));
    });
  });
}
