import type { Page } from '@playwright/test';
import { button, editDetails } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { oneSetFestival, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

/** The controls that a toast lies over in any part. */
function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    return [...document.querySelectorAll('a[href], button, input, select')]
      .filter((control) => control.closest('[data-sonner-toast], [inert]') === null)
      .filter((control) => {
        const box = control.getBoundingClientRect();
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

/** Waits for a toast that stands, and fails where it covers a control. */
async function expectFree(page: Page, text: string): Promise<void> {
  await expect(
    page.locator('[data-sonner-toast][data-mounted="true"]').filter({ hasText: text }),
  ).toBeVisible();
  await expect.poll(() => covered(page), { message: `what “${text}” covers`, timeout: 2500 }).toEqual([]);
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('toasts at the top right leave the controls of dashboard and festival free', async ({ page }) => {
      const id = await storeFestival(page, { ...oneSetFestival, name: unusedName('Free') });
      const form = await editDetails(page, id);
      await form.getByLabel('Location').fill('A quay');
      await button(form, 'Save Details').click();
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
