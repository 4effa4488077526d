import { button } from '../support/editing.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectVisibleAtEveryWidth as see } from '../support/visible-text.ts';
import { chooseFile, jsonFile } from '../support/wizard.ts';

const festival = {
  name: 'Kiln Hills',
  startDate: '2027-07-09',
  endDate: '2027-07-11',
  timezone: 'Europe/Warsaw',
  stages: ['Kiln', 'Yard'],
};
const rows = [
  { artistName: 'Night Shift', stage: 'Kiln', date: '2027-07-09', timeStart: '23:00', timeEnd: '02:00' },
  { artistName: '', stage: 'Shed', date: '2028-01-01', timeStart: '', timeEnd: '' },
];

test.use({ expectedErrors: [/the server responded with a status of (?:40[09]|500)/u] });

test('the steps of the wizard show every text of the specification @embedded', async ({ page }) => {
  test.setTimeout(120_000);
  const id = await storeFestival(page, festival);
  await page.goto(`/festival/${id}/upload`);
  await see(page, 'Upload', 'Processing', 'Review & Edit', 'Save', 'JSON', 'Image');
  await see(
    page,
    'Download JSON Template',
    /artistName.*required/u,
    /stage.*required/u,
    /YYYY-MM-DD.*festival dates/u,
    /HH:MM.*24-hour/u,
    /23:00 to 02:00/u,
    /imageURL.*optional/u,
  );
  await page.getByText('Image', { exact: true }).click();
  await see(page, /coming soon/u, /not yet available/u);
  await page.getByText('JSON', { exact: true }).click();
  await chooseFile(page, jsonFile(' '.repeat(5 * 1024 * 1024 + 1)));
  await see(page, 'File size too large. Maximum size is 5MB');

  const release = await holdRequests(page, '**/api/functions/processUpload');
  await chooseFile(page, jsonFile({ events: rows }));
  await see(page, 'lineup.json (0.00 MB)');
  await button(page, 'Upload').click();
  await see(page, 'File uploaded successfully! Processing in background...');
  await see(page, 'Processing Your File', /may take a few minutes/u);
  release();
  await see(page, /events have validation issues\. Please review and fix them\.$/u);
  await see(
    page,
    'Review and Edit Events',
    '2 events found',
    'Validation Issues Found',
    'Some events have validation errors. Please fix them before saving.',
    'Artist Name',
    'Stage',
    'Date',
    'Start Time',
    'End Time',
    '+1 day',
    'Fri, Jul 9',
    'Upload New File',
    'Continue to Save',
    'Artist name is required',
    'Stage "Shed" is not valid',
    'Date must be within festival date range (2027-07-09 to 2027-07-11)',
    'Start time is required',
    'End time is required',
  );
  const draft = new URL(page.url()).pathname;
  await page.goto(`${draft}?step=4`);
  await see(page, 'Draft loaded successfully!');
  await see(
    page,
    'Save Events',
    'Cannot save events with validation errors. Please fix them in the edit step.',
    'Back to Edit',
    'Save All Events',
  );
  // Events on none of the festival's days have a separate tab.
  await page.getByRole('tab').last().click();
  await see(page, 'Unknown Artist');
});

test('a valid, an empty and a broken file show their texts @embedded', async ({ page }) => {
  test.setTimeout(120_000);
  const id = await storeFestival(page, festival);
  const upload = async (content: unknown) => {
    await page.goto(`/festival/${id}/upload`);
    await chooseFile(page, jsonFile(content));
    await button(page, 'Upload').click();
  };
  await upload({ events: rows.slice(0, 1) });
  await see(page, 'Processing completed! All events are valid.');
  await see(page, '1 events found', 'Night Shift');
  await button(page, 'Continue to Save').click();
  await see(page, /^Ready to save 1 events to the festival schedule/u, 'Kiln', 'Night Shift', /Fri, Jul 9/u);
  await button(page, 'Save All Events').click();
  await page.waitForURL(/\/schedule(?:\?|$)/u);

  await upload({ events: [] });
  await see(page, 'No events found', "The processing job didn't find any valid events in your file.");
  await upload('{');
  await see(page, 'Processing failed. Please try again.', 'Try Again');
  await expect(button(page, 'Try Again')).toBeEnabled();
});
