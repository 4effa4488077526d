import type { Page } from '@playwright/test';
import { unusedName } from '../support/festivals.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

const stages = Array.from({ length: 13 }, (_, place) => `Field ${place + 1} Behind the Old Orchard`);
const sets = stages.flatMap((stage, place) =>
  Array.from({ length: 8 }, (_, turn) => ({
    artistName: `The ${turn + 1}th Orchestra of the Lower Harbour on ${place + 1}`,
    stage,
    date: '2027-06-18',
    timeStart: `${12 + turn}:00`,
    timeEnd: `${12 + turn}:${turn % 2 === 0 ? '15' : '50'}`,
  })),
);

/** The names of the controls that would be printed, except for the cards of the schedule and the name of the day. */
function controlsOn(page: Page): Promise<string[]> {
  return page
    .locator('button:not([role="tab"]), input, select')
    .evaluateAll((all) =>
      all
        .filter((control) => control.closest('[data-event]') === null && control.checkVisibility())
        .map((control) => control.textContent || control.ariaLabel || control.tagName),
    );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a page that has not loaded what prints yet is a list of all sets of all stages, from a ${colorScheme} page`, async ({
    page,
  }) => {
    // Keeps the page from becoming idle, when it would preload that code.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.emulateMedia({ colorScheme });
    const id = await storeFestival(page, {
      name: unusedName('Paper'),
      startDate: '2027-06-18',
      endDate: '2027-06-19',
      timezone: 'Europe/Madrid',
      stages,
      sets,
    });
    await page.goto(`/festival/${id}/schedule`);
    await expect(page.locator('[data-event]').first()).toBeVisible();
    // As wide as a sheet of A4 between its margins, which is where the printed pages get their width.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print', colorScheme });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));

    const cards = await page.locator('[data-event]').evaluateAll((found) =>
      found.map((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const words = [...card.querySelectorAll('[data-artist], time')];
        const isCut = words.some((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0);
        return { left, right, top, bottom, isCut };
      }),
    );
    expect(cards).toHaveLength(sets.length);
    expect(cards.filter(({ left, right, isCut }) => isCut || left < 0 || right > 718)).toEqual([]);
    const overlaps = cards.filter((card, place) =>
      cards.some(
        (other, at) =>
          at > place &&
          other.left < card.right &&
          other.right > card.left &&
          other.top < card.bottom - 1 &&
          other.bottom - 1 > card.top,
      ),
    );
    expect(overlaps).toEqual([]);
    await expect(page.getByRole('tab', { name: /Jun 18/u })).toBeVisible();
    for (const heading of await page.getByRole('heading', { level: 1 }).all()) {
      const box = await heading.boundingBox();
      // In one line, so that it is not squeezed.
      expect(box?.height).toBeLessThan(40);
    }
    expect(await controlsOn(page)).toEqual([]);
    await expect(page.getByRole('button', { name: /^Add Event to/u })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Upload Schedule' })).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  });
}

test('details, stages and history are printed without what one presses, the name within the margins', async ({
  page,
}) => {
  const id = await storeFestival(page, { ...oneSetFestival, name: unusedName('On Paper') });
  for (const tab of ['details', 'stages', 'history']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/festival/${id}/${tab}`);
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // A click opens an entry of the history.
    const pressed = (await controlsOn(page)).filter((text) => !text.includes('Created the festival'));
    expect(pressed, tab).toEqual([]);
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    const content = await page.getByRole('heading', { level: 2 }).first().boundingBox();
    expect(name?.x, tab).toBe(content?.x);
  }
});
