import { publicRelease, publicSet } from '@lineup/lineup-page/testing';
import { checkBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/public-lineup.ts';
import { expectNothingSideways } from '../support/sideways.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const long = 'A word without an end: '.repeat(20) + 'x'.repeat(200);
const release = publicRelease(
  [
    publicSet(1, { name: 'Sigur Rós', artist: 'sigur-ros', profiles: ['sigur'] }),
    publicSet(2, { name: 'Sigur Rós', artist: 'sigur-ros', profiles: ['sigur'], status: 'cancelled' }),
    publicSet(3, { name: 'Mogwai', artist: 'mogwai' }),
  ],
  {
    profiles: [
      {
        id: 'sigur',
        values: {
          name: 'Sigur Rós',
          country: 'IS',
          genres: ['Post-rock'],
          shortText: 'Slow and loud.',
          longText: long,
          links: { website: 'https://sigur.example', bandcamp: 'https://sigur.bandcamp.com' },
        },
        pictures: [],
      },
    ],
  },
);

test.describe('without its script', () => {
  test.use({ javaScriptEnabled: false });

  test('an artist is found by name, read, and followed to a set in the programme @narrow', async ({
    page,
    lineup,
  }) => {
    lineup.publish(release);
    await page.goto(`${lineup.address}/artists`);
    await page.getByRole('link', { name: 'Sigur Rós', exact: true }).press('Enter');
    await expect(page).toHaveURL(`${lineup.address}/artists/sigur-ros`);
    await expect(page.getByText('Post-rock · Iceland')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bandcamp' })).toHaveAttribute(
      'href',
      'https://sigur.bandcamp.com',
    );
    await page.getByRole('link', { name: 'Fri 24 20:00 · Main Stage' }).first().press('Enter');
    await expect(page).toHaveURL(`${lineup.address}#s1`);
    await page.goBack();
    await page.getByRole('link', { name: 'Artists', exact: true }).press('Enter');
    await expect(page.getByRole('link', { name: 'Mogwai', exact: true })).toBeVisible();
  });
});

test('a set leads to the page of its artist where there is more to read', async ({ page, lineup }) => {
  lineup.publish(release);
  await page.goto(lineup.address);
  await expect(page.getByRole('searchbox')).toBeEnabled();
  await page.getByRole('link', { name: 'Mogwai', exact: true }).click();
  const about = page.getByRole('dialog').getByRole('link', { name: 'About the artist' });
  await expect(page.getByRole('dialog', { name: 'Mogwai' })).toBeVisible();
  await expect(about).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Sigur Rós', exact: true }).first().click();
  await checkBothSchemes(page);
  await about.press('Enter');
  await expect(page.getByText('Slow and loud.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Friday, July 24' })).toBeVisible();
});

test('the page of an artist can be used by everyone, light and dark, and fits every window @narrow', async ({
  page,
  lineup,
}) => {
  lineup.publish(release);
  await page.goto(`${lineup.address}/artists/sigur-ros`);
  await checkBothSchemes(page);
  await expectNothingSideways(page);
  expect((await page.request.get(`${lineup.address}/artists/nobody`)).status()).toBe(404);
});
