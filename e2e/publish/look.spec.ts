import { accentShades, editingMessages, lookPageMessages as texts } from '@lineup/domain';
import type { Browser, Locator, Page } from '@playwright/test';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { pictureFile } from '../support/picture.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const set = setsOn('2031-06-20');
const color = '#ffe600';
const note = 'Gates open at 10. The river stage is a ten minute walk from the camp: bring boots, and water.';

const lookOf = (page: Page) => page.getByRole('region', { name: texts.title });

async function openPublish(page: Page): Promise<string> {
  const id = await storeFestival(page, {
    name: unusedName('Look'),
    startDate: '2031-06-20',
    endDate: '2031-06-21',
    timezone: 'Europe/Prague',
    stages: ['Orchard', 'Mill'],
    sets: [set('Apple Drift', 'Orchard', '19:00', '20:00'), set('Grain Choir', 'Mill', '20:00', '21:00')],
  });
  await page.goto(`/festival/${id}/publish`);
  return id;
}

async function addLink(form: Locator, place: number, label: string, url: string): Promise<void> {
  await button(form, texts.links.add).click();
  await expect(form.getByLabel(texts.links.label(place))).toBeFocused();
  await form.getByLabel(texts.links.label(place)).fill(label);
  await form.getByLabel(texts.links.url(place)).fill(url);
}

/** The public page on a phone in dark mode, without a session. */
async function visit(browser: Browser, address: string, size = { width: 390, height: 844 }) {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: size,
    colorScheme: 'dark',
  });
  const visitor = await context.newPage();
  await visitor.goto(address);
  return visitor;
}

const colorOf = (element: Locator) => element.evaluate((found) => getComputedStyle(found).color);

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

test('a look is seen before it is saved, is public when it is published, and can be taken back @narrow', async ({
  page,
  browser,
}) => {
  await openPublish(page);
  const look = lookOf(page);
  await expect(look.getByText(texts.none)).toBeVisible();
  await button(look, texts.edit).click();
  const form = look.getByRole('form', { name: texts.title });

  await form.getByLabel(texts.color.label).fill('yellow');
  await button(form, texts.save).click();
  await expect(form.getByText('Enter a colour such as #8a1c5b.')).toBeVisible();
  await expect(form.getByLabel(texts.color.label)).toBeFocused();
  await form.getByLabel(texts.color.label).fill(color);
  await expect(form.getByText(texts.color.adjusted)).toBeVisible();
  await expect(form.getByText(texts.color.light(accentShades(color).light.accent))).toBeVisible();

  await form.getByLabel(texts.logo.label).setInputFiles(await pictureFile(page, 'logo.png'));
  await addLink(form, 1, 'Map', 'map.example');
  await addLink(form, 2, 'Tickets', 'https://tickets.example/a');
  await button(form, texts.links.moveUp('Tickets')).press('Enter');
  await expect(button(form, texts.links.moveDown('Tickets'))).toBeFocused();
  await form.getByLabel(texts.note.label).fill(note);

  for (const scheme of ['light', 'dark'] as const) {
    const preview = page.frameLocator(`iframe[title="${texts.preview[scheme]}"]`);
    const link = preview.locator('nav a', { hasText: 'Tickets' });
    await expect(link).toBeVisible();
    expect(await colorOf(link)).toBe(rgb(accentShades(color)[scheme].accent));
    await expect(preview.locator('.logo')).toBeVisible();
    await expect(preview.getByText('Gates open at 10.').first()).toBeVisible();
  }
  await checkBothSchemes(page);

  await button(form, texts.save).click();
  await expectToast(page, texts.saved);
  await expect(look.getByRole('link', { name: 'Tickets' })).toBeVisible();
  await expect(button(look, texts.edit)).toBeFocused();
  await checkBothSchemes(page);

  await button(page, 'Publish now').click();
  const link = page.getByRole('link', { name: /\/lineup\/[a-z0-9-]+$/u });
  const address = (await link.getAttribute('href')) ?? '';
  const visitor = await visit(browser, address);
  const tickets = visitor.getByRole('link', { name: 'Tickets' });
  await expect(tickets).toHaveAttribute('href', 'https://tickets.example/a');
  expect(await colorOf(tickets)).toBe(rgb(accentShades(color).dark.accent));
  const logo = visitor.locator('img.logo');
  expect(
    await logo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(250);
  await expect(visitor.getByText('Apple Drift')).toBeInViewport();
  await checkBothSchemes(visitor);
  await visitor.getByText('More').click();
  await expect(visitor.getByText(note)).toBeVisible();
  await visitor.context().close();

  await page.getByRole('button', { name: /^Undo/u }).first().click();
  await expect(look.getByText(texts.none)).toBeVisible();
  await expect(page.getByText(/Changed the festival: .*accent colour/u)).toBeVisible();
});

test('the first set stays in view of a small phone with the largest look', async ({ page, browser }) => {
  await openPublish(page);
  const look = lookOf(page);
  await button(look, texts.edit).click();
  const form = look.getByRole('form', { name: texts.title });
  await form.getByLabel(texts.color.label).fill('#8a1c5b');
  await form.getByLabel(texts.logo.label).setInputFiles(await pictureFile(page, 'logo.png'));
  for (let place = 1; place <= 8; place += 1)
    await addLink(form, place, `Link ${place} with a text as long as can be`, `https://l${place}.example`);
  await expect(button(form, texts.links.add)).toBeDisabled();
  await form.getByLabel(texts.note.label).fill('Long words of welcome. '.repeat(13).trim());
  await button(form, texts.save).click();
  await expectToast(page, texts.saved);
  await button(page, 'Publish now').click();
  const address = await page.getByRole('link', { name: /\/lineup\/[a-z0-9-]+$/u }).getAttribute('href');
  for (const width of [360, 320]) {
    const visitor = await visit(browser, address ?? '', { width, height: 640 });
    await expect(visitor.getByText('Apple Drift')).toBeInViewport({ ratio: 1 });
    await checkBothSchemes(visitor);
    await visitor.context().close();
  }
});

test('what is typed into the look comes back after a reload, and leaving asks', async ({ page }) => {
  await openPublish(page);
  const look = lookOf(page);
  await button(look, texts.edit).click();
  await look.getByLabel(texts.note.label).fill(note);
  await page.reload();
  await expect(look.getByLabel(texts.note.label)).toHaveValue(note);
  await page.getByRole('tab', { name: 'History' }).click();
  const question = page.getByRole('dialog', { name: editingMessages.leave.title });
  await button(question, 'Discard').click();
  await page.getByRole('tab', { name: 'Publish' }).click();
  await expect(look.getByText(texts.none)).toBeVisible();
});
