import { expect, test } from '../support/test.ts';

test('the festival that is on now has its words next to its picture @embedded', async ({ page }) => {
  await page.goto('/');
  const featured = page.locator('[data-featured]');
  await expect(featured.getByRole('heading')).toBeVisible();
  const [picture, name] = await Promise.all(
    [featured.locator('img'), featured.getByRole('heading')].map((each) => each.boundingBox()),
  );
  if (!picture || !name) throw new Error('no picture or no name');
  expect(name.y).toBeGreaterThan(picture.y);
  expect(name.y + name.height).toBeLessThan(picture.y + picture.height);
  expect(name.x).toBeGreaterThan(picture.x + picture.width);
});
