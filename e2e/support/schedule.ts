import { expect, type Locator, type Page } from '@playwright/test';
import { dayLabel, twelveHours } from './dates.ts';
import type { FileEvent } from './lineup-files.ts';

/** The day tabs of the schedule. */
export function dayTabs(page: Page) {
  return page.getByRole('tablist', { name: 'Festival days' }).getByRole('tab');
}

/** Opens the menu of the actions without a label in the schedule. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
}

/** The button of the menu with these actions: a separate one if its label is shown, otherwise *More*. */
export function outputMenu(page: Page, name: 'Print' | 'Export'): Locator {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  return page.getByRole('button', { name: isWide ? name : 'More', exact: true });
}

/** Opens the tab of a date and reads the cards of that day's sets, each as 'stage | artist | start - end', sorted. */
export async function readDay(page: Page, date: string): Promise<string[]> {
  const tab = dayTabs(page).filter({ hasText: dayLabel(date) });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const list = page.locator('[role=tabpanel] [data-by-time]');
  if ((await list.count()) === 0) return (await readCards(page)).toSorted();
  // A narrow window only renders the visible ones.
  const cards = new Set<string>();
  for (let top = 0, end = 1; top < end; top += 200) {
    end = await list.evaluate(scrollTo, top);
    for (const card of await readCards(page)) cards.add(card);
  }
  return [...cards].sort();
}

/** Scrolls, and returns how far it can scroll once the page has rendered the content. */
function scrollTo(box: HTMLElement, top: number): Promise<number> {
  return new Promise((resolve) => {
    box.scrollTo({ top, behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(box.scrollHeight)));
  });
}

function readCards(page: Page): Promise<string[]> {
  return page.locator('[role=tabpanel] [data-event]:not([data-other-day])').evaluateAll((items) =>
    items.map((item) => {
      // In a list by time, each set shows its stage.
      const stage =
        item.getAttribute('data-stage-name') ??
        item.parentElement?.closest('[aria-label]')?.getAttribute('aria-label');
      const artist = item.querySelector('[data-artist]')?.textContent;
      const time = item.querySelector('time')?.textContent;
      return [stage, artist, time].join(' | ');
    }),
  );
}

/** The expected cards in the tab of a calendar day, derived only from the file, sorted. */
function expectedCards(events: readonly FileEvent[], date: string): string[] {
  return events
    .filter((event) => event.date === date)
    .map(
      ({ stage, artistName, timeStart, timeEnd }) =>
        `${stage} | ${artistName} | ${twelveHours(timeStart)} - ${twelveHours(timeEnd)}`,
    )
    .toSorted();
}

/** Waits until the day shows exactly these cards; the previous content stays until it is ready. */
export async function expectDay(page: Page, date: string, cards: readonly string[]): Promise<void> {
  const read = { message: `the schedule of ${date}`, timeout: 30_000 };
  await expect.poll(() => readDay(page, date), read).toEqual(cards);
}

/** Fails unless the schedule shows exactly these events on these days. */
export async function expectSchedule(page: Page, events: readonly FileEvent[], dates: readonly string[]) {
  await expect(dayTabs(page)).toHaveCount(dates.length);
  for (const date of dates) await expectDay(page, date, expectedCards(events, date));
}

/** Hides the steps until the first release, like a user who needs the whole window for the timetable. */
export async function hideFirstSteps(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hide first steps' }).click();
}
