import { unusedName } from '../support/festivals.ts';
import { soon } from '../support/following.ts';
import { changeSet, entries } from '../support/history.ts';
import { addChanges } from '../support/many-changes.ts';
import { test } from '../support/own-portal-test.ts';
import { administrator, demoPassword } from '../support/settings.ts';
import { signIn } from '../support/sign-in.ts';
import { createInDialog } from '../support/festivals.ts';
import { ownLineup } from '../support/lineup-files.ts';
import { expect } from '../support/test.ts';
import { jsonFile, expectReview, saveAll, uploadFile } from '../support/wizard.ts';

const lineup = ownLineup('umschaltnacht-2026.json');
const [first] = lineup.events;
const count = 10_000;

test('ten thousand changes load as one scrolls, and nothing moves when another comes on top @embedded', async ({
  page,
  portal,
}) => {
  test.setTimeout(180_000);
  if (first === undefined) throw new Error('no event');
  await signIn(page, { ...administrator, password: demoPassword });
  const id = await createInDialog(page, lineup, unusedName('Long history'));
  await uploadFile(page, id, jsonFile([{ ...first, stage: 'Main Stage' }]));
  await expectReview(page, 1);
  await saveAll(page, 1);
  await page.goto('about:blank');
  await portal.kill();
  addChanges(portal.dataDir, id, count, Date.now() - 3_600_000);
  await portal.start();

  await page.goto(`/festival/${id}/history`);
  const list = page.getByRole('list', { name: 'Changes' });
  await expect(entries(page).first()).toBeVisible();
  const last = async () => Number(await list.getByRole('listitem').last().getAttribute('aria-posinset'));
  for (const position of [100, 250, 500]) {
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await last()).toBeGreaterThan(position);
    }).toPass({ intervals: [20], timeout: 30_000 });
    expect(await entries(page).count()).toBeLessThan(60);
  }

  await page.mouse.wheel(0, -1500);
  await expect(async () => {
    const before = await page.evaluate(() => window.scrollY);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  }).toPass();
  const read = await entries(page).evaluateAll((all) => {
    const inView = all.find((each) => each.getBoundingClientRect().top > 250);
    const head = inView?.querySelector('button');
    head?.focus({ preventScroll: true });
    return {
      text: head?.textContent ?? '',
      top: head?.getBoundingClientRect().top ?? 0,
      position: Number(inView?.closest('li')?.getAttribute('aria-posinset')),
    };
  });
  const colleague = await page.context().newPage();
  await colleague.goto(`/festival/${id}/schedule?day=${first.date}`);
  await changeSet(colleague, first.artistName, 'Artist Name', 'Newly Named');
  await page.bringToFront();
  const place = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return {
        text: focused?.textContent ?? '',
        top: focused?.getBoundingClientRect().top ?? 0,
        position: Number(focused?.closest('li')?.getAttribute('aria-posinset')),
      };
    });
  // The entry being read moves one position down as soon as the new one is on top.
  await expect.poll(async () => (await place()).position, soon).toBe(read.position + 1);
  await expect.poll(async () => (await place()).text, soon).toBe(read.text);
  expect(Math.abs((await place()).top - read.top)).toBeLessThan(3);
  await page.keyboard.press('Control+Home');
  await expect(entries(page).first()).toContainText('to Newly Named');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
