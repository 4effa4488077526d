import { checkBothSchemes } from '../support/axe.ts';
import { editStages } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

const date = '2027-08-13';
const stages = Array.from({ length: 24 }, (_, index) => `Stage of the ${index + 1}. field`);
const festival = {
  startDate: date,
  endDate: '2027-08-14',
  timezone: 'America/Chicago',
  stages,
  sets: stages.map((stage, index) => setsOn(date)(`Band ${index}`, stage, '18:00', '19:00')),
};

test('at least fourteen stages are edited in view, in one table @embedded', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const editor = await editStages(
    page,
    await storeFestival(page, { ...festival, name: unusedName('Fields') }),
  );
  await expect(editor.getByRole('listitem')).toHaveCount(24);
  await expect(editor.getByText('1 set', { exact: true }).first()).toBeVisible();
  const rows = await editor.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const inView = rows.filter(({ top, bottom }) => top >= 0 && bottom <= 900);
  expect(inView.length).toBeGreaterThanOrEqual(14);
  // Hours and changeover are cells of the row, which keeps its height.
  const row = editor.getByRole('listitem').first();
  const height = (await row.boundingBox())?.height;
  await row.getByRole('combobox', { name: 'Every day' }).selectOption('Open');
  await row.getByLabel('Opens').fill('14:00');
  await row.getByLabel('Closes').fill('02:00');
  await row.getByLabel('Minutes of changeover').fill('15');
  expect((await row.boundingBox())?.height).toBe(height);
  await checkBothSchemes(page);
});

for (const tab of ['details', 'stages', 'history', 'publish']) {
  test(`the content of ${tab} uses the width of the window @embedded`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const id = await storeFestival(page, { ...festival, name: unusedName('Wide') });
    await page.goto(`/festival/${id}/${tab}`);
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const usedShare = () =>
      panel.evaluate((element) => {
        const content = Array.from(element.querySelectorAll('li, dd, input, select, section p'));
        const boxes = content.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
        return (
          (Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))) / 1440
        );
      });
    // The parts of a tab load one after the other.
    await expect.poll(usedShare).toBeGreaterThanOrEqual(0.6);
  });
}
