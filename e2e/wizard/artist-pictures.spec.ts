import {
  artistImportMessages,
  artistPageMessages,
  artistPictureMessages,
  pictureFetchMessages as texts,
  uploadMessages,
} from '@lineup/domain';
import { unusedArtist } from '../support/artists.ts';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { pictureFile } from '../support/picture.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { withServer } from '../support/web-server.ts';
import { chooseFile, expectReview } from '../support/wizard.ts';

test.describe.configure({ timeout: 120_000 });

test('pictures of an import are fetched while one goes on, and one that failed is fetched again @both @narrow', async ({
  page,
}) => {
  await page.goto('/artists');
  const { buffer } = await pictureFile(page, 'picture.png');
  const [petrel, gannet] = [unusedArtist('Storm Petrel'), unusedArtist('Slow Gannet')];
  const paths = { first: '/petrel.png', second: '/gannet.png' };
  const found = new Set([paths.first]);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const answer: Parameters<typeof withServer>[0] = ({ url = '' }, response) =>
    void released.then(() =>
      found.has(url)
        ? response.writeHead(200, { 'content-type': 'image/png' }).end(buffer)
        : response.writeHead(404).end(),
    );
  await withServer(answer, async (server) => {
    const festivalId = await storeFestival(page, {
      name: unusedName('Skerry'),
      startDate: '2027-07-20',
      endDate: '2027-07-21',
      timezone: 'Europe/Lisbon',
      stages: ['Grove'],
      sets: [],
    });
    const lines = [
      'artist;stage;date;start;end;artist picture',
      `${petrel};Grove;2027-07-20;18:00;19:00;${server}${paths.first}`,
      `${gannet};Grove;2027-07-20;19:30;20:30;${server}${paths.second}`,
    ];
    await page.goto(`/festival/${festivalId}/upload`);
    await page.getByRole('radio', { name: 'Spreadsheet' }).check();
    await chooseFile(page, {
      name: 'lineup.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    });
    await button(page, 'Upload').click();
    await expectReview(page, 2);
    await button(page, 'Continue to Save').click();
    await expect(page.getByText(artistImportMessages.picturesToFetch(2))).toBeVisible();
    await button(page, 'Save All Events').click();
    await expectToast(page, uploadMessages.saved(2));
    await expectToast(page, texts.fetching(2));

    await page.getByRole('region', { name: 'Notifications' }).focus();
    await expect(page.getByRole('button', { name: texts.cancel, exact: true })).toBeVisible();
    await checkBothSchemes(page);
    release();
    await expectToast(page, `${texts.fetched(1)} ${texts.failed(1)}`);
    await checkBothSchemes(page);
    await page.getByRole('button', { name: texts.show, exact: true }).press('Enter');

    const search = page.getByRole('searchbox', { name: artistPageMessages.search });
    await search.fill(gannet);
    await expect(page.getByText(artistPictureMessages.problems.notFound)).toBeVisible();
    await checkBothSchemes(page);
    found.add(paths.second);
    await button(page, texts.fetch(1)).press('Enter');
    await expectToast(page, texts.fetched(1));
    await expect(page.getByRole('link', { name: gannet })).toBeHidden();

    await page.goto('/artists');
    for (const name of [petrel, gannet]) {
      await search.fill(name);
      await expect(page.getByRole('link', { name }).locator('img')).toBeVisible();
    }
  });
});
