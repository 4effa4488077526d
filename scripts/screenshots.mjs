// Takes the README's pictures of a running portal: `node scripts/screenshots.mjs`. Needs a build and Chromium.
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumFlags, ensureChromium } from './chromium.mjs';
import { startDemoServer } from './testing/demo-server.mjs';

const folder = fileURLToPath(new URL('../docs/images/', import.meta.url));
const lineup = fileURLToPath(new URL('../e2e/lineups/polderlicht-2026.json', import.meta.url));

async function signIn(page, { address, password }) {
  await page.goto(`${address}/login`);
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  await picture(page, 'login');
  await page.getByLabel('Email').fill('admin@festival.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const codeField = page.getByLabel('Verification Code');
  await codeField.waitFor();
  const [newest] = await (await page.request.get(`${address}/outbox.json`)).json();
  await codeField.pressSequentially(/\d{6}/u.exec(newest.text)[0]);
  await page.getByText('Total Festivals').waitFor();
}

/** Saves a picture of the window once pictures and fonts are loaded and notices have disappeared. */
async function picture(page, name) {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .every((image) => image.complete),
  );
  await page.evaluate(() => document.fonts.ready);
  await page.locator('[data-toast]').first().waitFor({ state: 'detached', timeout: 10_000 });
  await page.screenshot({ path: `${folder}${name}.png` });
}

async function showFestival(page, address) {
  await page.goto(address);
  await page.getByText('All Festivals').waitFor();
  await picture(page, 'dashboard');
  await page
    .getByRole('link', { name: /Copperline/u })
    .first()
    .click();
  await page.waitForURL('**/festival/**');
  const [festival] = /^.*\/festival\/[^/?]+/u.exec(page.url()) ?? [];
  await page.goto(`${festival}/schedule?day=${await fullestDay(page, festival)}`);
  await page.locator('[data-event]').first().waitFor();
  await picture(page, 'schedule');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, 'schedule-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await showPublicPage(page);
}

/** Opens the public page of the current festival. */
async function showPublicPage(page) {
  await page.getByRole('tab', { name: 'Publish' }).click();
  const address = page.getByRole('link', { name: /\/lineup\/[a-z0-9-]+$/u });
  await page.goto(await address.getAttribute('href'));
  await page.locator('fieldset:enabled').first().waitFor();
  await picture(page, 'public');
}

/** The festival's day with the most sets. */
async function fullestDay(page, festival) {
  await page.goto(`${festival}/schedule`);
  const tabs = page.getByRole('tablist', { name: 'Festival days' }).getByRole('tab');
  await tabs.first().waitFor();
  const days = await tabs.evaluateAll((all) =>
    all.map((tab) => ({
      day: tab.dataset.day,
      count: Number(tab.querySelector('[aria-label]').textContent),
    })),
  );
  return days.toSorted((a, b) => b.count - a.count)[0].day;
}

/** Creates the festival of the lineup file and uploads the file to it. */
async function showReview(page, address) {
  const { festival } = JSON.parse(readFileSync(lineup, 'utf8'));
  await page.goto(address);
  await page.getByRole('button', { name: 'Create Festival', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Festival' });
  await dialog.getByLabel('Festival Name').fill(festival.name);
  await dialog.getByLabel('Location').fill('Oudewaard, Netherlands');
  await dialog.getByLabel('Start Date').fill(festival.startDate);
  await dialog.getByLabel('End Date').fill(festival.endDate);
  await dialog.getByLabel('Timezone').selectOption(festival.timezone);
  await dialog.getByRole('button', { name: 'Create Festival', exact: true }).click();
  await page.waitForURL('**/schedule**');
  const [created] = /^.*\/festival\/[^/?]+/u.exec(page.url()) ?? [];
  await page.goto(`${created}/upload`);
  await page.locator('input[type=file]').setInputFiles(lineup);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('heading', { name: 'Review and Edit Events' }).waitFor();
  await picture(page, 'review');
}

mkdirSync(folder, { recursive: true });
const server = await startDemoServer();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await signIn(page, server);
  await showFestival(page, server.address);
  await showReview(page, server.address);
} finally {
  await browser.close();
  await server.stop();
}
