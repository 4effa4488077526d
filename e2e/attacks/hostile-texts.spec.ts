import { randomInt } from 'node:crypto';
import { paths } from '@lineup/domain';
import { openMore } from '../support/schedule.ts';
import { portalAddress } from '../support/settings.ts';
import { textFile } from '../support/spreadsheet.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { watchForScripts } from '../support/watch-for-scripts.ts';
import { expectReview, jsonFile, saveAll, uploadFile } from '../support/wizard.ts';

const image = '<img src=x onerror=alert(1)>';
const texts = {
  name: `"><script>alert('name')</script>`,
  stage: `</title>${image}`,
  second: `{{7*7}}\${alert(1)}`,
  artist: `<svg/onload=alert('artist')> ${image}`,
  other: `javascript:alert(1)//'"</script><script>alert(2)</script>`,
};

const festival = {
  startDate: '2027-05-07',
  endDate: '2027-05-08',
  timezone: 'UTC',
  stages: [texts.stage, texts.second],
};
const set = (artistName: string, stage: string) => ({
  artistName,
  stage,
  date: '2027-05-07',
  timeStart: '20:00',
  timeEnd: '21:00',
});

test('markup in every text is shown as it was typed, and the content-security policy has nothing to stop @embedded', async ({
  page,
}) => {
  const violations = await watchForScripts(page, portalAddress);
  await page.goto('/');
  const name = `${texts.name} ${randomInt(1e9)}`;
  const sets = [set(texts.artist, texts.stage), set(texts.other, texts.second)];
  const id = await storeFestival(page, { ...festival, name, sets });

  await page.goto('/');
  await expect(page.getByText(name).first()).toBeVisible();
  await page.goto(`/festival/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goto(`/festival/${id}/stages`);
  await expect(page.getByText(texts.stage).first()).toBeVisible();
  await page.goto(`/festival/${id}/schedule`);
  await expect(page.getByText(texts.artist).first()).toBeVisible();
  await expect(page.getByText(texts.other).first()).toBeVisible();
  await page.getByText(texts.artist).first().click();
  await expect(page.getByRole('dialog').getByLabel('Artist Name')).toHaveValue(texts.artist);
  expect(violations.seen).toEqual([]);
});

test('markup in a lineup file, and in its name, reaches the schedule as text only @embedded', async ({
  page,
}) => {
  const violations = await watchForScripts(page, portalAddress);
  await page.goto('/');
  const id = await storeFestival(page, { ...festival, name: `Lineup ${randomInt(1e9)}`, sets: [] });
  const events = [
    { ...set(texts.artist, texts.stage), imageURL: 'javascript:alert(1)' },
    { ...set(texts.other, texts.second), imageURL: 'data:text/html,<script>alert(1)</script>' },
    {
      ...set(texts.name, texts.second),
      imageURL: '//evil.example/a.png',
      timeStart: '22:00',
      timeEnd: '23:00',
    },
  ];
  await uploadFile(page, id, jsonFile(events, `${image}.json`));
  await expectReview(page, 3);
  await expect(
    page.getByText('evil.example').or(page.getByText('javascript:alert(1)')).first(),
  ).toBeVisible();
  await saveAll(page, 3);
  await expect(page.getByText(texts.artist).first()).toBeVisible();
  await expect(page.locator('img[src^="javascript:"], img[src^="data:text"], img[src^="//"]')).toHaveCount(0);
  expect(violations.seen).toEqual([]);
});

test('markup in a spreadsheet is told as text, in errors as in rows @embedded', async ({ page }) => {
  const violations = await watchForScripts(page, portalAddress);
  await page.goto('/');
  const id = await storeFestival(page, { ...festival, name: `Sheet ${randomInt(1e9)}`, sets: [] });
  await page.goto(`/festival/${id}/schedule`);
  await openMore(page);
  await page.getByRole('button', { name: 'Import Spreadsheet' }).click();
  const rows = `artist name,stage,date,start time,end time\n${image},"${image} is no stage",2027-05-07,20:00,21:00\n`;
  await page.locator('input[type=file]').setInputFiles(textFile(rows, `${image}.csv`));
  await expect(page.getByText(`Stage "${image} is no stage" is not valid`).first()).toBeVisible();
  expect(violations.seen).toEqual([]);
});

test('a picture from an address that is none is refused by the server @embedded', async ({ page }) => {
  await page.goto('/');
  const id = await storeFestival(page, { ...festival, name: `Pictures ${randomInt(1e9)}`, sets: [] });
  const addresses = [
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//evil.example/a.png',
    '/\\evil.example',
    'https://user@evil.example/',
    'vbscript:x',
    ' javascript:alert(1)',
  ];
  for (const imageURL of addresses) {
    const response = await page.request.post('/api/documents/commit', {
      headers: { origin: portalAddress },
      data: {
        writeId: `attack-${randomInt(1e12)}`,
        writes: [{ type: 'update', path: paths.festival(id), data: { imageURL } }],
      },
    });
    expect([imageURL, response.status()]).toEqual([imageURL, 400]);
  }
});
