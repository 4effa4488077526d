import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button, editDetails } from '../support/editing.ts';
import { enrolAdministrator } from '../support/enrol.ts';
import { unusedName } from '../support/festivals.ts';
import { endSession } from '../support/session.ts';
import { Hands } from '../support/hands.ts';
import { oneSetFestival, setsOn, storeFestival } from '../support/stored-festival.ts';
import { hideFirstSteps } from '../support/schedule.ts';
import { expect, test } from '../support/test.ts';

/** The controls and headings that a toast covers in any part; below a dialog, nothing is usable. */
function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-toast]')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    const page = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    /** Of a heading only its text: the rest of its line is free. */
    const boxOf = (element: Element) => {
      if (!element.matches('h1, h2, h3')) return element.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect();
    };
    return [...page.querySelectorAll('a[href], button, input, select, h1, h2, h3')]
      .filter((control) => control.closest('[data-toasts], [inert]') === null)
      .filter((control) => control.checkVisibility({ opacityProperty: true }))
      .filter((control) => {
        const box = boxOf(control);
        return (
          box.width > 1 &&
          toasts.some(
            (toast) =>
              toast.left < box.right &&
              toast.right > box.left &&
              toast.top < box.bottom &&
              toast.bottom > box.top,
          )
        );
      })
      .map((control) => control.textContent.trim());
  });
}

/** Resolves to true if a screen reader can reach `text`: it cannot reach content outside a modal dialog. */
async function isRead(page: Page, text: string): Promise<boolean> {
  const debug = await page.context().newCDPSession(page);
  const { nodes } = await debug.send('Accessibility.getFullAXTree');
  await debug.detach();
  return nodes.some(({ ignored, name }) => !ignored && name?.value === text);
}

/** Waits for a toast that has stopped moving, and fails if it covers a control. */
async function expectFree(page: Page, text: string): Promise<void> {
  const toast = page.locator('[data-toast]').filter({ hasText: text });
  await expect(toast).toBeVisible();
  // It comes from above, passing over elements that it does not cover in the end.
  await toast.evaluate((element) =>
    Promise.all(element.getAnimations().map(async (animation) => animation.finished)),
  );
  await expect.poll(() => covered(page), { message: `what “${text}” covers`, timeout: 2500 }).toEqual([]);
}

test.describe('above a dialog', () => {
  test.use({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 360, height: 740 },
    expectedErrors: [/the server responded with a status of 401/u],
  });
  test.setTimeout(120_000);

  test('a toast is read out, and leaves the name of the dialog and its controls free', async ({ page }) => {
    const { email, password } = await enrolAdministrator(page, 'told');
    const id = await storeFestival(page, { ...oneSetFestival, name: unusedName('Told') });
    const form = await editDetails(page, id);
    await form.getByLabel('Location').fill('A quay');
    await endSession(page, email, button(form, 'Save Details'));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await button(dialog, 'Sign In').click();
    // On hover, it stays.
    await page.locator('[data-toast]').hover();
    await expectFree(page, 'SMS verification code sent to your phone');
    await expect.poll(() => isRead(page, 'SMS verification code sent to your phone')).toBe(true);
    await checkBothSchemes(page);
  });
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('toasts at the top right leave the controls of dashboard and festival free', async ({ page }) => {
      const id = await storeFestival(page, { ...oneSetFestival, name: unusedName('Free') });
      const form = await editDetails(page, id);
      await hideFirstSteps(page);
      await form.getByLabel('Location').fill('A quay');
      await button(form, 'Save Details').click();
      await expectFree(page, 'Festival details saved successfully!');
      const toast = await page.locator('[data-toast]').boundingBox();
      expect(toast?.y).toBeLessThan(viewport.height * 0.45);
      expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeGreaterThan(viewport.width - 60);
      await page.evaluate(
        (box) => {
          const late = document.createElement('button');
          late.textContent = 'Late';
          late.style.cssText = `position: fixed; left: ${box.x + 30}px; top: ${box.y + 20}px`;
          document.body.append(late);
        },
        toast ?? { x: 0, y: 0 },
      );
      await expectFree(page, 'Festival details saved successfully!');

      await editDetails(page, id);
      await button(page, 'Delete').click();
      await page
        .getByRole('dialog', { name: 'Delete Festival' })
        .getByRole('button', { name: /^Delete/u })
        .click();
      await expect(button(page, 'Create Festival')).toBeVisible();
      await expectFree(page, 'Festival deleted successfully!');
      await button(page, 'Logout').click({ trial: true });
    });
  });
}

test.describe('beside the timetable', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('after a release a toast leaves the headings in the second column free', async ({ page }) => {
    const set = setsOn('2027-09-03');
    const sets = [set('Fog Signal', 'Wharf', '19:00', '20:00')];
    const id = await storeFestival(page, { ...oneSetFestival, name: unusedName('Out'), sets });
    await page.goto(`/festival/${id}/publish`);
    await button(page, 'Publish now').click();
    await expect(page.getByRole('heading', { name: 'Feeds' })).toBeVisible();
    await expectFree(page, 'Published as release 1');
  });

  test('a toast leaves the bar and the open event free, and makes way for one that opens', async ({
    page,
  }) => {
    const set = setsOn('2027-09-03');
    const id = await storeFestival(page, {
      ...oneSetFestival,
      name: unusedName('Beside'),
      sets: [set('Fog Signal', 'Wharf', '19:00', '20:00'), set('Tide Table', 'Wharf', '14:00', '15:00')],
    });
    await page.goto(`/festival/${id}/schedule`);
    await hideFirstSteps(page);
    const hands = new Hands(page);
    await hands.card('Fog Signal').click();
    const panel = page.getByRole('dialog', { name: 'Edit Event' });
    await expect(panel.getByLabel('Artist Name')).toHaveValue('Fog Signal');
    await hands.drag(hands.card('Tide Table'), { minutes: 60 });
    await expectFree(page, 'Moved Tide Table');

    await button(panel, 'Cancel').click();
    await expect(panel).toBeHidden();
    await hands.drag(hands.card('Tide Table'), { minutes: 60 });
    await expectFree(page, 'Moved Tide Table');
    await hands.card('Fog Signal').click();
    await expect(panel.getByLabel('Artist Name')).toBeFocused();
    await expectFree(page, 'Moved Tide Table');
  });

  test('a toast leaves the names of the stages free', async ({ page }) => {
    const set = setsOn('2027-09-03');
    const stages = ['Wharf', 'Quay', 'Mole', 'Slip', 'Jetty'];
    const late = stages.slice(1).map((stage) => set(`Set on ${stage}`, stage, '20:00', '21:00'));
    const sets = [set('Set on Wharf', 'Wharf', '10:00', '11:00'), ...late];
    const id = await storeFestival(page, { ...oneSetFestival, name: unusedName('Names'), stages, sets });
    await page.goto(`/festival/${id}/schedule`);
    const hands = new Hands(page);
    await hands.drag(hands.card('Set on Wharf'), { minutes: 60 });
    await expectFree(page, 'Moved Set on Wharf');
    const heads = await page
      .locator('[data-head]')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().bottom));
    expect(heads).toHaveLength(5);
    // It slides in from above.
    const top = async () => (await page.locator('[data-toast]').boundingBox())?.y;
    await expect.poll(top, { timeout: 2500 }).toBeGreaterThanOrEqual(Math.max(...heads));
  });

  test('toasts have one size, and a long text ends in an ellipsis until it is pointed at', async ({
    page,
  }) => {
    const long = 'The Extraordinarily Long Winded Orchestra of the Seven Northern Harbours and their Friends';
    const set = setsOn('2027-09-03');
    const id = await storeFestival(page, {
      ...oneSetFestival,
      name: unusedName('One size'),
      sets: [set(long, 'Wharf', '19:00', '20:00'), set('Tide Table', 'Wharf', '14:00', '15:00')],
    });
    await page.goto(`/festival/${id}/schedule`);
    await hideFirstSteps(page);
    const hands = new Hands(page);
    await hands.drag(hands.card(long), { minutes: 60 });
    const first = page.locator('[data-toast]').filter({ hasText: long });
    await expectFree(page, long);
    const cut = () =>
      first
        .locator(':scope > span')
        .evaluate((text) => [
          text.scrollHeight > text.clientHeight,
          getComputedStyle(text).webkitLineClamp !== 'none',
        ]);
    expect(await cut()).toEqual([true, true]);
    const size = await first.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
    const left = async () => (await button(first, 'Undo').boundingBox())?.x;
    const before = await left();
    await first.hover();
    await expect.poll(cut).toEqual([false, false]);
    // The button that is about to be clicked stays under the pointer.
    expect(await left()).toBe(before);
    await hands.drag(hands.card('Tide Table'), { minutes: 60 });
    const second = page.locator('[data-toast]').filter({ hasText: 'Moved Tide Table' });
    await expect(second).toBeVisible();
    expect(await second.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual(
      size,
    );
  });
});
