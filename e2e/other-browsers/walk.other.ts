import { writeFileSync } from 'node:fs';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { ownLineup } from '../support/lineup-files.ts';
import { countTexts, readCode } from '../support/outbox.ts';
import {
  administrator,
  demoPassword,
  firefoxPath,
  portalAddress,
  webkitDriver,
} from '../support/settings.ts';
import { OtherBrowser } from './browser.ts';
import { until } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const lineup = ownLineup('umschaltnacht-2026.json');
const engines = [
  { name: 'Firefox', program: firefoxPath, start: startFirefox },
  { name: 'WebKit', program: webkitDriver, start: startWebKit },
];

for (const { name, program, start } of engines) {
  if (program === undefined) continue;

  test(`${name}: from the sign-in to a saved lineup, and a set dragged on the timetable`, async ({
    request,
  }, info) => {
    const browser = new OtherBrowser(await start(program));
    try {
      await signIn(browser, request);
      await createFestival(browser, `Umschaltnacht in ${name}`);
      await uploadAndSave(browser);
      await dragSet(browser);
    } catch (error) {
      writeFileSync(info.outputPath('page.png'), await browser.engine.screenshot(), 'base64');
      throw error;
    } finally {
      await browser.engine.close();
    }
  });
}

async function signIn(browser: OtherBrowser, request: APIRequestContext): Promise<void> {
  const { email, phone } = administrator;
  const before = await countTexts(request, phone);
  await browser.engine.open(`${portalAddress}/login`);
  await browser.type('Email', email);
  await browser.type('Password', demoPassword);
  await browser.click('button', 'Sign In');
  await browser.find('field', 'Verification Code');
  await browser.type('Verification Code', await readCode(request, phone, before));
  await browser.find('text', 'Total Festivals');
}

async function createFestival(browser: OtherBrowser, name: string): Promise<void> {
  const { startDate, endDate, timezone } = lineup.festival;
  await browser.click('button', 'Create Festival');
  await browser.type('Festival Name', name);
  await browser.type('Location', 'A meadow');
  await browser.fill('Start Date', startDate);
  await browser.fill('End Date', endDate);
  await browser.fill('Timezone', timezone);
  await browser.click('button', 'Create Festival', 'dialog[open]');
}

async function uploadAndSave(browser: OtherBrowser): Promise<void> {
  const count = lineup.events.length;
  await browser.click('button', /^Schedule/u);
  await browser.click('button', 'Upload Schedule');
  await browser.find('button', 'Download JSON Template');
  await browser.chooseFile(lineup.path);
  await browser.click('button', 'Upload');
  await browser.find('text', `${count} events found`);
  await browser.click('button', 'Continue to Save');
  await browser.find('text', new RegExp(`^Ready to save ${count} events`, 'u'));
  await browser.click('button', 'Save All Events');
  await browser.find('button', 'Upload Schedule');
}

/** Moves the set by a quarter of an hour; the move must survive a reload. */
async function dragSet(browser: OtherBrowser): Promise<void> {
  const [before, after] = [
    /^Wolverines of Halogen, 1:20 PM - 2:10 PM/u,
    /^Wolverines of Halogen, 1:35 PM - 2:25 PM/u,
  ];
  const { x, y, hour } = await browser.evaluate(placeOf, await browser.find('button', before));
  await browser.evaluate(() => performance.clearResourceTimings());
  await browser.drag({ x, y }, { x, y: y + hour / 4 });
  await browser.find('button', after);
  await browser.find('text', /^Moved Wolverines of Halogen/u);
  // The page showed the move at once; only a stored move survives a reload.
  await until(() => browser.evaluate(hasCommitted), 'the answer to the commit');
  await browser.evaluate(() => location.reload());
  expect(await browser.find('button', after)).toBeTruthy();
}

/** Runs in the page: the browser lists requests once they have a response. */
function hasCommitted(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes('/documents/commit'));
}

/** Runs in the page: the centre of a card, and the height of an hour. */
function placeOf(element: Element): { x: number; y: number; hour: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const grid = element.closest('[role=grid]')?.firstElementChild ?? element;
  const hour = parseFloat(getComputedStyle(grid).getPropertyValue('--hour'));
  return { x: left + width / 2, y: top + height / 2, hour };
}
