import { checkBothSchemes } from '../support/axe.ts';
import { createByRequest, unusedName } from '../support/festivals.ts';
import { ownLineup } from '../support/lineup-files.ts';
import { chooseSheetFile, csvFile, openImport, textFile } from '../support/spreadsheet.ts';
import { expect, test } from '../support/test.ts';

const lineup = ownLineup('torf-und-stahl-2026.json');
const events = lineup.events.filter(({ timeStart, timeEnd }) => timeEnd > timeStart).slice(0, 40);

test.use({ expectedErrors: [/status of 503/u] });

test('every step of the import can be used by everyone and fits the window, light and dark @narrow @embedded', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const dialog = await openImport(page, await createByRequest(page, lineup, unusedName('Imports')));
  await checkBothSchemes(page);

  const bad = Array.from({ length: 60 }, () => 'Kelp,,2026-07-30,14:00,x');
  await chooseSheetFile(dialog, textFile(`artist name,stage,date,start time,end time\n${bad.join('\n')}`));
  await expect(dialog.getByText('120 errors in the file.')).toBeVisible();
  await checkBothSchemes(page);
  await dialog.getByRole('button', { name: 'Choose another file' }).click();

  const [first, ...rest] = events;
  if (first === undefined) throw new Error('The lineup is empty.');
  const odd = [{ ...first, artistName: 'The Cellar', date: '2026-09-01' }, ...rest];
  await chooseSheetFile(dialog, csvFile(odd));
  await expect(dialog.getByText(/to check$/u)).toBeVisible();
  await checkBothSchemes(page);

  await page.route('**/api/documents/commit', async (route) => {
    if (route.request().postData()?.includes('The Cellar') === true)
      await route.fulfill({ status: 503, body: 'out of order' });
    else await route.continue();
  });
  await dialog.getByRole('button', { name: 'Import 40 events' }).click();
  await expect(dialog.getByText('Successfully uploaded 39 events, 1 failed')).toBeVisible({
    timeout: 30_000,
  });
  await checkBothSchemes(page);
});
