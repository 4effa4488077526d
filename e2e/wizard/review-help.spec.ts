import { addDays } from '@lineup/domain';
import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { createByRequest, unusedName } from '../support/festivals.ts';
import { ownLineup, type FileEvent } from '../support/lineup-files.ts';
import { expect, test } from '../support/test.ts';
import { expectReview, jsonFile, reviewCard, saveAll, uploadFile } from '../support/wizard.ts';

const lineup = ownLineup('polderlicht-2026.json');
const { festival } = lineup;
const [stage = '', otherStage = ''] = festival.stages;
const { startDate: date } = festival;

const event = (artistName: string, timeStart: string, timeEnd: string, traits: Partial<FileEvent> = {}) => ({
  artistName,
  stage,
  date,
  timeStart,
  timeEnd,
  ...traits,
});

async function openReview(page: Page, name: string, events: readonly object[], traits: object = {}) {
  const own = { ...lineup, festival: { ...festival, ...traits } };
  const festivalId = await createByRequest(page, own, unusedName(name));
  await uploadFile(page, festivalId, jsonFile({ events }));
  await expectReview(page, events.length);
  return festivalId;
}

const help = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** An evening and the following night, dated by the evening. */
const night = [
  event('Evening Tide', '22:00', '00:30'),
  event('Night Ferry', '00:30', '02:00'),
  event('Last Lantern', '02:00', '04:00'),
];

test('nights dated by their evening are placed by one answer, undone, and saved a day later @both @narrow', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openReview(page, 'Late Bank', night, { dayStartsAt: '00:00' });
  const question = help(page, '2 sets start before 6:00 AM');
  await expect(question).toBeVisible();
  await checkBothSchemes(page);
  await press(page, 'They belong to the evening before');
  await expect(page.getByText('2 sets placed in the night after the evening before.')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await press(page, 'They belong to the evening before');
  await expect(page.getByText('Ready to save.')).toBeVisible();
  await saveAll(page, night.length);
  // One festival day contains the evening and its night.
  for (const { artistName } of night) await expect(page.getByText(artistName).first()).toBeVisible();
});

test('a file of nights on their calendar days is offered days that begin after them', async ({ page }) => {
  const next = addDays(date, 1);
  await openReview(
    page,
    'Day start',
    [
      event('Evening Tide', '21:00', '22:30'),
      event('Night Ferry', '22:30', '00:30'),
      event('Last Lantern', '00:30', '01:30', { date: next }),
      event('Slow Bell', '01:30', '02:30', { date: next }),
      event('Grey Dawn', '02:30', '03:00', { date: next }),
      event('Far Horn', '03:00', '03:30', { date: next }),
      event('Cold Light', '03:30', '04:00', { date: next }),
    ],
    { dayStartsAt: '00:00' },
  );
  const offer = help(page, '5 sets start after midnight and are listed on the next day.');
  await expect(offer).toBeVisible();
  await checkBothSchemes(page);
  await press(page, 'Begin days at 6:00 AM');
  await expect(page.getByText('Days now begin at 6:00 AM')).toBeVisible();
  await press(page, 'Undo');
  await expect(offer).toBeVisible();
  await press(page, 'Leave it at midnight');
  await expect(offer).toBeHidden();
});

test('a day that begins at another time moves no set of an open draft, and asks again', async ({
  page,
  colleague,
}) => {
  test.setTimeout(90_000);
  const festivalId = await openReview(page, 'Other days', night, { dayStartsAt: '00:00' });
  await expect(help(page, '2 sets start before 6:00 AM')).toBeVisible();
  await colleague.goto(`/festival/${festivalId}/details`);
  await press(colleague, 'Edit Details');
  await colleague.getByLabel('Festival day starts at').fill('05:00');
  await press(colleague, 'Save Details');
  await expect(colleague.getByText('Festival details saved successfully!')).toBeVisible();

  await expect(help(page, '2 sets start before 5:00 AM')).toBeVisible();
  await expect(page.getByText(/No set has moved for it\.$/u)).toBeVisible();
  await checkBothSchemes(page);
  await press(page, 'They belong to the evening before');
  const card = await reviewCard(page, 2);
  await expect(card.getByLabel('Date', { exact: true })).toHaveValue(date);
});

test('rows stand in the window below an open question and what is wrong', async ({ page }) => {
  const attic = Array.from({ length: 40 }, (_, place) =>
    event(`Loose Cobble ${place}`, '14:00', '14:45', { stage: place % 4 === 0 ? 'Attic' : stage }),
  );
  await openReview(page, 'Rows', attic);
  await expect(help(page, '1 stage is not among the festival’s')).toBeVisible();
  await expect(page.getByText('Validation Issues Found')).toBeVisible();
  const rowsInSight = async () => {
    const bar = await page.getByRole('button', { name: 'Continue to Save' }).boundingBox();
    const rows = await page.getByRole('listitem').filter({ hasText: 'row ' }).all();
    const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
    return boxes.filter((box) => box !== null && box.y + box.height <= (bar?.y ?? 0)).length;
  };
  for (const { height, rows } of [
    { height: 900, rows: 4 },
    { height: 800, rows: 3 },
  ]) {
    await page.setViewportSize({ width: 1280, height });
    await expect.poll(rowsInSight).toBeGreaterThanOrEqual(rows);
  }
});

test('stages that the festival lacks are added at once or taken for others @narrow', async ({ page }) => {
  test.setTimeout(90_000);
  const events = [
    event('Loose Cobble', '14:00', '15:00', { stage: 'Attic' }),
    event('Tin Kettle', '15:00', '16:00', { stage: 'Cellar' }),
    event('Open Gate', '16:00', '17:00', { stage: stage.toUpperCase() }),
  ];
  await openReview(page, 'Stages', events);
  await expect(help(page, '2 stages are not among the festival’s')).toBeVisible();
  await checkBothSchemes(page);
  await press(page, 'Add all 2 stages');
  await expect(page.getByText('2 stages added to the festival.')).toBeVisible();
  await expect(page.getByText('Ready to save.')).toBeVisible();
  await press(page, 'Undo');
  await expect(help(page, '2 stages are not among the festival’s')).toBeVisible();
  await page.getByLabel('Attic (1 set)').selectOption(otherStage);
  await page.getByLabel('Cellar (1 set)').selectOption('Add it as a new stage');
  await press(page, 'Apply');
  await expect(page.getByText('1 stage added to the festival. 1 set moved to another stage.')).toBeVisible();
  await saveAll(page, events.length);
});

test('several events are mended at once and are as they were by another click @narrow', async ({ page }) => {
  test.setTimeout(90_000);
  const same = event('Twice Told', '12:00', '13:00');
  const events = [
    same,
    same,
    event('No End', '18:00', ''),
    event('Until Next', '19:00', ''),
    event('Half a Day', '20:00', '09:30', { stage: otherStage }),
    event('After It', '21:30', '22:30', { stage: otherStage }),
  ];
  await openReview(page, 'Fixes', events);
  await expect(help(page, 'Decision 1 of 3 · AM and PM')).toBeVisible();
  await checkBothSchemes(page);
  const fixes = [
    ['Change AM and PM', 'AM and PM changed on 1 event.'],
    ['End when the next begins', '1 event now ends when the next one begins.'],
    ['Let them last 60 minutes', '1 event now lasts 60 minutes.'],
    ['Remove 1 duplicate', '1 duplicate removed.'],
  ] as const;
  for (const [name, done] of fixes) {
    await press(page, name);
    await expect(page.getByText(done)).toBeVisible();
    const undo = help(page, done).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(done)).toBeHidden();
    await press(page, name);
    await expect(page.getByText(done)).toBeVisible();
  }
  await expect(page.getByText('Ready to save.')).toBeVisible();
  await saveAll(page, events.length - 1);
});

test('the file of another year is moved to the days of the festival', async ({ page }) => {
  const lastYear = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  await openReview(page, 'Years', [event('Old Date', '18:00', '19:00', { date: lastYear })]);
  await page.getByRole('button', { name: /^Move all dates 36\d days later$/u }).click();
  await expect(page.getByText('Ready to save.')).toBeVisible();
  await press(page, 'Undo');
  await expect(page.getByText('Validation Issues Found')).toBeVisible();
});
