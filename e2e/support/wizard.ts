import { expect, type Locator, type Page } from '@playwright/test';

/** Uploads a JSON lineup, starting with the button on the schedule tab. */
export async function uploadFile(page: Page, festivalId: string, file: UploadedFile): Promise<void> {
  await page.goto(`/festival/${festivalId}/schedule`);
  await page
    .getByRole('link', { name: 'Upload Schedule' })
    .or(page.getByRole('button', { name: 'Upload Schedule' }))
    .click();
  await page.waitForURL(`**/festival/${festivalId}/upload**`);
  await chooseFile(page, file);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
}

export type UploadedFile =
  string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A file created in the test. */
export function jsonFile(content: unknown, name = 'lineup.json'): UploadedFile {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

export async function chooseFile(page: Page, file: UploadedFile): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Waits for step 3 with this many events. */
export async function expectReview(page: Page, events: number): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Review and Edit Events' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(`${events} events found`)).toBeVisible();
  await expect(page).toHaveURL(/\/upload\/upload_\d+_[a-z0-9]+\?step=3$/u);
}

/** Goes from step 3 through step 4 to the schedule. */
export async function saveAll(page: Page, events: number): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Save' }).click();
  await expect(page.getByText(`Ready to save ${events} events to the festival schedule`)).toBeVisible();
  await expect(page).toHaveURL(/\?step=4$/u);
  await page.getByRole('button', { name: 'Save All Events' }).click();
  await page.waitForURL(/\/schedule(?:\?|$)/u, { timeout: 30_000 });
}

/**
 * The review card of the event from this row of the file; the list only renders what is in view, so this scrolls it.
 */
export async function reviewCard(page: Page, row: number): Promise<Locator> {
  const cards = page.getByRole('list', { name: 'Events' }).getByRole('listitem');
  const card = cards.filter({ hasText: new RegExp(`row ${row}(?!\\d)`, 'u') });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(async () => {
    if ((await card.count()) === 0) await page.evaluate(() => window.scrollBy(0, 250));
    expect(await card.count()).toBe(1);
    // The list may still be measuring its rows and replace this element, so a lost element is looked up again.
    await card.scrollIntoViewIfNeeded({ timeout: 2000 });
  }).toPass({ intervals: [50], timeout: 20_000 });
  return card;
}

/** Sets a field of a review card, for any type of control. */
export async function setField(card: Locator, label: string, value: string): Promise<void> {
  const field = card.getByLabel(label, { exact: true });
  const isSelect = await field.evaluate((element) => element.tagName === 'SELECT');
  if (isSelect) await field.selectOption(value);
  else await field.fill(value);
}
