import type { Locator, Page } from '@playwright/test';
import { checkBothSchemes, expectAccessible } from '../support/axe.ts';
import { dayLabel } from '../support/dates.ts';
import { button } from '../support/editing.ts';
import {
  clockOf,
  festivalOf,
  inPlaceOf,
  largeLineups,
  later,
  lengthOf,
  nameOf,
  slotsOf,
  type Slot,
} from '../support/evening.ts';
import { unusedName } from '../support/festivals.ts';
import { Hands } from '../support/hands.ts';
import type { LineupFile } from '../support/lineup-files.ts';
import { notePrinting, printPaper } from '../support/paper.ts';
import { dayTabs, outputMenu } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

/** A Saturday. */
const saturday = '2026-07-25';
const hour = 60;

/** The sets of Saturday to work on, identifiable by their names, each for one job. */
interface Plan {
  /**
   * False if another test checks the same screens for violations, with other names or on a phone of nearly this size.
   */
  readonly isAudited: boolean;
  readonly elsewhere: Slot;
  readonly letters: string;
  readonly onSaturday: readonly Slot[];
  /** There is no stage next to it. */
  readonly lastStage: string;
  /** Returns a slot that no job has used yet, and whose name occurs nowhere else; the shortest first. */
  readonly take: (fits: (slot: Slot) => boolean) => Slot;
  /** The same, regardless of its name. */
  readonly takeAny: (fits: (slot: Slot) => boolean) => Slot;
}

function planFor(file: LineupFile, isAudited: boolean): Plan {
  const all = slotsOf(file);
  const countOf = (found: (slot: Slot) => boolean) => all.filter(found).length;
  const isAlone = ({ artist }: Slot) =>
    countOf((other) => other.day === saturday && other.artist.includes(artist)) === 1;
  const lettersOf = ({ artist }: Slot) => artist.slice(0, 3).toLowerCase();
  const elsewhere = all.find(
    (slot) =>
      slot.day > saturday &&
      /^[a-z]{3}$/u.test(lettersOf(slot)) &&
      countOf((other) => lettersOf(other) === lettersOf(slot)) === 1,
  );
  if (elsewhere === undefined) throw new Error('Three letters find nobody');
  const onSaturday = all.filter(({ day }) => day === saturday);
  const byLength = onSaturday.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const taken = new Set<Slot>();
  const takeAny = (fits: (slot: Slot) => boolean) => {
    const slot = byLength.find((each) => !taken.has(each) && fits(each));
    if (slot === undefined) throw new Error('No set fits');
    taken.add(slot);
    return slot;
  };
  return {
    isAudited,
    elsewhere,
    letters: lettersOf(elsewhere),
    onSaturday,
    lastStage: file.festival.stages.at(-1) ?? '',
    take: (fits) => takeAny((slot) => isAlone(slot) && fits(slot)),
    takeAny,
  };
}

const inEvening = ({ start }: Slot) => start >= 17 * hour && start < 25 * hour;
/** Far enough from the ends of the day that the grid does not scroll. */
const inTheMidst = ({ start }: Slot) => start >= 11 * hour && start < 25 * hour;
const areAtOnce = (a: Slot, b: Slot) => a.start < b.end && b.start < a.end;
const set = (page: Page, slot: Omit<Slot, 'day'>) => page.getByRole('button', { name: nameOf(slot) });
const head = (page: Page, stage: string) =>
  page.getByRole('row', { name: stage, exact: true }).getByRole('rowheader');
const conflicts = (page: Page) => page.getByRole('button', { name: /^\d+ conflicts?$/u });
const panel = (page: Page) => page.getByRole('region', { name: 'Conflicts', exact: true });
const dayTab = (page: Page, day: string) => dayTabs(page).filter({ hasText: dayLabel(day) });
const moveDialog = (page: Page) => page.getByRole('dialog', { name: /^Move \d+ sets$/u });

async function open(page: Page, file: LineupFile): Promise<void> {
  await notePrinting(page);
  const id = await storeFestival(page, { ...festivalOf(file), name: unusedName('Jobs') });
  await page.goto(`/festival/${id}/schedule?day=${saturday}`);
  await expect(page.locator('[data-event]').first()).toBeVisible();
}

/** The stages that are fully visible, with their centre outside of the areas in which the grid scrolls. */
function stagesInSight(page: Page): Promise<readonly string[]> {
  return page.getByRole('rowheader').evaluateAll((heads) =>
    heads.flatMap((head) => {
      const { left, right } = head.getBoundingClientRect();
      const { innerWidth } = window;
      const isIn = left >= 60 && right <= innerWidth && (left + right) / 2 <= innerWidth - 60;
      return isIn ? [head.getAttribute('data-head') ?? ''] : [];
    }),
  );
}

async function findAnArtist(hands: Hands, { elsewhere, letters }: Plan, opening: () => Promise<void>) {
  const { page } = hands;
  const actions = await hands.count(async () => {
    await opening();
    await expect(page.getByRole('combobox', { name: 'Go to', exact: true })).toBeFocused();
    await hands.type(letters);
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(elsewhere.artist);
    await hands.press('Enter');
  });
  await expect(dayTab(page, elsewhere.day)).toHaveAttribute('aria-selected', 'true');
  await expect(set(page, elsewhere)).toBeFocused();
  await expect(set(page, elsewhere)).toBeInViewport();
  await hands.clickNextTo(dayTab(page, saturday));
  await expect(dayTab(page, saturday)).toHaveAttribute('aria-selected', 'true');
  return actions;
}

/** From the day, and from the list, which shows the day that was left. */
async function seeSaturdayAtTen(hands: Hands, plan: Plan) {
  const { page } = hands;
  const isOn = ({ start, end }: Slot) => start <= 22 * hour && end > 22 * hour;
  const moment = page.getByRole('region', { name: 'On at 10:00 PM' });
  const ofDay = await hands.count(() => hands.click(button(page, 'On at 10:00 PM')));
  for (const { artist } of plan.onSaturday.filter(isOn)) await expect(moment).toContainText(artist);
  if (plan.isAudited) await checkBothSchemes(page);
  await hands.clickNextTo(button(page, 'List'));
  await expect(moment).toBeHidden();
  const ofList = await hands.count(() => hands.click(button(page, `On at 10:00 PM, ${dayLabel(saturday)}`)));
  await expect(moment).toBeVisible();
  expect(ofList).toBe(ofDay);
  return ofDay;
}

async function shiftAnEvening(hands: Hands, stage: string, slot: Slot, opening: () => Promise<void>) {
  const { page } = hands;
  const actions = await hands.count(async () => {
    await opening();
    await expect(moveDialog(page)).toBeVisible();
    await hands.click(button(moveDialog(page), '20 minutes later'));
  });
  await expectToast(page, 'Moved');
  await expect(set(page, later(slot, 20)), `${slot.artist} on ${stage}`).toBeVisible();
  return actions;
}

/** `go` scrolls the next conflict into view, and applies its best fix. */
async function fixTheNextConflict(hands: Hands, go: (best: Locator) => Promise<void>) {
  const { page } = hands;
  const before = parseInt(await conflicts(page).innerText(), 10);
  const actions = await hands.count(() => go(panel(page).locator('[data-place="first"]')));
  await expectToast(page, 'Fixed: ');
  await expect.poll(async () => parseInt(await conflicts(page).innerText(), 10)).toBeLessThan(before);
  await hands.clickNextTo(button(panel(page), 'Close conflicts'));
  await hands.clickNextTo(dayTab(page, saturday));
  return actions;
}

/** Prints a day, then the door sheets; returns how many actions each took. */
async function printBoth(hands: Hands, { onSaturday }: Plan) {
  const { page } = hands;
  const stages = new Set(onSaturday.map(({ stage }) => stage));
  const asked = page.locator('html[data-asked-to-print]');
  const counts: number[] = [];
  for (const job of ['Print Day', 'Print Door Sheets']) {
    await page.evaluate(() => document.documentElement.removeAttribute('data-asked-to-print'));
    const actions = await hands.count(async () => {
      await hands.click(outputMenu(page, 'Print'));
      await hands.click(button(page, job));
    });
    counts.push(actions);
    await asked.waitFor();
    const paper = (await page.locator('[data-print]').textContent()) ?? '';
    for (const stage of stages) expect(paper, job).toContain(stage);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-print]')).toHaveCount(0);
  }
  return counts;
}

async function renameAStage(hands: Hands, rename: () => Promise<void>) {
  const { page } = hands;
  const actions = await hands.count(async () => {
    await rename();
    await hands.type('Thistledown');
    await hands.press('Enter');
  });
  await expectToast(page, 'Stages saved successfully!');
  await expect(page.getByRole('heading', { name: 'Thistledown', exact: true })).toBeVisible();
  return actions;
}

/** The jobs in the grid, by mouse or by finger: both drag and press in the same places. */
async function workOnTheGrid(hands: Hands, plan: Plan, by: 'mouse' | 'finger') {
  const { page } = hands;
  await expect(page.getByRole('grid')).toBeVisible();
  const seen = await stagesInSight(page);
  const isSeen = (slot: Slot) => inTheMidst(slot) && seen.includes(slot.stage);
  const onStage = (stage: string) => plan.onSaturday.filter((slot) => slot.stage === stage);
  const lastOn = (stage: string) => Math.max(0, ...onStage(stage).map(({ end }) => end));
  const [drawnOn = ''] = seen
    .filter((stage) => lastOn(stage) >= 12 * hour)
    .toSorted((a, b) => lastOn(a) - lastOn(b));

  const moved = plan.take(isSeen);
  await expect(async () => {
    await page.getByRole('grid').focus();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true', { timeout: 1000 });
  }).toPass();
  const byAQuarter = await hands.count(() => hands.drag(set(page, moved), { minutes: 15 }));
  expect(byAQuarter, 'move by 15 minutes').toBe(1);
  await expect(set(page, later(moved, 15))).toBeVisible();
  // It may cover the next target, so the test waits for it to disappear.
  await expectToast(page, `Moved ${moved.artist}`);

  const freeFor = (slot: Slot) =>
    seen.find((stage) => stage !== drawnOn && !onStage(stage).some((each) => areAtOnce(each, slot)));
  const carried = plan.take((slot) => isSeen(slot) && freeFor(slot) !== undefined);
  const free = freeFor(carried) ?? '';
  const toStage = await hands.count(() => hands.drag(set(page, carried), { across: head(page, free) }));
  expect(toStage, 'to another stage').toBe(1);
  await expect(set(page, { ...carried, stage: free })).toBeVisible();
  await expectToast(page, `Moved ${carried.artist}`);

  const one = plan.take(isSeen);
  const others = [...plan.onSaturday, later(moved, 15), { ...carried, stage: free }];
  const isClear = (slot: Slot) =>
    others.every((each) => each === slot || each.stage !== slot.stage || !areAtOnce(each, slot));
  const canTrade = (slot: Slot) =>
    isSeen(slot) && ![one.stage, drawnOn].includes(slot.stage) && lengthOf(slot) > lengthOf(one);
  const other = plan.takeAny((slot) => canTrade(slot) && isClear(slot));
  const swapping = await hands.count(async () => {
    await hands.drag(set(page, one), { to: set(page, other) });
    await expectToast(page, `Moved ${one.artist} to ${other.stage}`);
    await hands.click(button(page, `Swap with ${other.artist}`));
  });
  expect(swapping, 'swap two').toBe(2);
  await expect(set(page, inPlaceOf(one, other))).toBeVisible();
  await expect(set(page, inPlaceOf(other, one))).toBeVisible();

  const last = onStage(drawnOn).find(({ end }) => end === lastOn(drawnOn));
  if (last === undefined) throw new Error('Nothing is on the stage');
  const adding = await hands.count(async () => {
    await hands.draw(set(page, last), 62, 118);
    await expect(page.getByLabel('Artist Name')).toBeFocused();
    await hands.type('Juniper Wren');
    await hands.press('Enter');
  });
  expect(adding, 'add a set').toBe(3);
  await expect(
    set(page, {
      artist: 'Juniper Wren',
      stage: drawnOn,
      start: last.end + 60,
      end: last.end + 120,
    }),
  ).toBeVisible();

  const late = plan.take(isSeen);
  const shifting = await shiftAnEvening(hands, late.stage, late, async () => {
    const menu = by === 'finger' ? head(page, late.stage) : button(page, `Actions for ${late.stage}`);
    await hands.click(menu);
    await hands.click(page.getByRole('menuitem', { name: 'Move All Sets…', exact: true }));
    await expect(moveDialog(page)).toBeVisible();
    if (plan.isAudited) await expectAccessible(page);
  });
  expect(shifting, 'shift the evening of a stage by 20 minutes').toBe(3);
  return late.stage;
}

async function workByKeys(hands: Hands, plan: Plan, shifted: string) {
  const { page } = hands;
  const isWhereItWas = (slot: Slot) => inEvening(slot) && slot.stage !== shifted;
  const moved = plan.take(isWhereItWas);
  await set(page, moved).focus();
  const moving = await hands.count(() =>
    hands.press('Space', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Space'),
  );
  expect(moving, 'move by 15 minutes').toBe(5);
  await expect(set(page, later(moved, 15))).toBeFocused();

  const one = plan.take((slot) => isWhereItWas(slot) && slot.stage !== plan.lastStage);
  await set(page, one).focus();
  const swapping = await hands.count(() => hands.press('x', 'ArrowRight', 'x'));
  expect(swapping, 'swap two').toBe(3);
  await expectToast(page, `Swapped ${one.artist} and `);
  await expect(set(page, one)).toBeHidden();

  const printed = await printPaper(page, async () => {
    expect(await hands.count(() => hands.press('Control+p')), 'print a day').toBe(1);
  });
  expect(printed.outside).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
}

/** Scrolls to the top of the list of a day. */
function toTop(page: Page): Promise<void> {
  return page.getByRole('region', { name: 'By Time' }).evaluate((list) => list.scrollTo({ top: 0 }));
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Edit Event' });

/** Everything about a set is done in its sheet. */
async function workInTheSheet(hands: Hands, plan: Plan, file: LineupFile) {
  const { page } = hands;
  const early = (slot: Slot) =>
    plan.onSaturday.every(({ start }) => start >= slot.start - 60) && lengthOf(slot) <= 120;
  const first = plan.take(early);
  const leave = async () => {
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
  };

  const moving = await hands.count(async () => {
    await hands.click(set(page, first));
    await hands.click(button(sheet(page), '15 minutes later'));
  });
  expect(moving, 'move by 15 minutes').toBe(2);
  const moved = later(first, 15);
  await expect(sheet(page).getByLabel('Start Time')).toHaveValue(clockOf(moved.start));
  if (plan.isAudited) await expectAccessible(page);
  await leave();

  const stage = file.festival.stages.find((each) => each !== first.stage) ?? '';
  const toStage = await hands.count(async () => {
    await hands.click(set(page, moved));
    await hands.choose(sheet(page).getByLabel('Move to'), stage);
  });
  expect(toStage, 'to another stage').toBe(3);
  await expect(sheet(page).getByLabel('Stage', { exact: true })).toHaveValue(stage);
  await leave();

  const other = plan.take(inEvening);
  const swapping = await hands.count(async () => {
    await hands.click(set(page, { ...moved, stage }));
    const list = sheet(page).getByLabel('Swap with');
    const option = list.locator('option').filter({ hasText: other.artist });
    await hands.choose(list, await option.getAttribute('value'));
  });
  expect(swapping, 'swap two').toBe(3);
  await expectToast(page, `Swapped ${first.artist} and ${other.artist}`);
  await expect(sheet(page).getByLabel('Start Time')).toHaveValue(clockOf(other.start));
  await expect(sheet(page).getByLabel('Stage', { exact: true })).toHaveValue(other.stage);
  await leave();
}

for (const [place, file] of largeLineups().entries()) {
  const isFirst = place === 0;
  // Many jobs, one after the other.
  test.describe.configure({ timeout: 120_000 });

  test(`every job takes the actions that it may on a laptop, by mouse and by keys, with ${file.fileName}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const [hands, plan] = [new Hands(page), planFor(file, isFirst)];
    await open(page, file);
    expect(await findAnArtist(hands, plan, () => hands.press('Control+k')), 'find an artist').toBe(3);
    expect(await seeSaturdayAtTen(hands, plan), 'Saturday at ten').toBe(1);
    await hands.clickNextTo(button(page, 'On at 10:00 PM'));
    const shifted = await workOnTheGrid(hands, plan, 'mouse');
    await workByKeys(hands, plan, shifted);
    const fixing = await fixTheNextConflict(hands, async (best) => {
      await hands.press('n');
      await expect(best).toBeFocused();
      await hands.press('Enter');
    });
    expect(fixing, 'the next conflict, fixed').toBe(2);
    expect(await printBoth(hands, plan), 'print a day, and the sheets for the doors').toEqual([2, 2]);
    const [stage = ''] = await stagesInSight(page);
    const renaming = await renameAStage(hands, () =>
      hands.clickTwice(page.getByRole('heading', { name: stage, exact: true })),
    );
    expect(renaming, 'rename a stage: a double click, the name, Enter').toBe(3);
    if (plan.isAudited) await checkBothSchemes(page);
  });

  test.describe('by finger', () => {
    test.use({ hasTouch: true });

    test(`every job takes the actions that it may on a tablet, with ${file.fileName}`, async ({ page }) => {
      await page.setViewportSize({ width: 820, height: 1180 });
      const [hands, plan] = [new Hands(page, 'finger'), planFor(file, isFirst)];
      await open(page, file);
      const search = () => hands.click(button(page, 'Search'));
      expect(await findAnArtist(hands, plan, search), 'find an artist').toBe(3);
      expect(await seeSaturdayAtTen(hands, plan), 'Saturday at ten').toBe(1);
      await hands.clickNextTo(button(page, 'On at 10:00 PM'));
      await workOnTheGrid(hands, plan, 'finger');
      const fixing = await fixTheNextConflict(hands, async (best) => {
        await hands.click(conflicts(page));
        await hands.click(best);
      });
      expect(fixing, 'the next conflict, fixed').toBe(2);
      expect(await printBoth(hands, plan), 'print a day, and the sheets for the doors').toEqual([2, 2]);
      const [stage = ''] = await stagesInSight(page);
      const renaming = await renameAStage(hands, () =>
        hands.clickTwice(page.getByRole('heading', { name: stage, exact: true })),
      );
      expect(renaming, 'rename a stage: a double tap, the name, Enter').toBe(3);
      if (plan.isAudited) await checkBothSchemes(page);
    });

    for (const viewport of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ]) {
      const size = `${viewport.width} × ${viewport.height}`;
      // There is no drawing on a phone: a set begins at the time at which all stages are shown.
      test(`every job takes the actions that it may on a phone of ${size}, a set is added to what is on, with ${file.fileName}`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        const isAudited = isFirst && viewport.width === 390;
        const [hands, plan] = [new Hands(page, 'finger'), planFor(file, isAudited)];
        await open(page, file);
        const search = () => hands.click(button(page, 'Search'));
        expect(await findAnArtist(hands, plan, search), 'find an artist').toBe(3);
        expect(await seeSaturdayAtTen(hands, plan), 'Saturday at ten').toBe(1);
        await hands.clickNextTo(button(page, 'By Time'));
        await toTop(page);
        await workInTheSheet(hands, plan, file);

        const busy = (name: string) => plan.onSaturday.filter((slot) => slot.stage === name).length > 2;
        const stage = file.festival.stages.find(busy) ?? '';
        const chooseStage = () =>
          hands.click(page.getByRole('heading', { name: stage, exact: true }).getByRole('button'));
        const late = plan.take((slot) => slot.stage === stage);
        const shifting = await shiftAnEvening(hands, stage, late, async () => {
          await chooseStage();
          await hands.click(button(page, 'Move All Sets…'));
          await expect(moveDialog(page)).toBeVisible();
          if (plan.isAudited) await expectAccessible(page);
        });
        expect(shifting, 'shift the evening of a stage by 20 minutes').toBe(3);
        await hands.clickNextTo(button(page, 'All Stages'));

        const fixing = await fixTheNextConflict(hands, async (best) => {
          await hands.click(conflicts(page));
          await hands.click(best);
        });
        expect(fixing, 'the next conflict, fixed').toBe(2);
        expect(await printBoth(hands, plan), 'print a day, and the sheets for the doors').toEqual([2, 2]);

        // The reload clears the earlier announcements.
        await page.reload();
        const renaming = await renameAStage(hands, async () => {
          await chooseStage();
          await hands.click(button(page, 'Rename Stage'));
        });
        // The first stages are visible, a swipe leads to the others.
        expect(hands.swipes).toBeLessThanOrEqual(1);
        expect(renaming - hands.swipes, 'rename a stage: its name, Rename Stage, the new name, Enter').toBe(
          4,
        );
        if (plan.isAudited) await checkBothSchemes(page);
        await hands.clickNextTo(button(page, 'All Stages'));

        const adding = await hands.count(async () => {
          await hands.click(button(page, 'On at 10:00 PM'));
          await hands.click(page.getByRole('button', { name: /^Add Event to/u }).first());
          await expect(page.getByLabel('Artist Name')).toBeFocused();
          await hands.type('Juniper Wren');
          await hands.press('Enter');
        });
        // If much is on, a swipe leads to the first idle stage.
        expect(hands.swipes).toBeLessThanOrEqual(1);
        expect(adding - hands.swipes, 'add a set: On at, the + of a stage, the name, Enter').toBe(4);
        await expect(page.getByRole('button', { name: /^Juniper Wren, 10:00 PM - 11:00 PM/u })).toBeVisible();
      });
    }
  });
}
