import { expect, type Page } from '@playwright/test';
import { dayLabel, twelveHours } from './dates.ts';
import type { FileEvent } from './lineup-files.ts';

/** The day tabs of the schedule. */
export function dayTabs(page: Page) {
  return page.getByRole('tablist', { name: 'Festival days' }).getByRole('tab');
}

/** Opens the tab of a date and reads its cards, each as 'stage | artist | start - end', sorted. */
export async function readDay(page: Page, date: string): Promise<string[]> {
  const tab = dayTabs(page).filter({ hasText: dayLabel(date) });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const cards = await page.locator('[role=tabpanel] [data-event]').evaluateAll((items) =>
    items.map((item) => {
      const stage = item.parentElement?.closest('[aria-label]')?.getAttribute('aria-label');
      const artist = item.querySelector('[data-artist]')?.textContent;
      const time = item.querySelector('time')?.textContent;
      return [stage, artist, time].join(' | ');
    }),
  );
  return cards.toSorted();
}

/** What the tab of a calendar day should show, told from the file alone, sorted. */
function expectedCards(events: readonly FileEvent[], date: string): string[] {
  return events
    .filter((event) => event.date === date)
    .map(
      ({ stage, artistName, timeStart, timeEnd }) =>
        `${stage} | ${artistName} | ${twelveHours(timeStart)} - ${twelveHours(timeEnd)}`,
    )
    .toSorted();
}

/** Waits until the day shows exactly these cards; what was shown before stays until it is ready. */
export async function expectDay(page: Page, date: string, cards: readonly string[]): Promise<void> {
  await expect.poll(() => readDay(page, date), { message: `the schedule of ${date}` }).toEqual(cards);
}

/** Fails unless the schedule shows exactly these events on these days. */
export async function expectSchedule(page: Page, events: readonly FileEvent[], dates: readonly string[]) {
  await expect(dayTabs(page)).toHaveCount(dates.length);
  for (const date of dates) await expectDay(page, date, expectedCards(events, date));
}
