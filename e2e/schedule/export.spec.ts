import { readFile } from 'node:fs/promises';
import { unusedName } from '../support/festivals.ts';
import { expectAccessible } from '../support/axe.ts';
import { outputMenu } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

test('the lineup is exported in two clicks, as a workbook, a table, JSON and a calendar', async ({
  page,
}) => {
  const name = unusedName('Export');
  const id = await storeFestival(page, {
    name,
    startDate: '2027-06-18',
    endDate: '2027-06-19',
    timezone: 'Europe/Madrid',
    stages: ['Harbour'],
    sets: [
      {
        artistName: 'Owl Parade',
        stage: 'Harbour',
        date: '2027-06-18',
        timeStart: '20:00',
        timeEnd: '21:00',
      },
      { artistName: '=Kelp', stage: 'Harbour', date: '2027-06-19', timeStart: '23:30', timeEnd: '00:30' },
    ],
  });
  await page.goto(`/festival/${id}/schedule`);
  await expect(page.locator('[data-event]').first()).toBeVisible();

  const exported = async (button: string) => {
    await outputMenu(page, 'Export').click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await coming;
    await expect(page.getByText(`Exported 2 sets to ${file.suggestedFilename()}`)).toBeVisible();
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };

  await outputMenu(page, 'Export').click();
  await expect(page.getByRole('group', { name: 'Export' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const workbook = await exported('Export Excel Workbook');
  expect(workbook.name).toMatch(/\.xlsx$/u);
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');

  const table = await exported('Export CSV');
  expect(
    table.bytes
      .toString()
      .split('\r\n')
      .map((line) => line.replace(/^[^,]*,/u, '')),
  ).toEqual([
    'artist,stage,start,end,status,replaced by,image',
    'Owl Parade,Harbour,2027-06-18T20:00,2027-06-18T21:00,,,',
    "'=Kelp,Harbour,2027-06-19T23:30,2027-06-20T00:30,,,",
    '',
  ]);

  const json = await exported('Export JSON');
  expect(JSON.parse(json.bytes.toString())).toMatchObject({
    festival: name,
    timezone: 'Europe/Madrid',
    stages: ['Harbour'],
    events: [{ artist: 'Owl Parade', start: '2027-06-18T20:00:00+02:00' }, { artist: '=Kelp' }],
  });

  const calendar = await exported('Export iCal File');
  expect(calendar.name).toMatch(/\.ics$/u);
  const lines = calendar.bytes.toString().split('\r\n');
  expect(lines.filter((line) => /^(?:DTSTART|SUMMARY)/u.test(line))).toEqual([
    'DTSTART:20270618T180000Z',
    'SUMMARY:Owl Parade',
    'DTSTART:20270619T213000Z',
    'SUMMARY:=Kelp',
  ]);
});
