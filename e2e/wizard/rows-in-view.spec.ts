import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { createByRequest, unusedName } from '../support/festivals.ts';
import { ownLineup, type FileEvent } from '../support/lineup-files.ts';
import { expect, test } from '../support/test.ts';
import { expectReview, jsonFile, uploadFile } from '../support/wizard.ts';

const { festival } = ownLineup('polderlicht-2026.json');
const stages = [
  'Amber',
  'Basin',
  'Cove',
  'Dune',
  'Elm',
  'Ferry',
  'Gate',
  'Hall',
  'Ivy',
  'Jetty',
  'Kiosk',
  'Loft',
];
const lineup = { ...ownLineup('polderlicht-2026.json'), festival: { ...festival, stages } };

/** As many sets as a real weekend has, an afternoon and evening on twelve stages, all without errors. */
const events: readonly FileEvent[] = Array.from({ length: 251 }, (_, place) => {
  const hour = 12 + (Math.floor(place / stages.length) % 11);
  return {
    artistName: `The Invented Ensemble No. ${place + 1}`,
    stage: stages[place % stages.length] ?? '',
    date: place < 132 ? festival.startDate : festival.endDate,
    timeStart: `${hour}:00`,
    timeEnd: `${hour}:45`,
  };
});
/** Every fifteenth is on a stage that the festival lacks, some have no end, and one is a duplicate. */
const faulty = [
  ...events.map((event, place) => ({
    ...event,
    ...(place % 15 === 7 && { stage: 'Attic' }),
    ...(place % 40 === 20 && { timeEnd: '' }),
  })),
  ...events.slice(3, 4),
];

async function openReview(page: Page, name: string, sets: readonly FileEvent[]) {
  const festivalId = await createByRequest(page, lineup, unusedName(name));
  await uploadFile(page, festivalId, jsonFile({ events: sets }));
  await expectReview(page, sets.length);
}

/** The number of rows fully visible between the head of the table and the bar at the bottom. */
async function rowsInView(page: Page): Promise<number> {
  const bar = await page.getByRole('button', { name: 'Continue to Save' }).boundingBox();
  const rows = await page.getByRole('listitem').filter({ hasText: 'row ' }).all();
  const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
  return boxes.filter((box) => box !== null && box.y >= 0 && box.y + box.height <= (bar?.y ?? 0)).length;
}

const laptop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test('a review shows fourteen rows on a laptop and five on a phone', async ({ page }) => {
  await openReview(page, 'Rows', events);
  await expect(page.getByText('Ready to save.')).toBeVisible();
  await page.setViewportSize(laptop);
  await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(14);
  await page.setViewportSize(phone);
  await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(5);
});

test('ten rows stay in view while a decision is open, whichever it is', async ({ page }) => {
  await openReview(page, 'Decisions', faulty);
  const decision = page.getByRole('region', { name: 'Decisions' });
  await page.setViewportSize(laptop);
  await expect(page.getByText('3 decisions', { exact: true })).toBeVisible();
  for (const topic of [
    'Decision 1 of 3 · Stages',
    'Decision 2 of 3 · End times',
    'Decision 3 of 3 · Duplicates',
  ]) {
    await expect(decision.getByText(topic)).toBeVisible();
    await expect.poll(() => rowsInView(page)).toBeGreaterThanOrEqual(10);
    const next = decision.getByRole('button', { name: 'Next', exact: true });
    if (await next.isEnabled()) await next.click();
  }
  await checkBothSchemes(page);
});

test('an answered decision is a line that opens it again, and the next one follows', async ({ page }) => {
  await openReview(page, 'Queue', faulty);
  const decision = page.getByRole('region', { name: 'Decisions' });
  await expect(decision.getByText('Decision 1 of 3 · Stages')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to Save' })).toBeDisabled();
  await decision.getByRole('button', { name: 'Add the stage' }).click();
  await expect(page.getByText('1 stage added to the festival.')).toBeVisible();
  await expect(decision.getByText('Decision 2 of 3 · End times')).toBeVisible();
  await expect(page.getByText('2 decisions', { exact: true })).toBeVisible();
  await decision.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(decision.getByText('Decision 3 of 3 · Duplicates')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(decision.getByText('Decision 1 of 3 · Stages')).toBeVisible();
  await expect(decision.getByRole('combobox', { name: /^Attic \(/u })).toBeFocused();
});
