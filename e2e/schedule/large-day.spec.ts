import type { Page } from '@playwright/test';
import { unusedName } from '../support/festivals.ts';
import { dayTabs } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { test } from '../support/test.ts';

const days = ['2027-06-23', '2027-06-24', '2027-06-25', '2027-06-26', '2027-06-27'];
const stages = Array.from({ length: 86 }, (_, place) => `Field ${place + 1}`);
/** Four sets on each stage each day, except for one stage, which has more on each later day. */
const sets = days.flatMap((date, day) =>
  stages.flatMap((stage, place) =>
    Array.from({ length: place === 0 ? 4 + day : 4 }, (_, turn) => ({
      artistName: `Act ${turn + 1} on ${stage}`,
      stage,
      date,
      timeStart: `${10 + turn}:00`,
      timeEnd: `${10 + turn}:45`,
    })),
  ),
);
const countOn = (day: number) => stages.length * 4 + day;

/** Keeps the page from becoming idle: only callbacks with a timeout are called. */
function neverIdle(): void {
  window.requestIdleCallback = (work, options) =>
    options?.timeout === undefined
      ? 0
      : window.setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 }), options.timeout);
  window.cancelIdleCallback = (turn) => window.clearTimeout(turn);
}

async function expectWholeDays(page: Page): Promise<void> {
  const id = await storeFestival(page, {
    name: unusedName('Eighty-Six Fields'),
    startDate: days[0] ?? '',
    endDate: days.at(-1) ?? '',
    timezone: 'Europe/London',
    stages,
    sets,
  });
  await page.goto(`/festival/${id}/schedule`);
  for (const day of [0, 3, 1, 4, 2, 0, 4]) {
    await dayTabs(page).nth(day).click();
    // Nothing touches the page until everything is there.
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-event]').length === count,
      countOn(day),
    );
  }
}

test('a day with hundreds of sets is shown whole, without another touch', async ({ page }) => {
  await expectWholeDays(page);
});

test('a day with hundreds of sets is shown whole by a browser that is never idle', async ({ page }) => {
  await page.addInitScript(neverIdle);
  await expectWholeDays(page);
});
