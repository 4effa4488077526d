import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { unusedName } from '../support/festivals.ts';
import { notePrinting, printPaper, readPaper, type PrintedPaper } from '../support/paper.ts';
import { outputMenu } from '../support/schedule.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

const date = '2027-06-18';
const clock = (hour: number, minute = 0) =>
  `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
const set = (artistName: string, stage: string, from: string, to: string) => ({
  artistName,
  stage,
  date,
  timeStart: from,
  timeEnd: to,
});
const longName = `Procession of ${'the Lower Harbour and the Upper Harbour and '.repeat(6)}All`;

/** A night with this many stages: sets past midnight, overlapping sets, short sets, and long or Arabic names. */
function nightOf(count: number) {
  const stages = Array.from({ length: count }, (_, place) => `Field ${place + 1}: Behind the Old Orchard`);
  const sets = stages.flatMap((stage, place) =>
    Array.from({ length: place % 7 === 6 ? 0 : 8 }, (_, turn) =>
      set(
        `Orchestra ${place + 1}x${turn} of the Quay`,
        stage,
        clock(18 + turn),
        clock(18 + turn, turn % 2 ? 50 : 15),
      ),
    ),
  );
  const [first = ''] = stages;
  const awkward = [
    set('فرقة النجوم الليلية', first, '12:00', '13:00'),
    set(longName, first, '13:00', '13:20'),
    set('Right After the Procession', first, '13:20', '14:00'),
    ...Array.from({ length: 6 }, (_, place) => set(`Crowd ${place + 1}x`, first, '15:00', '16:00')),
    set('Five Minute Wonder', first, '16:00', '16:05'),
  ];
  return { stages, sets: [...sets, ...awkward] };
}

async function openNight(page: Page, count: number) {
  const night = nightOf(count);
  await notePrinting(page);
  const id = await storeFestival(page, {
    name: unusedName('Paper'),
    startDate: date,
    endDate: '2027-06-19',
    timezone: 'Europe/Madrid',
    dayStartsAt: '06:00',
    ...night,
  });
  await page.goto(`/festival/${id}/schedule?day=${date}`);
  await expect(page.locator('[data-event]').first()).toBeVisible();
  return night;
}

async function openMenu(page: Page, paper: string): Promise<void> {
  await outputMenu(page, 'Print').click();
  await page.getByLabel('Paper').selectOption(paper);
}

/** How often each of the texts occurs on all sheets together, unless exactly once. */
function notOnce({ sheets }: PrintedPaper, texts: readonly string[]) {
  // Some spaces are characters and others only gaps.
  const all = sheets.join(' ').replaceAll(' ', '');
  return texts
    .map((text) => [text, all.split(text.replaceAll(' ', '')).length - 1])
    .filter(([, count]) => count !== 1);
}

const latin = ({ sets }: Night) =>
  sets.map(({ artistName }) => artistName).filter((name) => /^[A-Z]/u.test(name));

/** In a PDF, Arabic is stored as glyph shapes, from left to right. */
function asRead(text = ''): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Script=Arabic}+/gu, (word) => Array.from(word).toReversed().join(''));
}

/** Ends printing, like the browser when its dialog is closed. */
async function endPrinting(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-print]')).toHaveCount(0);
}

type Night = ReturnType<typeof nightOf>;
type Size = readonly [number, number];

async function expectDayOnPaper(page: Page, night: Night, paper: string, size: Size, sheets: number) {
  await openMenu(page, paper);
  const printed = await printPaper(page, () => page.getByRole('button', { name: 'Print Day' }).click());
  expect(printed.size).toEqual(size);
  expect(notOnce(printed, latin(night))).toEqual([]);
  expect(printed.outside).toEqual([]);
  expect(printed.sheets).toHaveLength(sheets);
  const all = printed.sheets.join(' ');
  expect(night.stages.filter((stage) => !all.includes(stage))).toEqual([]);
  for (const sheet of printed.sheets) {
    expect(sheet).toContain('Friday, June 18th, 2027');
    expect(sheet).toMatch(/Lineup of \w{3} \d+, \d{4}, .*Printed .*Europe\/Madrid.*Page \d+ of \d+/u);
  }
  expect(printed.sheets[0]).toContain('Sat, Jun 19');
  expect(asRead(printed.sheets[0])).toContain('فرقة');
  await endPrinting(page);
}

async function expectDoorsAndArtistsOnPaper(page: Page, night: Night, paper: string, size: Size) {
  for (const job of ['Print Door Sheets', 'Print Artist Index']) {
    await openMenu(page, paper);
    const printed = await printPaper(page, () => page.getByRole('button', { name: job }).click());
    expect(printed.size, job).toEqual(size);
    expect(notOnce(printed, latin(night)), job).toEqual([]);
    expect(printed.outside, job).toEqual([]);
    await endPrinting(page);
  }
}

for (const { count, ofDay, ofDoors } of [
  { count: 4, ofDay: [['A4 landscape', [297, 210], 2]], ofDoors: [['A3 landscape', [297, 420]]] },
  {
    count: 13,
    ofDay: [
      ['A4 portrait', [210, 297], 4],
      ['A3 portrait', [297, 420], 2],
    ],
    ofDoors: [['A4 landscape', [210, 297]]],
  },
  { count: 23, ofDay: [['A3 landscape', [420, 297], 3]], ofDoors: [] },
  { count: 86, ofDay: [['A4 landscape', [297, 210], 9]], ofDoors: [['A3 portrait', [297, 420]]] },
] as const) {
  test(`a day of ${count} stages has every set once on each paper, with its state, so have its doors and artists`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const night = await openNight(page, count);
    for (const [paper, size, sheets] of ofDay) {
      await test.step(`day, ${paper}`, () => expectDayOnPaper(page, night, paper, size, sheets));
    }
    for (const [paper, size] of ofDoors) {
      await test.step(`doors and artists, ${paper}`, () =>
        expectDoorsAndArtistsOnPaper(page, night, paper, size));
    }
  });
}

test('door sheets are printed in two actions, one for each stage, the night as one', async ({ page }) => {
  const night = await openNight(page, 13);
  const printed = await printPaper(page, async () => {
    await outputMenu(page, 'Print').click();
    await page.getByRole('button', { name: 'Print Door Sheets' }).click();
  });
  const stages = [...new Set(night.sets.map(({ stage }) => stage))];
  expect(printed.size).toEqual([210, 297]);
  expect(printed.sheets).toHaveLength(stages.length);
  const [, second = ''] = printed.sheets;
  expect(second).toContain('Friday, June 18th, 2027');
  expect(second.replaceAll(' ', '')).toMatch(
    /11:00PM-11:50PMOrchestra2x5oftheQuayAftermidnight:Sat,Jun1912:00AM-12:15AMOrchestra2x6/u,
  );
  expect(notOnce(printed, latin(night))).toEqual([]);
});

test('one door sheet is printed from the menu of its stage', async ({ page }) => {
  const night = await openNight(page, 13);
  const [, stage = ''] = night.stages;
  const head = page.locator('[data-head]').filter({ hasText: stage });
  await head.hover();
  await head.getByRole('button', { name: `Actions for ${stage}` }).click();
  const item = page.getByRole('menuitem', { name: 'Print Door Sheet' });
  const printed = await printPaper(page, () => item.click());
  expect(printed.size).toEqual([210, 297]);
  expect(printed.outside).toEqual([]);
  expect(printed.sheets).toHaveLength(1);
  const [sheet = ''] = printed.sheets;
  expect(sheet).toContain(stage);
  expect(sheet).toContain('Friday, June 18th, 2027');
  expect(sheet).toContain('Page 1 of 1');
  const own = night.sets.filter((set) => set.stage === stage).map(({ artistName }) => artistName);
  expect(notOnce(printed, own)).toEqual([]);
  const others = latin(night).filter((artist) => !own.includes(artist));
  expect(others.filter((artist) => sheet.replaceAll(' ', '').includes(artist.replaceAll(' ', '')))).toEqual(
    [],
  );
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('one door sheet is printed for the stage that is listed alone', async ({ page }) => {
    const night = await openNight(page, 4);
    const [, stage = ''] = night.stages;
    const toStage = page.getByRole('button', { name: stage, exact: true });
    await toStage.tap();
    const print = page.getByRole('button', { name: 'Print Door Sheet' });
    await expect(print).toHaveText('Door Sheet');
    await expectNothingSideways(page);
    const printed = await printPaper(page, () => print.tap());
    expect(printed.sheets).toHaveLength(1);
    const own = night.sets.filter((set) => set.stage === stage).map(({ artistName }) => artistName);
    expect(notOnce(printed, own)).toEqual([]);
    expect(printed.outside).toEqual([]);
  });
});

test('the menu of the browser prints what Ctrl+P does', async ({ page }) => {
  const isLoaded = page.waitForResponse(/print-run-[^/]*\.js$/u);
  const night = await openNight(page, 13);
  await (await isLoaded).finished();
  const byKey = await printPaper(page, () => page.keyboard.press('Control+p'));
  await expect(page.locator('[data-print]')).toHaveCount(0);
  const byMenu = await readPaper(page);
  expect(byMenu.size).toEqual(byKey.size);
  expect(notOnce(byMenu, latin(night))).toEqual([]);
  const withoutTimes = (sheets: readonly string[]) =>
    sheets.map((sheet) => sheet.replaceAll(/(Lineup of|Printed) .*?[AP]M/gu, ''));
  expect(withoutTimes(byMenu.sheets)).toEqual(withoutTimes(byKey.sheets));
  await expect(page.locator('[data-print]')).toHaveCount(0);
});

test('the artist index names everybody once, and the schedule does not wait for what prints', async ({
  page,
}) => {
  // Keeps the page from becoming idle, when it would preload code.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const code: string[] = [];
  page.on('request', (request) => code.push(new URL(request.url()).pathname));
  const night = await openNight(page, 4);
  expect(code.filter((path) => path.includes('print-run'))).toEqual([]);
  await openMenu(page, 'A4 portrait');
  const printed = await printPaper(page, () =>
    page.getByRole('button', { name: 'Print Artist Index' }).click(),
  );
  expect(notOnce(printed, latin(night))).toEqual([]);
  expect(code.filter((path) => path.includes('print-run'))).not.toEqual([]);
});

test('Ctrl+P prints the day, and afterwards the page is as before @narrow', async ({ page }) => {
  const night = await openNight(page, 4);
  const printed = await printPaper(page, () => page.keyboard.press('Control+p'));
  expect(notOnce(printed, latin(night))).toEqual([]);
  await expect(page.locator('[data-print]')).toHaveCount(0);
  await outputMenu(page, 'Print').click();
  await expect(page.getByRole('button', { name: 'Print Day' })).toBeInViewport();
  await checkBothSchemes(page);
});
