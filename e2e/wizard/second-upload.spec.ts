import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { changeSet, openEntry } from '../support/history.ts';
import { dayTabs, readDay } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { expectReview, jsonFile, saveAll, uploadFile } from '../support/wizard.ts';

const [friday, saturday] = ['2027-08-06', '2027-08-07'] as const;
const festival = {
  startDate: friday,
  endDate: saturday,
  timezone: 'America/Halifax',
  stages: ['Wharf', 'Boiler House'],
};

interface FileSet {
  readonly artistName: string;
  readonly stage: string;
  readonly date: string;
  readonly timeStart: string;
  readonly timeEnd: string;
}

const names = `Fog Signal, Net Loft, Slow Dredger, Herring Gull Choir, Spare Anchor, Tidal Bore,
  Ballast, Rope Walk, Lamplighter, Two Knots, Kelp Parade, Night Pilot,
  Salt Cod Revue, Plimsoll, Brass Porthole, Capstan, Gannet, Dry Dock`.split(/,\s+/u);

/** Nine sets on each stage, five on the first day and four on the second, an hour each. */
const first: readonly FileSet[] = names.map((artistName, index) => {
  const place = index % 9;
  const hour = 14 + (place % 5);
  return {
    artistName,
    stage: index < 9 ? 'Wharf' : 'Boiler House',
    date: place < 5 ? friday : saturday,
    timeStart: `${hour}:00`,
    timeEnd: `${hour + 1}:00`,
  };
});

const added = ['Sextant', 'Whaleback', 'Bowline', 'Foghorn Etude'].map((artistName, index): FileSet => ({
  artistName,
  stage: 'Wharf',
  date: saturday,
  timeStart: `${18 + index}:30`,
  timeEnd: `${19 + index}:15`,
}));

/** A week later: five sets are half an hour later, one has another name, three are gone, and four are new. */
const second: readonly FileSet[] = [
  ...first
    .filter(({ artistName }) => !['Gannet', 'Dry Dock', 'Lamplighter'].includes(artistName))
    .map((set, index) => {
      if (set.artistName === 'Two Knots') return { ...set, artistName: 'Three Knots' };
      const hour = Number(set.timeStart.slice(0, 2));
      return index < 5 ? { ...set, timeStart: `${hour}:30`, timeEnd: `${hour + 1}:30` } : set;
    }),
  ...added,
];

const fileOf = (events: readonly FileSet[], name: string) => jsonFile({ events }, name);

/** A festival with the first file imported, and two sets since changed by hand. */
async function importedOnce(page: Page): Promise<string> {
  const id = await storeFestival(page, { ...festival, name: unusedName('Second upload') });
  await uploadFile(page, id, fileOf(first, 'agency-list-v1.json'));
  await expectReview(page, first.length);
  await saveAll(page, first.length);
  await changeSet(page, 'Herring Gull Choir', 'Stage', 'Boiler House');
  await changeSet(page, 'Night Pilot', 'Stage', 'Wharf');
  return id;
}

const filter = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Show what the file brings' }).getByRole('button', { name });
const row = (page: Page, artist: string) => page.getByRole('article', { name: artist, exact: true });

async function schedule(page: Page): Promise<readonly string[]> {
  await expect(dayTabs(page).first()).toBeVisible();
  return [...(await readDay(page, friday)), ...(await readDay(page, saturday))];
}

test('the same lineup comes again, changed, and is merged; hand edits stay, and it is undone @both', async ({
  page,
}) => {
  // Two imports, two edits by hand, a merge and its undo.
  test.setTimeout(120_000);
  const id = await importedOnce(page);
  const before = await schedule(page);
  await uploadFile(page, id, fileOf(second, 'agency-list-v2.json'));
  await expectReview(page, second.length);
  await expect(
    page.getByText('4 new, 6 changed, 1 changed here only, 8 unchanged, 3 no longer in the file'),
  ).toBeAttached();
  await expect(page.getByRole('combobox', { name: 'Source' })).toContainText('agency list');
  await expectAccessible(page);

  await filter(page, '6 changed').click();
  await expect(row(page, 'Two Knots').getByText('File: Three Knots')).toBeVisible();
  await expect(row(page, 'Fog Signal').getByLabel(/^File: 2:30 PM, 3:30 PM/u)).toBeChecked();
  await filter(page, '3 no longer in the file').click();
  await button(page, 'Remove all').click();
  await row(page, 'Gannet').getByLabel('Keep it').check();
  await expect(page.getByText('Ready to save: 4 added, 6 changed, 2 removed')).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Continue to Save').click();
  await expect(page.getByText('4 added, 6 changed, 2 removed.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Save All Events').click();
  await page.waitForURL(/\/schedule(?:\?|$)/u);
  await expectToast(page, 'Lineup merged: 4 added, 6 changed, 2 removed');

  // The previous schedule is shown until the changes arrive.
  await expect(async () => {
    const after = await schedule(page);
    expect(after).toHaveLength(before.length + 2);
    expect(after).toContain('Boiler House | Herring Gull Choir | 5:30 PM - 6:30 PM');
    expect(after).toContain('Wharf | Night Pilot | 4:00 PM - 5:00 PM');
    expect(after).toContain('Wharf | Fog Signal | 2:30 PM - 3:30 PM');
    expect(after).toContain('Wharf | Foghorn Etude | 9:30 PM - 10:15 PM');
    const artists = after.map((card) => card.split(' | ')[1]);
    expect(artists).toEqual(expect.arrayContaining(['Three Knots', 'Gannet']));
    expect(artists).not.toContain('Two Knots');
    expect(artists).not.toContain('Dry Dock');
  }).toPass({ timeout: 15_000 });

  await page.goto(`/festival/${id}/history`);
  const entry = await openEntry(
    page,
    /Merged agency list \(.*\): 4 sets added, 6 sets changed, 2 sets removed/u,
  );
  await button(entry, 'Undo this').click();
  await button(page.getByRole('dialog'), 'Undo').click();
  await expect(page.getByText('Undid: Merged agency list').first()).toBeVisible();
  await page.goto(`/festival/${id}/schedule`);
  await expect(async () => expect(await schedule(page)).toEqual(before)).toPass({ timeout: 15_000 });
});

test('the same file again has nothing to do, and no conflicts but those that are there', async ({ page }) => {
  const id = await importedOnce(page);
  await uploadFile(page, id, fileOf(first, 'agency-list-v1 (2).json'));
  await expectReview(page, first.length);
  await expect(page.getByText('Nothing to do')).toBeVisible();
  await expect(button(page, 'Continue to Save')).toBeDisabled();
  // The two that were changed by hand overlap another set on their new stage.
  const warnings = page.getByRole('button', { name: /^Warnings/u });
  await expect(warnings).toHaveText('Warnings 4');
  await warnings.click();
  await expect(page.getByText(/^Overlaps with .* on the same stage$/u)).toHaveText([
    'Overlaps with Night Pilot (4:00 PM - 5:00 PM) on the same stage',
    'Overlaps with Salt Cod Revue (5:00 PM - 6:00 PM) on the same stage',
    'Overlaps with Slow Dredger (4:00 PM - 5:00 PM) on the same stage',
    'Overlaps with Herring Gull Choir (5:00 PM - 6:00 PM) on the same stage',
  ]);
  await page.getByText('Take only some days or stages').click();
  await page.getByRole('checkbox', { name: 'Fri, Aug 6' }).uncheck();
  await expect(warnings).toHaveText('Warnings 0');
  await page.getByRole('checkbox', { name: 'Fri, Aug 6' }).check();
  await expect(warnings).toHaveText('Warnings 4');
  await expectAccessible(page);
  await button(page, 'Remove This Draft').click();
  await page.waitForURL(/\/schedule(?:\?|$)/u);
});

test('what both have changed is asked, answered by the keyboard alone, and remembered over a reload', async ({
  page,
}) => {
  const id = await importedOnce(page);
  const other = first.map((set) =>
    set.artistName === 'Herring Gull Choir' ? { ...set, date: saturday } : set,
  );
  const clash = other.map((set) =>
    set.artistName === 'Herring Gull Choir' ? { ...set, stage: 'Wharf' } : set,
  );
  await changeSet(page, 'Net Loft', 'Stage', 'Boiler House');
  const asked = clash.map((set) =>
    set.artistName === 'Net Loft' ? { ...set, artistName: 'Net Loft Trio', stage: 'Wharf' } : set,
  );
  await uploadFile(page, id, fileOf(asked, 'agency-list-v3.json'));
  await expectReview(page, asked.length);
  await expect(page.getByText('Ready to save: 0 added, 2 changed, 0 removed')).toBeVisible();
  await filter(page, '2 changed').focus();
  await page.keyboard.press('Enter');
  const choice = row(page, 'Net Loft').getByRole('group', { name: 'Artist' });
  await choice.getByLabel('File: Net Loft Trio').focus();
  await page.keyboard.press('ArrowUp');
  await expect(choice.getByLabel('Schedule: Net Loft')).toBeChecked();
  await expect(page.getByText('Ready to save: 0 added, 1 changed, 0 removed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ready to save: 0 added, 1 changed, 0 removed')).toBeVisible();
  await button(page, 'Continue to Save').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Save All Events')).toBeEnabled();
  await button(page, 'Save All Events').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/schedule(?:\?|$)/u);
  const after = await schedule(page);
  expect(after.filter((card) => /Net Loft|Herring/u.test(card))).toEqual([
    'Boiler House | Net Loft | 3:00 PM - 4:00 PM',
    'Boiler House | Herring Gull Choir | 5:00 PM - 6:00 PM',
  ]);
});

test('one day alone is taken, on the width of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await storeFestival(page, {
    ...festival,
    name: unusedName('One day'),
    sets: first,
  });
  await uploadFile(page, id, fileOf(second, 'booker.json'));
  await expectReview(page, second.length);
  await expect(page.getByRole('textbox', { name: 'Name of the source' })).toHaveValue('booker');
  await expect(page.getByText('6 questions to answer before saving')).toBeVisible();
  await page.getByText('Take only some days or stages').click();
  await page.getByRole('checkbox', { name: 'Fri, Aug 6' }).uncheck();
  // Not behind the bar of the step.
  await filter(page, '4 new').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expectAccessible(page);
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWide)).toBe(false);
  await button(page, 'Continue to Save').click();
  await button(page, 'Save All Events').click();
  await page.waitForURL(/\/schedule(?:\?|$)/u);
  await expectToast(page, 'Lineup merged: 4 added');
});
