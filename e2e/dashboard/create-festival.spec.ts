import { unusedName } from '../support/festivals.ts';
import { expect, test } from '../support/test.ts';

test('the dashboard counts festivals and shows the samples @narrow @both', async ({ page }) => {
  await page.goto('/');
  for (const label of ['Total Festivals', 'Active Festivals', 'Upcoming Festivals', 'All Festivals']) {
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /Copperline/u }).first()).toBeVisible();
});

test('an empty form names all that is missing, joined with commas', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Create Festival', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Festival' });
  await dialog.getByRole('button', { name: 'Create Festival', exact: true }).click();
  await expect(
    page.getByText(/Festival name is required, Location is required, Start date is required/u).first(),
  ).toBeVisible();
  await expect(dialog).toBeVisible();
});

test('a festival is created with the keyboard alone', async ({ page }) => {
  const name = unusedName('Keyboard Days');
  await page.goto('/');
  await page.getByRole('button', { name: 'Create Festival', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create Festival' });
  await expect(dialog.getByLabel('Festival Name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nowhere in particular');
  await dialog.getByLabel('Start Date').focus();
  await page.keyboard.type('07032027');
  await dialog.getByLabel('End Date').focus();
  await page.keyboard.type('07052027');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  expect(page.url()).toMatch(/\/schedule$/u);
  await page.goBack();
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
});

test('the end before the start is refused', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Create Festival', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Festival' });
  await dialog.getByLabel('Festival Name').fill('Backwards');
  await dialog.getByLabel('Location').fill('Nowhere');
  await dialog.getByLabel('Start Date').fill('2027-07-05');
  await dialog.getByLabel('End Date').fill('2027-07-03');
  await dialog.getByRole('button', { name: 'Create Festival', exact: true }).click();
  await expect(page.getByText('End date must be after start date').first()).toBeVisible();
});
