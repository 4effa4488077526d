import { unusedName } from '../support/festivals.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test as base } from '../support/test.ts';

const test = base.extend({ expectedErrors: [/net::ERR_FAILED|Unable to preload CSS/u] });

test('a part whose style sheet did not arrive is not shown without it at the next try @embedded', async ({
  page,
}) => {
  const id = await storeFestival(page, {
    name: unusedName('Styles'),
    startDate: '2031-08-08',
    endDate: '2031-08-09',
    timezone: 'Europe/Prague',
    stages: ['Orchard'],
    sets: [setsOn('2031-08-08')('Apple Drift', 'Orchard', '19:00', '20:00')],
  });
  const styles = /\/assets\/publish-tab-[\w-]+\.css$/u;
  await page.route(styles, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => styles.test(request.url()));
  await page.goto(`/festival/${id}/history`);
  await page.getByRole('tab', { name: 'Publish' }).hover();
  await failed;
  await page.unroute(styles);
  await page.getByRole('tab', { name: 'Publish' }).click();
  await expect(page.getByText('What will be published')).toBeVisible();
  // The rules of a style sheet that failed to load are not readable.
  const loaded = await page.evaluate(() =>
    Array.from(document.styleSheets)
      .filter(({ href }) => href?.includes('/publish-tab-'))
      .map(({ cssRules }) => cssRules.length > 0),
  );
  expect(loaded).toEqual([true]);
});
