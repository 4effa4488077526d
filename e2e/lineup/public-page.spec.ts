import { gzipSync } from 'node:zlib';
import { publicLanguages, type PublicChange } from '@lineup/domain/release';
import { at, de, en, festival, largeRelease, publicRelease, publicSet } from '@lineup/lineup-page/testing';
import type { Page } from '@playwright/test';
import { checkBothSchemes, expectAccessible } from '../support/axe.ts';
import { nextFrames } from '../support/next-frames.ts';
import { readPaper } from '../support/paper.ts';
import { expect, test } from '../support/public-lineup.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { inEachWindow } from '../support/resize.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const stages = [
  { slug: 'main-stage', name: 'Main Stage', colour: 0 },
  { slug: 'pier', name: 'The Pier', colour: 1 },
];
const sets = [
  publicSet(1, {
    name: 'Sigur Rós',
    artist: 'sigur-ros',
    start: at('2026-07-24', '18:00'),
    end: at('2026-07-24', '19:30'),
  }),
  publicSet(2, {
    name: 'فرقة النور',
    artist: 'nour',
    start: at('2026-07-24', '20:00'),
    end: at('2026-07-24', '21:00'),
  }),
  publicSet(3, { name: 'Mogwai', artist: 'mogwai', status: 'cancelled', start: at('2026-07-24', '22:00') }),
  publicSet(4, {
    name: 'x'.repeat(300),
    artist: 'long',
    start: at('2026-07-25', '01:30'),
    end: at('2026-07-25', '03:00'),
  }),
  publicSet(5, { name: null, stage: 'pier', start: null, end: null }),
  publicSet(6, {
    name: 'Nina Kraviz',
    artist: 'nina',
    stage: 'pier',
    start: at('2026-07-24', '19:00'),
    end: at('2026-07-24', '23:00'),
  }),
  publicSet(7, {
    name: 'Sigur Rós',
    artist: 'sigur-ros',
    day: '2026-07-25',
    start: at('2026-07-25', '21:00'),
  }),
];
const release = publicRelease(sets, { stages });

const moved: PublicChange = {
  kind: 'moved',
  id: 'set-6',
  name: 'Nina Kraviz',
  stage: 'The Pier',
  day: '2026-07-24',
  start: at('2026-07-24', '19:00'),
  end: null,
  was: {
    name: 'Nina Kraviz',
    stage: 'The Pier',
    day: '2026-07-24',
    start: at('2026-07-24', '18:00'),
    end: null,
  },
};

/**
 * Buttons, links and headings whose text is wider than they are, or extends beyond the window. Lists that scroll
 * sideways are exempt.
 */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, legend, p, summary, select')]
      .filter((element) => element.closest('.views, .days ul, .grid, .unseen') === null)
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const isShown = box.width > 1 && element.checkVisibility();
        return (
          isShown &&
          (element.scrollWidth > element.clientWidth + 1 || box.right > innerWidth) &&
          element.clientWidth > 0
        );
      })
      .map((element) => `${element.tagName} ${element.textContent.trim()}`),
  );
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const row = (page: Page, name: string) => page.locator('main li[id]').filter({ hasText: name });
const shownNames = (page: Page) => page.locator('main li[id]:visible a').allTextContents();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Visits the release at a time of the visitor's clock. */
async function visit(page: Page, address: string, clock = '2026-07-24T16:00:00Z') {
  await page.clock.setFixedTime(new Date(clock));
  await page.goto(address);
  await expect(page.locator('#tools fieldset')).toBeEnabled();
}

test.describe('without its script', () => {
  test.use({ javaScriptEnabled: false });

  test('the programme reads in every view, and its parts are reached by links', async ({ page, lineup }) => {
    lineup.publish(release);
    await page.goto(lineup.address);
    await expect(page.getByRole('heading', { name: 'Friday, July 24' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('link', { name: 'Saturday, July 25' }).click();
    await expect(page.getByRole('heading', { name: 'Saturday, July 25' })).toBeInViewport();
    for (const view of ['Now', 'By stage', 'Grid', 'By time']) {
      await page.getByRole('link', { name: view, exact: true }).click();
      await expect(row(page, 'Nina Kraviz')).toBeVisible();
      await expect(page.getByRole('link', { name: view, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
    await page.getByRole('link', { name: 'Artists', exact: true }).click();
    await page.getByRole('link', { name: 'Sat 25 21:00 · Main Stage' }).click();
    await expect(row(page, 'Sigur Rós').last()).toBeInViewport();
  });
});

test('nothing leaves the browser, which stores picks and what it has shown: no cookie, no other host', async ({
  page,
  context,
  lineup,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => void hosts.add(new URL(request.url()).host));
  lineup.publish(release);
  await visit(page, lineup.address);
  await button(page, 'Pick Sigur Rós').first().click();
  expect(await context.cookies()).toEqual([]);
  expect([...hosts]).toEqual([new URL(lineup.address).host]);
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    'lineup-picks:festival-1',
    'lineup-seen:festival-1',
  ]);
});

/** The next release, in which a set of Friday plays later. */
const later = publicRelease(
  sets.map((set) =>
    set.number === 6 ? { ...set, start: at('2026-07-24', '18:30'), end: at('2026-07-24', '19:15') } : set,
  ),
  { stages, release: { ...release.release, id: 'release-2', number: 2 } },
);

test('what has changed since the last visit is said in its row, and that a pick is among it', async ({
  page,
  lineup,
}) => {
  lineup.publish(release);
  await visit(page, lineup.address);
  await button(page, 'Pick Sigur Rós').first().click();
  await button(page, 'Pick Nina Kraviz').click();
  lineup.publish(later);
  for (const view of ['', '/stages', '/grid']) {
    // Another query, because the browser may reuse an address for half a minute without a request.
    await visit(page, `${lineup.address}${view}?again`);
    await expect(row(page, 'Nina Kraviz')).toContainText('Moved 19:00 → 18:30');
    await expect(page.getByText('1 of your picks has changed.')).toBeVisible();
  }
  await button(page, 'Show my picks').click();
  await expect(page.getByText('My picks: 2 sets. 2 of them overlap.')).toBeVisible();
  await expect(page.locator('#s6')).toContainText('At the same time: Sigur Rós');
});

test('picks are a calendar, as a file and as an address', async ({ page, request, lineup }) => {
  lineup.publish(release);
  await visit(page, lineup.address);
  await button(page, 'Pick Nina Kraviz').click();
  await button(page, /^My picks/u).click();
  const file = page.getByRole('link', { name: 'Calendar file' });
  const calendar = await (await request.get((await file.getAttribute('href')) ?? '')).text();
  expect(calendar.match(/^SUMMARY:.*$/gmu)).toEqual(['SUMMARY:Nina Kraviz']);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Calendar address').click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/picks\/[\w-]+\.ics$/u);
});

test('a newer release is offered within a minute, and shown at the same place', async ({ page, lineup }) => {
  const large = largeRelease();
  lineup.publish(large);
  await page.clock.install({ time: new Date('2026-07-24T16:00:00Z') });
  await page.goto(lineup.address);
  await expect(page.locator('#tools fieldset')).toBeEnabled();
  const set = page.locator('#s900');
  await set.evaluate((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
    window.scrollBy({ top: -150, behavior: 'instant' });
  });
  lineup.publish({ ...large, release: { ...large.release, id: 'release-2', number: 2 } });
  await page.clock.runFor(60_000);
  await expect(button(page, 'Show it')).toBeVisible();
  const before = (await set.boundingBox())?.y ?? 0;
  await button(page, 'Show it').click();
  await expect(page.locator('html')).toHaveAttribute('data-release', 'release-2');
  await expect.poll(async () => Math.abs(((await set.boundingBox())?.y ?? 0) - before)).toBeLessThan(40);
});

test('search folds letters, filters add up, and all is shown again', async ({ page, lineup }) => {
  lineup.publish(release);
  await visit(page, lineup.address);
  await page.getByRole('searchbox').fill('sigur ros');
  await expect.poll(() => shownNames(page)).toEqual(['Sigur Rós', 'Sigur Rós']);
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ label: 'Saturday, July 25' });
  await expect(page.getByRole('status').first()).toContainText('1 set.');
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByText(en.scriptNothingFound)).toBeVisible();
  await button(page, 'Show all').click();
  await expect.poll(async () => (await shownNames(page)).length).toBe(7);
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('pier');
  await expect.poll(() => shownNames(page)).toEqual(['Nina Kraviz', 'To be announced']);
});

test('while it runs, what is on and what comes next is marked, by the visitor’s clock alone', async ({
  page,
  lineup,
}) => {
  lineup.publish(release);
  await visit(page, lineup.address, '2026-07-24T17:15:00Z');
  await expect(row(page, 'Sigur Rós').first()).toHaveClass(/on/u);
  await visit(page, `${lineup.address}/now`, '2026-07-24T17:15:00Z');
  await expect.poll(() => shownNames(page)).toEqual(['Sigur Rós', 'Nina Kraviz', 'فرقة النور']);
  const state = (name: string) => row(page, name).first().locator('.w').getAttribute('data-state');
  expect(await state('Sigur Rós')).toBe('Now, 15 min left');
  expect(await state('فرقة النور')).toBe('Next, in 45 min');
  await page.clock.setFixedTime(new Date('2026-07-25T12:00:00Z'));
  await page.clock.runFor(31_000);
  await expect(page.getByText(en.scriptNothingOn)).toBeVisible();
  await page.getByRole('link', { name: 'Next: Sigur Rós, Saturday, July 25, 21:00' }).click();
  await expect(page).toHaveURL(`${lineup.address}#s7`);
  await expect(row(page, 'Sigur Rós').last()).toBeInViewport();
});

test('in the grid, arrow keys go along a stage and to the next one, and a set opens', async ({
  page,
  lineup,
}) => {
  lineup.publish(release);
  await visit(page, `${lineup.address}/grid`);
  const timetable = page.getByRole('region', { name: 'Timetable of Friday, July 24' });
  const set = (name: string | RegExp) => timetable.getByRole('link', { name });
  await set('Sigur Rós').focus();
  await page.keyboard.press('ArrowDown');
  await expect(set('فرقة النور')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(set('Nina Kraviz')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(set('فرقة النور')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'فرقة النور' })).toContainText('20:00–21:00');
  await page.keyboard.press('Escape');
  // Longer sets are taller: an hour and a half compared with an hour.
  const height = async (name: string) => (await row(page, name).first().boundingBox())?.height ?? 0;
  expect((await height('Sigur Rós')) / (await height('فرقة النور'))).toBeCloseTo(1.5, 1);
  await expect(page.getByText('Time to be announced').or(row(page, 'To be announced'))).toBeVisible();
});

test('the grid of 86 stages keeps hours and stages in view, and the page as wide as the window', async ({
  page,
  lineup,
}) => {
  lineup.publish(largeRelease());
  await visit(page, `${lineup.address}/grid`);
  const timetable = page.locator('.grid').first();
  await timetable.evaluate((element) => element.scrollTo(4000, 600));
  const box = await timetable.boundingBox();
  const hour = timetable.locator('.hours li').filter({ hasText: '19:00' });
  await expect.poll(async () => ((await hour.boundingBox())?.x ?? 0) - (box?.x ?? 0)).toBeLessThan(10);
  const stage = timetable.locator('h3').nth(30);
  await expect.poll(async () => ((await stage.boundingBox())?.y ?? 0) - (box?.y ?? 0)).toBeLessThan(10);
  expect(await widthOf(page)).toBe(1280);
});

test('on a phone, picks and the search are a tap away', async ({ page, lineup }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  lineup.publish(release);
  await visit(page, lineup.address);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await button(page, 'Search').click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('nina');
  await expect.poll(() => shownNames(page)).toEqual(['Nina Kraviz']);
  await button(page, 'Search').click();
  await expect.poll(async () => (await shownNames(page)).length).toBe(7);
});

test('embedded in another website, every view and artist stays embedded', async ({ page, lineup }) => {
  lineup.publish(release);
  await visit(page, `${lineup.address}?embed`);
  await page.getByRole('link', { name: 'By stage' }).click();
  await expect(page).toHaveURL(`${lineup.address}/stages?embed`);
  await expect(page.locator('#tools fieldset')).toBeEnabled();
  await page.getByRole('link', { name: 'Artists', exact: true }).click();
  await expect(page).toHaveURL(`${lineup.address}/artists?embed`);
});

test('picks outlive a reload and travel as a link, which adds to those of another', async ({
  page,
  colleague,
  lineup,
}) => {
  lineup.publish(release);
  await visit(page, lineup.address);
  await button(page, /^My picks/u).click();
  await expect(page.getByText(en.scriptNothingPicked)).toBeVisible();
  await button(page, 'Show all').click();
  await button(page, 'Pick Nina Kraviz').click();
  await page.reload();
  await expect(button(page, 'Pick Nina Kraviz')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'My picks (1)').click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Share as a link').click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await colleague.goto(lineup.address);
  await button(colleague, 'Pick فرقة النور').click();
  await colleague.goto(link);
  await expect.poll(() => shownNames(colleague)).toEqual(['Nina Kraviz']);
  await button(colleague, 'Add to my picks').click();
  await expect.poll(() => shownNames(colleague)).toEqual(['Nina Kraviz', 'فرقة النور']);
});

test('a broken link to picks is told, and shows the programme', async ({ page, lineup }) => {
  lineup.publish(release);
  await visit(page, `${lineup.address}#picks=%%%`);
  await expect(page.getByText(en.scriptPicksUnreadable)).toBeVisible();
  expect(await shownNames(page)).toHaveLength(7);
});

test('where the browser keeps nothing, picks hold for the visit and it is said', async ({ page, lineup }) => {
  lineup.publish(release);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await visit(page, lineup.address);
  await button(page, 'Pick Nina Kraviz').click();
  await expect(page.getByText(en.scriptPicksNotStored)).toBeVisible();
  await expect(button(page, 'My picks (1)')).toBeVisible();
});

test('a set opens by keyboard alone, can be picked and passed on, and gives the focus back', async ({
  page,
  lineup,
}) => {
  lineup.publish(release);
  await visit(page, lineup.address);
  const link = page.getByRole('link', { name: 'Sigur Rós' }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sigur Rós' });
  await expect(dialog).toContainText('18:00–19:30');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove from my picks' })).toBeFocused();
  await expectAccessible(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(dialog.getByLabel(en.scriptNotCopied)).toHaveValue(`${lineup.address}#s1`);
  await dialog.getByRole('button', { name: /July 25, 21:00/u }).click();
  await expect(dialog).toContainText('Saturday, July 25');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('the first key leads past the head to the programme', async ({ page, lineup }) => {
  lineup.publish(release);
  await visit(page, lineup.address);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the lineup' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('in a browser that speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('the page does too, by its address, until the visitor chooses another language', async ({
    page,
    lineup,
  }) => {
    lineup.publish(release);
    await visit(page, lineup.address);
    await expect(page).toHaveURL(`${lineup.address}?lang=de`);
    await expect(page.getByRole('heading', { name: 'Freitag, 24. Juli' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '18:00', exact: true })).toBeVisible();
    await page.getByRole('link', { name: de.viewStages ?? '', exact: true }).click();
    await expect(page).toHaveURL(`${lineup.address}/stages?lang=de`);
    await page.getByRole('link', { name: 'Suomi', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
    await page.goto(lineup.address);
    await expect(page).toHaveURL(`${lineup.address}?lang=fi`);
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await page.goto(lineup.address);
    await expect(page.getByRole('heading', { name: 'Friday, July 24' })).toBeVisible();
  });

  test('a festival that has chosen a language has it first', async ({ page, lineup }) => {
    lineup.publish({ ...release, festival: { ...release.festival, language: 'da' } });
    await visit(page, lineup.address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'da');
    await expect(page).toHaveURL(lineup.address);
  });
});

for (const language of publicLanguages) {
  test(`in ${language} nothing is cut at 320 pixels, and all views are accessible`, async ({
    page,
    lineup,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    lineup.publish({ ...release, changes: [moved] });
    for (const view of ['', '/now', '/stages', '/grid', '/artists']) {
      await visit(page, `${lineup.address}${view}?lang=${language}`, '2026-07-24T17:15:00Z');
      expect(await widthOf(page), view).toBe(320);
      expect(await cutTexts(page), view).toEqual([]);
      await expectAccessible(page);
    }
    await visit(page, `${lineup.address}?lang=${language}`);
    await page.locator('.pick').first().click();
    await page.locator('button[name=picks]').click();
    await page.locator('#s1 a').click();
    await expect(page.locator('dialog#set')).toBeVisible();
    expect(await cutTexts(page)).toEqual([]);
  });
}

for (const view of ['', '/now', '/stages', '/grid', '/artists']) {
  test(`/lineup/…${view} is accessible in both schemes and fits @narrow`, async ({ page, lineup }) => {
    lineup.publish(release);
    await visit(page, lineup.address + view, '2026-07-24T17:15:00Z');
    await checkBothSchemes(page);
  });
}

test('a week of days does not widen the page', async ({ page, lineup }) => {
  const days = Array.from({ length: 7 }, (_, day) => `2026-07-${20 + day}`);
  lineup.publish(
    publicRelease(
      days.map((day, place) =>
        publicSet(place, { name: `Set ${place}`, artist: `set-${place}`, day, start: at(day, '18:00') }),
      ),
      { stages, festival: { ...festival, days } },
    ),
  );
  await visit(page, lineup.address);
  const phones = [320, 390].map((width) => ({ width, height: 740 }));
  await inEachWindow(page, phones, async ({ width }) => {
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
  });
});

test('a name of another direction stands at the side of the others', async ({ page, lineup }) => {
  lineup.publish(release);
  await visit(page, lineup.address);
  const left = async (name: string) => (await page.getByRole('link', { name }).first().boundingBox())?.x;
  expect(await left('فرقة النور')).toBe(await left('Sigur Rós'));
});

test('written from right to left, all views are mirrored and fit', async ({ page, lineup }) => {
  lineup.publish(release);
  for (const view of ['', '/stages', '/grid', '/artists']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(lineup.address + view);
    await expect(page.getByText('Nina Kraviz').first()).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await page.locator('h1').evaluate(spaceAtTheRight)).toBeLessThanOrEqual(1);
    await expectAccessible(page);
    await expectNothingSideways(page);
  }
});

/** The space between the text of a heading and the end of its box, in pixels. */
function spaceAtTheRight(heading: Element): number {
  const range = document.createRange();
  range.selectNodeContents(heading);
  return heading.getBoundingClientRect().right - range.getBoundingClientRect().right;
}

test('shows a set in the first view on every phone, and never scrolls sideways', async ({ page, lineup }) => {
  test.setTimeout(120_000);
  const phones = [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ];
  // The audit checks every element: on the large programme it takes most of a minute and finds nothing more.
  lineup.publish(release);
  await visit(page, lineup.address);
  await inEachWindow(page, phones, () => checkBothSchemes(page));
  lineup.publish(largeRelease());
  await page.reload();
  await expect(page.locator('main li')).not.toHaveCount(sets.length);
  await inEachWindow(page, phones, async ({ width, height }) => {
    await expect(page.locator('main li').first()).toBeInViewport({ ratio: height < 600 ? 0.5 : 1 });
    expect(await widthOf(page)).toBe(width);
  });
  for (const view of ['', '/now', '/stages', '/grid']) {
    await visit(page, lineup.address + view, '2026-07-23T12:15:00Z');
    await inEachWindow(page, phones, async ({ width }) => {
      const box = await page.locator('main li[id]:visible').first().boundingBox();
      expect(box?.y, view).toBeLessThanOrEqual(220);
      expect(await widthOf(page), view).toBe(width);
    });
  }
});

test('prints the whole programme, without controls', async ({ page, lineup }) => {
  lineup.publish(release);
  await visit(page, lineup.address);
  const { sheets } = await readPaper(page);
  const text = sheets.join(' ');
  for (const word of [
    'Night Meadow 2026',
    'Friday, July 24',
    'Sigur Rós',
    'After midnight, Saturday',
    'Nina Kraviz',
  ])
    expect(text).toContain(word);
  expect(text).not.toMatch(/My picks|Calendars and data|Deutsch/u);
  await page.emulateMedia({ media: 'print' });
  for (const role of ['button', 'searchbox', 'checkbox', 'combobox'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
});

test('on the artists’ page one is found by name or stage', async ({ page, lineup }) => {
  lineup.publish(release);
  await visit(page, `${lineup.address}/artists`);
  const names = () => page.locator('main li:visible h3').allTextContents();
  await page.getByRole('searchbox').fill('PIER');
  await expect.poll(names).toEqual(['Nina Kraviz']);
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText(en.scriptNothingFound)).toBeVisible();
});

test.describe('with its service worker', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_|Failed to load|Failed to fetch|fetching the script/u],
  });

  test('is read in all views without a connection after one visit', async ({ page, lineup }) => {
    lineup.publish(release);
    await page.clock.install({ time: new Date('2026-07-24T17:30:00Z') });
    await visit(page, lineup.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    lineup.setDown(true);
    await page.reload();
    for (const [view, shown] of [
      ['By stage', page.getByRole('heading', { name: 'The Pier', exact: true })],
      ['Grid', page.getByRole('region', { name: 'Timetable of Friday, July 24' })],
      ['Artists', page.getByRole('link', { name: 'Nina Kraviz', exact: true })],
      ['Now', page.getByText('Nina Kraviz')],
      ['By time', page.getByText('Nina Kraviz')],
    ] as const) {
      await page.getByRole('link', { name: view, exact: true }).click();
      await expect(page.getByRole('link', { name: view, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(shown.first()).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeEnabled();
    }
  });

  test('never shows an old release when there is a connection', async ({ page, lineup }) => {
    lineup.publish(release);
    await visit(page, lineup.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const moved = publicRelease([publicSet(6, { name: 'Nina Kraviz', artist: 'nina' })], {
      release: { ...release.release, id: 'release-2', number: 2 },
    });
    lineup.publish(moved);
    await page.goto(lineup.address);
    await expect(page.getByText('Release 2,')).toBeVisible();
    expect(await shownNames(page)).toEqual(['Nina Kraviz']);
  });

  test.describe('where views are not loaded ahead', () => {
    test.use({ viewsAhead: false });

    test('has what was seen without a connection, and the lineup by time for the rest', async ({
      page,
      lineup,
    }) => {
      lineup.publish(release);
      await visit(page, lineup.address);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.goto(`${lineup.address}/artists`);
      await page.goto(`${lineup.address}/artists/nina`);
      await page.goto(lineup.address);
      lineup.setDown(true);
      await page.reload();
      await expect(row(page, 'Nina Kraviz')).toBeVisible();
      await page.getByRole('link', { name: 'Grid', exact: true }).click();
      await expect(page).toHaveURL(/\/grid$/u);
      await expect(row(page, 'Nina Kraviz')).toBeVisible();
      await page.getByRole('link', { name: 'Artists', exact: true }).click();
      await page.getByRole('link', { name: 'Nina Kraviz', exact: true }).click();
      await expect(page.getByRole('link', { name: /^Fri 24 19:00/u })).toBeVisible();
    });
  });

  test('says that there is no connection, and that a newer release is out', async ({
    page,
    context,
    lineup,
  }) => {
    lineup.publish(release);
    await page.clock.install({ time: new Date('2026-07-24T16:00:00Z') });
    await page.goto(lineup.address);
    await context.setOffline(true);
    await expect(page.getByText(en.scriptOffline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(en.scriptOffline)).toBeHidden();

    lineup.publish({ ...release, release: { ...release.release, id: 'release-2', number: 2 } });
    await page.clock.runFor(200_000);
    await button(page, 'Show it').click();
    await expect(page.getByText('Release 2,')).toBeVisible();
  });
});

test('1,691 sets on 86 stages answer at once to a search, and all can be picks of a link', async ({
  page,
  lineup,
}) => {
  lineup.publish(largeRelease());
  await visit(page, lineup.address);
  await page.getByRole('searchbox').fill('live');
  await expect(page.getByText(/^\d+ sets\.$/u)).toBeVisible();
  const all = `b${Buffer.from([254, ...Array.from({ length: 210 }, () => 255), 15]).toString('base64url')}`;
  await page.goto(`${lineup.address}#picks=${all}`);
  await expect(page.getByText('Shared picks: 1,691 sets.')).toBeVisible();
});

test('script and style are light: 12 and 8 KB on the way', async ({ page, lineup }) => {
  lineup.publish(release);
  await page.goto(lineup.address);
  const sizeOf = async (selector: string, name: string) => {
    const path = await page.locator(selector).getAttribute(name);
    const answer = await page.request.get(new URL(path ?? '', lineup.address).href);
    return gzipSync(await answer.body()).length;
  };
  expect(await sizeOf('script[type=module]', 'src')).toBeLessThanOrEqual(12_000);
  expect(await sizeOf('link[rel=stylesheet]', 'href')).toBeLessThanOrEqual(8_000);
});

test('read from the right, every view is mirrored and nothing goes sideways @narrow', async ({
  page,
  lineup,
}) => {
  lineup.publish(release);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl'));
  });
  const leftOf = async (name: string) =>
    (await page.getByRole('heading', { name }).first().boundingBox())?.x ?? 0;
  for (const view of ['', '/stages', '/grid', '/artists']) {
    await visit(page, lineup.address + view);
    const links = page.getByRole('navigation', { name: 'Views' }).getByRole('link');
    const [first, second] = [await links.nth(0).boundingBox(), await links.nth(1).boundingBox()];
    expect(first?.x).toBeGreaterThan(second?.x ?? 0);
    await expectNothingSideways(page);
    if (view === '/grid') expect(await leftOf('Main Stage')).toBeGreaterThan(await leftOf('The Pier'));
  }
});

test('the day that is read is marked among the days @narrow', async ({ page, lineup }) => {
  lineup.publish(release);
  await visit(page, lineup.address);
  const saturday = page.getByRole('navigation').getByRole('link', { name: 'Saturday, July 25' });
  await saturday.click();
  await expect(saturday).toHaveAttribute('aria-current', 'location');
});

test('of 1,691 sets the last day is reached with one click, and stays there @narrow', async ({
  page,
  lineup,
}) => {
  lineup.publish(largeRelease());
  await visit(page, lineup.address);
  const days = page.getByRole('navigation', { name: 'Days' }).getByRole('link');
  for (const day of [days.last(), days.nth(1), days.last()]) {
    await day.click();
    await expect(day).toHaveAttribute('aria-current', 'location');
    const heading = page.locator(new URL(page.url()).hash).getByRole('heading', { level: 2 });
    await nextFrames(page);
    const { y = -1 } = (await heading.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(150);
  }
});

test('withdrawn, it says so and shows nobody', async ({ page, lineup }) => {
  lineup.publish(publicRelease([], { state: 'withdrawn', festival }));
  await page.goto(lineup.address);
  await expect(page.getByRole('heading', { name: 'This lineup has been withdrawn' })).toBeVisible();
  await checkBothSchemes(page);
});
