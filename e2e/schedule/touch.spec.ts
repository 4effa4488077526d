import type { Locator, Page } from '@playwright/test';
import { unusedName } from '../support/festivals.ts';
import { hideFirstSteps, openMore, outputMenu } from '../support/schedule.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

const day = '2027-08-13';
const set = setsOn(day);
const stages = ['Harbour', 'The Long Pier Behind the Old Lighthouse', 'Salt Cellar', 'Kiosk', 'Upper Meadow'];
const festival = {
  startDate: '2027-08-12',
  endDate: '2027-08-18',
  timezone: 'Europe/Lisbon',
  stages,
  sets: [
    ...stages.map((stage, place) => set(`Band ${place + 1}`, stage, `1${place}:00`, `1${place + 1}:00`)),
    set('Kelp Choir', 'Harbour', '10:30', '11:30'),
  ],
};

/** Touch targets that are too small, in the topmost layer; the size of a set is its length. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const least = 43.9;
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...top.querySelectorAll('button, a[href], input, select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.closest('[inert], [data-event]') === null)
      .filter((control) => getComputedStyle(control).clipPath === 'none')
      .map((control) => {
        // A click on its label does the same.
        const boxes = [control, control.closest('label')].map((each) => each?.getBoundingClientRect());
        const width = Math.max(...boxes.map((box) => box?.width ?? 0));
        const height = Math.max(...boxes.map((box) => box?.height ?? 0));
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return { width, height, text: `${name}: ${width} × ${height}` };
      })
      .filter(({ width, height }) => width > 1 && (width < least || height < least))
      .map(({ text }) => text);
  });
}

/** An element grows while it opens. */
function expectLarge(page: Page, what: string): Promise<void> {
  return expect.poll(() => tooSmall(page), what).toEqual([]);
}

/** If the window is wide enough, everything is in a bar and a line, below which a whole day fits. */
async function expectOneLine(page: Page): Promise<void> {
  const { top, overflow } = await page.getByRole('grid').evaluate((grid) => ({
    top: grid.getBoundingClientRect().top,
    overflow: grid.scrollHeight - grid.clientHeight,
  }));
  expect(top).toBeLessThanOrEqual(88);
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const viewport of [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test.describe(`for a finger, ${viewport.width} pixels wide`, () => {
    test.use({ hasTouch: true, viewport });

    test('all of the schedule is large enough to be hit', async ({ page }) => {
      const id = await storeFestival(page, { ...festival, name: unusedName('Fingertip') });
      await page.goto(`/festival/${id}/schedule?day=${day}`);
      const band = page.locator('[data-event]').filter({ hasText: 'Band 2' });
      await expect(band).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo last change' })).toBeVisible();
      await expectLarge(page, 'the day');
      if (viewport.width === 1180) {
        await hideFirstSteps(page);
        await expectOneLine(page);
      }

      await openMore(page);
      await expect(page.getByRole('region', { name: 'More' }).getByText('Stages lie')).toBeVisible();
      await expectLarge(page, 'all for which there are no words');
      await page.keyboard.press('Escape');
      await outputMenu(page, 'Print').click();
      await expect(page.getByRole('button', { name: 'Print Day' })).toBeVisible();
      await expectLarge(page, 'what can be printed');
      await page.keyboard.press('Escape');

      for (const [opener, shown] of [
        [page.getByTitle('Acts without a stage or time'), page.getByRole('heading', { name: 'Unplaced' })],
        [page.getByTitle(/^Conflicts/u), page.getByRole('heading', { name: 'Conflicts' })],
      ] satisfies [Locator, Locator][]) {
        await opener.click();
        await expect(shown).toBeVisible();
        await expectLarge(page, await shown.innerText());
        await opener.click();
      }

      await band.click();
      await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeVisible();
      await expect(page.getByLabel('Artist Name')).toHaveValue('Band 2');
      await expectLarge(page, 'a set');

      await page.goto(`/festival/${id}/schedule?day=${day}&at=10:15`);
      await expect(page.getByRole('heading', { name: /^On at/u })).toBeVisible();
      await expectLarge(page, 'all stages at one moment');
    });
  });
}

for (const viewport of [
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
]) {
  test.describe(`for a finger on a tablet, ${viewport.width} pixels wide`, () => {
    test.use({ hasTouch: true, viewport });

    test('the actions of a stage open from their button, or from its name where that has no room', async ({
      page,
    }) => {
      const many = [...stages, ...Array.from({ length: 7 }, (_, place) => `Pier ${place + 1}`)];
      const id = await storeFestival(page, { ...festival, stages: many, name: unusedName('Fingertip') });
      await page.goto(`/festival/${id}/schedule?day=${day}`);
      const actions = page.getByRole('button', { name: 'Actions for Harbour' });
      await actions.tap();
      const menu = page.getByRole('menu', { name: 'Actions for Harbour' });
      await menu.getByRole('menuitem', { name: 'Move All Sets…' }).tap();
      await expect(page.getByRole('dialog', { name: 'Move 2 sets' })).toBeVisible();
      await page.keyboard.press('Escape');

      const head = page.locator('[data-head="Pier 3"]');
      await head.tap({ position: { x: 12, y: 12 } });
      await page.getByRole('menuitem', { name: 'Hide Stage' }).tap();
      await expect(head).toBeHidden();
      await expectLarge(page, 'the day without a stage');
    });
  });
}
