import type { Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { storeLiveFestival } from '../support/live.ts';
import { openScreen } from '../support/stage-screens.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

/** Creates a link with permission to report, and returns the address of its screen. */
async function createReportingLink(page: Page, stage: string): Promise<string> {
  await button(page, 'Stage Screens').click();
  // The title of the dialog changes with its step.
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Create a Link').click();
  await dialog.getByLabel('What it is for').fill('Stage manager');
  await dialog.getByLabel('Stage', { exact: true }).selectOption(stage);
  await dialog.getByRole('checkbox', { name: /^May report/u }).check();
  await button(dialog, 'Create Link').click();
  const address = await dialog.getByRole('textbox', { name: 'Address' }).inputValue();
  await button(dialog, 'Done').click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return address;
}

test('a stage manager asks for more time, which the board accepts, and reads a message @both', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const id = await storeLiveFestival(page, [
    ['Fog Signal', 'Wharf', -30, 30],
    ['Tide', 'Wharf', 30, 90],
    ['Reed Choir', 'Chapel', 10, 60],
  ]);
  await page.goto(`/festival/${id}/live`);
  const address = await createReportingLink(page, 'Wharf');
  const screen = await openScreen(browser, address, { viewport: { width: 390, height: 844 } });
  await screen.getByRole('button', { name: 'Started' }).click();
  const reports = page.getByRole('list', { name: 'Reports from Wharf' });
  await button(reports, 'Accept').click();
  await expectToast(page, 'Fog Signal started at');
  await expect(reports).toBeHidden();
  await screen.getByRole('button', { name: '10 more minutes' }).click();
  await expect(reports.getByText('We need 10 more minutes')).toBeVisible();
  await checkBothSchemes(page);
  await button(reports, 'Accept').click();
  await expectToast(page, 'Fog Signal +10 min, 1 set after it moved');
  await expect(screen.getByText('Accepted')).toBeVisible();

  await button(page, 'More for Wharf').click();
  await button(page.getByRole('dialog', { name: 'Wharf' }), 'Wrap up').click();
  await expect(screen.getByText('Wrap up')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Message “Wrap up”: Seen/u)).toBeVisible();
  await screen.context().close();
});
