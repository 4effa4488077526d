import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkBothSchemes } from '../support/axe.ts';
import { unusedName } from '../support/festivals.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { withServer } from '../support/web-server.ts';
import { expectReview, saveAll } from '../support/wizard.ts';

const festival = {
  startDate: '2027-08-06',
  endDate: '2027-08-07',
  timezone: 'America/Halifax',
  stages: ['Wharf'],
};
const heading = 'Artist,Stage,Date,Start,End\n';
const fog = 'Fog Signal,Wharf,2027-08-06,19:00,20:00\n';
const net = (end: string) => `Net Loft,Wharf,2027-08-06,20:30,${end}\n`;

/** A file on the web that can change; the server says so in response to a request with the previous version. */
function file() {
  const current = { content: `${heading}${fog}${net('21:30')}`, reads: 0 };
  const answer = ({ url, headers }: IncomingMessage, response: ServerResponse) => {
    if (url?.startsWith('/lineup.csv') !== true) return response.writeHead(404).end();
    const etag = `"${current.content.length}-${current.content.at(-2)}"`;
    if (headers['if-none-match'] === etag) return response.writeHead(304).end();
    current.reads += 1;
    return response.writeHead(200, { etag }).end(current.content);
  };
  return { current, answer };
}

test('a lineup is fetched from an address, and its source is checked for changes @both', async ({ page }) => {
  test.setTimeout(120_000);
  const { current, answer } = file();
  await withServer(answer, async (server) => {
    const id = await storeFestival(page, { ...festival, name: unusedName('Address') });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const address = page.getByLabel('Or from an address');
    await page.goto(`/festival/${id}/upload`);

    await address.fill(`${server}/lineup.xlsx`);
    await button('Fetch').click();
    await expect(page.getByText('There is no file at this address. Check the address.')).toBeVisible();
    await expect(address).toHaveValue(`${server}/lineup.xlsx`);
    await checkBothSchemes(page);

    await address.fill(`${server}/lineup.csv?token=secret`);
    await address.press('Enter');
    await expect(page.getByText('2 sets on 1 stage, Fri, Aug 6')).toBeVisible();
    await button('Upload').click();
    await expectReview(page, 2);
    await saveAll(page, 2);

    await button('More').click();
    await button('Check for changes').click();
    await expectToast(page, 'Nothing new since');
    expect(current.reads).toBe(1);

    current.content = `${heading}${fog}${net('21:45')}`;
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Go to' }).fill('check for changes');
    await page.getByRole('option', { name: 'Check for changes' }).click();
    await expectReview(page, 2);
    await expect(page.getByLabel('Source', { exact: true })).toHaveValue(/./u);
    await expect(page.getByText(/^Checked .*: changes found$/u)).toBeVisible();
    await button('Continue to Save').click();
    await button('Save All Events').click();
    await expectToast(page, 'Lineup merged: 0 added, 1 changed, 0 removed');

    await page.goto(`/festival/${id}/upload`);
    const sources = page.getByRole('region', { name: 'Sources on the web' });
    await expect(sources.getByText(`${server}/lineup.csv?token=secret`)).toBeVisible();
    await sources.getByRole('button', { name: /^Check for changes: /u }).click();
    await expect(sources.getByText(/^Checked .*: nothing new$/u)).toBeVisible();
    await checkBothSchemes(page);
  });
});

test('an address can be given up, and typed on a phone @narrow', async ({ page }) => {
  await withServer(
    () => undefined,
    async (server) => {
      const id = await storeFestival(page, { ...festival, name: unusedName('Slow address') });
      await page.goto(`/festival/${id}/upload`);
      await page.getByLabel('Or from an address').fill(`${server}/lineup.csv`);
      await page.getByRole('button', { name: 'Fetch', exact: true }).click();
      await expect(page.getByRole('progressbar', { name: 'Fetching the file' })).toBeVisible();
      await checkBothSchemes(page);
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Fetch', exact: true })).toBeVisible();
      await expect(page.getByLabel('Or from an address')).toHaveValue(`${server}/lineup.csv`);
    },
  );
});
