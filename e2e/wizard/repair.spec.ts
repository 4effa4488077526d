import { breakRows, brokenFields } from '../support/broken-lineup.ts';
import { datesBetween } from '../support/dates.ts';
import { createByRequest, unusedName } from '../support/festivals.ts';
import { ownLineup } from '../support/lineup-files.ts';
import { expectSchedule } from '../support/schedule.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { expectReview, jsonFile, reviewCard, saveAll, setField, uploadFile } from '../support/wizard.ts';

const lineup = ownLineup('polderlicht-2026.json');
const { festival } = lineup;
const events = lineup.events.slice(0, 20);
const broken = brokenFields(lineup);

test('ten broken fields are named, repaired in the review and saved', async ({ page }) => {
  test.setTimeout(120_000);
  const festivalId = await createByRequest(page, lineup, unusedName('Repairs'));
  await uploadFile(page, festivalId, jsonFile({ events: breakRows(events, broken) }));
  await expectToast(page, '10 events have validation issues. Please review and fix them.');
  await expectReview(page, events.length);
  await expect(page.getByText('Validation Issues Found')).toBeVisible();
  const next = page.getByRole('button', { name: 'Continue to Save' });

  for (const { row, label, field, message } of broken) {
    await expect(next).toBeDisabled();
    const card = await reviewCard(page, row);
    await expect(card.getByText(message)).toBeVisible();
    await setField(card, label, events[row - 1]?.[field] ?? '');
    await expect(card.getByText(message)).toBeHidden();
  }

  await expect(page.getByText('Validation Issues Found')).toBeHidden();
  await saveAll(page, events.length);
  await expectSchedule(page, events, datesBetween(festival.startDate, festival.endDate));
});

test('a start typed later takes the end along, and sets of over eight hours are asked about', async ({
  page,
}) => {
  const festivalId = await createByRequest(page, lineup, unusedName('Lengths'));
  const [stage = '', date] = [festival.stages[0], festival.startDate];
  const short = { artistName: 'Loose Cobble', stage, date, timeStart: '14:00', timeEnd: '15:15' };
  const long = { artistName: 'All Day Fountain', stage, date, timeStart: '17:15', timeEnd: '16:00' };
  await uploadFile(page, festivalId, jsonFile([short, long]));
  await expectReview(page, 2);
  const first = await reviewCard(page, 1);
  const [start, end] = [first.getByLabel('Start Time'), first.getByLabel('End Time')];
  await expect(first.getByText('1 h 15 min')).toBeVisible();
  await start.focus();
  await page.keyboard.type('0515PM');
  await expect(start).toHaveValue('17:15');
  await expect(end).toHaveValue('18:30');
  const second = await reviewCard(page, 2);
  await expect(second.getByText(/This set lasts 22 hours 45 minutes/u)).toBeVisible();
  await second.getByLabel('End Time').focus();
  await page.keyboard.type('0415PM');

  await page.getByRole('button', { name: 'Continue to Save' }).click();
  await page.getByRole('button', { name: 'Save All Events' }).click();
  const question = page.getByRole('dialog', { name: 'Save 1 set of more than 8 hours?' });
  await expect(question.getByText('Please check their times: All Day Fountain (23 h).')).toBeVisible();
  await question.getByRole('button', { name: 'Save Anyway' }).click();
  await page.waitForURL(/\/schedule(?:\?|$)/u);
  await expectSchedule(
    page,
    [
      { ...short, timeStart: '17:15', timeEnd: '18:30' },
      { ...long, timeEnd: '16:15' },
    ],
    datesBetween(festival.startDate, festival.endDate),
  );
});

test('edits and removals survive a reload', async ({ page }) => {
  const festivalId = await createByRequest(page, lineup, unusedName('Reloads'));
  await uploadFile(page, festivalId, jsonFile({ events }));
  await expectReview(page, events.length);
  const card = await reviewCard(page, 2);
  await setField(card, 'Artist Name', 'Somebody Else Entirely');
  await (await reviewCard(page, 3)).getByRole('button', { name: 'Remove event' }).click();
  const question = page.getByRole('dialog', { name: 'Remove event' });
  await expect(question.getByText('Are you sure you want to remove this event?')).toBeVisible();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(`${events.length - 1} events found`)).toBeVisible();

  await page.reload();
  await expectReview(page, events.length - 1);
  await expect((await reviewCard(page, 2)).getByLabel('Artist Name')).toHaveValue('Somebody Else Entirely');
});

test('the next problem is scrolled to, even where the search hides every event', async ({ page }) => {
  const festivalId = await createByRequest(page, lineup, unusedName('Jumps'));
  const many = lineup.events.map((event, index) => (index === 149 ? { ...event, artistName: '' } : event));
  await uploadFile(page, festivalId, jsonFile({ events: many }));
  await expectReview(page, many.length);
  await page.getByLabel('Search artists').fill('nobody at all');
  await expect(page.getByText('No events match')).toBeVisible();

  await page.keyboard.press('F8');
  const atFault = page.getByRole('list', { name: 'Events' }).locator('[aria-invalid=true]');
  await expect(atFault).toBeFocused();
  await expect(atFault).toBeInViewport();
  await expect(atFault).toHaveAccessibleDescription('Error: Artist name is required');
});

test('row numbers over 999 keep clear of the fields', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  const festivalId = await createByRequest(page, lineup, unusedName('Numbers'));
  const many = Array.from({ length: 1001 }, (_, index) => lineup.events[index % lineup.events.length]);
  await uploadFile(page, festivalId, jsonFile({ events: many }));
  await expectReview(page, many.length);
  await page.keyboard.press('Shift+F8');
  const card = page
    .getByRole('list', { name: 'Events' })
    .getByRole('listitem')
    .filter({ hasText: 'row 1001' });
  await expect(card).toBeInViewport();
  const number = await card.getByText('row 1001').boundingBox();
  const artist = await card.getByLabel('Artist Name').boundingBox();
  expect((number?.x ?? 0) + (number?.width ?? 0)).toBeLessThan(artist?.x ?? 0);
});
