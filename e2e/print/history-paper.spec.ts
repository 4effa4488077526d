import { createInDialog, unusedName } from '../support/festivals.ts';
import { entries } from '../support/history.ts';
import { ownLineup } from '../support/lineup-files.ts';
import { addChanges } from '../support/many-changes.ts';
import { test } from '../support/own-portal-test.ts';
import { readPaper } from '../support/paper.ts';
import { administrator, demoPassword } from '../support/settings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

const count = 40;

test('the history is printed with every entry that is loaded, one below the other, without its filter @embedded', async ({
  page,
  portal,
}) => {
  // The portal starts twice.
  test.setTimeout(120_000);
  await signIn(page, { ...administrator, password: demoPassword });
  const id = await createInDialog(page, ownLineup('umschaltnacht-2026.json'), unusedName('On paper'));
  await page.goto('about:blank');
  await portal.kill();
  addChanges(portal.dataDir, id, count, Date.now() - 3_600_000);
  await portal.start();
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(`/festival/${id}/history`);
  await expect(entries(page).first()).toBeVisible();

  const { sheets } = await readPaper(page);
  const text = sheets.join(' ');
  const printed = [...text.matchAll(/Moved Act (\d+) /gu)].map(([, number]) => Number(number));
  expect(printed).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(text).not.toContain('Person');

  // As wide as a sheet, with line breaks that differ from those on the screen.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 300, height: 1000 });
  const boxes = await entries(page).evaluateAll((all) =>
    all.map((entry) => entry.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  );
  for (const [index, { top }] of boxes.entries()) {
    expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
  }
});
