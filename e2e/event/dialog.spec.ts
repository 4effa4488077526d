import type { Locator } from '@playwright/test';
import { answerLeaving, button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { pictureFile, tooLargePicture } from '../support/picture.ts';
import { dayTabs, expectDay } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const festival = {
  startDate: '2027-07-09',
  endDate: '2027-07-11',
  timezone: 'Europe/Warsaw',
  stages: ['Kiln', 'Yard'],
  sets: [
    { artistName: 'Clay Parade', stage: 'Kiln', date: '2027-07-09', timeStart: '19:00', timeEnd: '20:00' },
  ],
};

/** Opens the schedule of a new festival at a day. */
async function openSchedule(page: Parameters<typeof storeFestival>[0], name: string, day = '2027-07-09') {
  const id = await storeFestival(page, { ...festival, name: unusedName(name) });
  await page.goto(`/festival/${id}/schedule?day=${day}`);
  await expect(page.getByRole('heading', { name: 'Festival Schedule' })).toBeVisible();
  return {
    id,
    created: page.getByRole('dialog', { name: 'Create Event' }),
    edited: page.getByRole('dialog', { name: 'Edit Event' }),
  };
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

async function boxOf(part: Locator): Promise<Box> {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (box === null) throw new Error('Not on the page');
  return box;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('an event of the night is added at its stage and day @narrow @both', async ({ page }) => {
  const { created } = await openSchedule(page, 'Adding', '2027-07-10');
  await button(page, 'Add Event to Yard').click();
  await expect(created.getByLabel('Artist Name')).toBeFocused();
  await expect(created.getByLabel('Stage')).toHaveValue('Yard');
  await expect(created.getByLabel('Date')).toHaveValue('2027-07-10');
  await expect(created.getByLabel('Date').getByRole('option')).toHaveText([
    'Fri, Jul 9',
    'Sat, Jul 10',
    'Sun, Jul 11',
  ]);

  await button(created, 'Create Event').click();
  for (const text of ['Artist name is required', 'Start time is required', 'End time is required']) {
    await expect(created.getByText(text)).toBeVisible();
  }
  await created.getByLabel('Artist Name').fill('  Night Shift ');
  await created.getByLabel('Start Time').fill('23:15');
  await created.getByLabel('End Time').fill('01:30');
  await expect(created.getByText('+1 day')).toBeVisible();
  await button(created, 'Create Event').dblclick();
  await expectToast(page, 'Event created successfully!');
  await expect(created).toBeHidden();
  await expectDay(page, '2027-07-10', ['Yard | Night Shift | 11:15 PM - 1:30 AM']);
  await expect(page.getByRole('button', { name: /^Night Shift/u })).toHaveAccessibleName(
    /ends on the next day/u,
  );
});

for (const width of [1440, 390]) {
  for (const hourCycle of ['h12', 'h23'] as const) {
    test.describe(`at ${width} px, with the clock ${hourCycle}`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('the mark of the next day covers no label and no field', async ({ page }) => {
        const name = unusedName(`Next day ${hourCycle} ${width}`);
        const id = await storeFestival(page, { ...festival, name, hourCycle });
        await page.goto(`/festival/${id}/schedule?day=2027-07-09`);
        await button(page, 'Add Event to Yard').click();
        const form = page.getByRole('dialog', { name: 'Create Event' });
        await form.getByLabel('Start Time').fill('23:15');
        await form.getByLabel('End Time').fill('01:30');
        const mark = await boxOf(form.getByText('+1 day', { exact: true }));
        await expect(form.getByLabel('End Time')).toHaveAccessibleDescription('+1 day');
        for (const label of ['Start Time', 'End Time', 'Length']) {
          for (const part of [form.locator('label', { hasText: label }), form.getByLabel(label)]) {
            expect(overlap(mark, await boxOf(part)), label).toBe(false);
          }
        }
      });
    });
  }
}

test('control characters in a pasted name are removed, and a hint says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { created } = await openSchedule(page, 'Pasting');
  await button(page, 'Add Event to Yard').click();
  await expect(created.getByLabel('Artist Name')).toBeFocused();
  await page.evaluate(() => navigator.clipboard.writeText('Night\u0007 Sh\u009Bift'));
  await page.keyboard.press('ControlOrMeta+V');
  await expectToast(page, 'Control characters were removed from what you entered.');
  await expect(created.getByLabel('Artist Name')).toHaveValue('Night Shift');
  await created.getByLabel('Start Time').fill('20:15');
  await created.getByLabel('End Time').fill('21:30');
  await button(created, 'Create Event').click();
  await expectToast(page, 'Event created successfully!');
  await expectDay(page, '2027-07-09', [
    'Kiln | Clay Parade | 7:00 PM - 8:00 PM',
    'Yard | Night Shift | 8:15 PM - 9:30 PM',
  ]);
});

test('an event is changed by its card and moves to another day and stage', async ({ page }) => {
  const { edited } = await openSchedule(page, 'Changing');
  await page.getByRole('button', { name: /^Clay Parade/u }).click();
  await expect(edited.getByLabel('Artist Name')).toHaveValue('Clay Parade');
  await expect(edited.getByLabel('Start Time')).toHaveValue('19:00');
  await edited.getByLabel('Artist Name').fill('');
  await button(edited, 'Save Event').click();
  await expect(edited.getByText('Artist name is required')).toBeVisible();
  await expect(edited.getByLabel('Artist Name')).toBeFocused();

  await edited.getByLabel('Artist Name').fill('Clay & Sons');
  await edited.getByLabel('Stage').selectOption('Yard');
  await edited.getByLabel('Date').selectOption({ label: 'Sun, Jul 11' });
  await edited.getByLabel('End Time').fill('19:00');
  await expect(
    edited.getByText('Start and end times are the same. Please check that this is intended.'),
  ).toBeVisible();
  await edited.getByLabel('End Time').fill('21:00');
  await button(edited, 'Save Event').click();
  await expectToast(page, 'Event updated successfully!');
  await expectDay(page, '2027-07-09', []);
  await expectDay(page, '2027-07-11', ['Yard | Clay & Sons | 7:00 PM - 9:00 PM']);
});

test('a start typed later takes the end along, and a set of over eight hours asks first', async ({
  page,
}) => {
  const { edited } = await openSchedule(page, 'Lengths');
  const card = page.getByRole('button', { name: /^Clay Parade/u });
  const [start, end] = [edited.getByLabel('Start Time'), edited.getByLabel('End Time')];
  await card.click();
  await expect(edited.getByText('1 h', { exact: true })).toBeVisible();
  await start.focus();
  await page.keyboard.type('1015PM');
  await expect(start).toHaveValue('22:15');
  await expect(end).toHaveValue('23:15');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Event updated successfully!');
  await expectDay(page, '2027-07-09', ['Kiln | Clay Parade | 10:15 PM - 11:15 PM']);

  await card.click();
  await end.fill('20:00');
  await start.focus();
  await page.keyboard.type('0915PM');
  await expect(end).toHaveValue('20:00');
  await expect(
    edited.getByText('This set lasts 22 hours 45 minutes. Please check that this is intended.'),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Save a set of 22 hours 45 minutes?' });
  await expect(button(question, 'Keep Editing')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(edited).toBeVisible();
  await button(edited, 'Save Event').click();
  await button(question, 'Save Anyway').click();
  await expect(edited).toBeHidden();
  await expectDay(page, '2027-07-09', ['Kiln | Clay Parade | 9:15 PM - 8:00 PM']);
});

test('an event is deleted after a question @both', async ({ page }) => {
  const { edited } = await openSchedule(page, 'Deleting');
  await page.getByRole('button', { name: /^Clay Parade/u }).click();
  await button(edited, 'Delete').click();
  const question = page.getByRole('dialog', { name: 'Delete Clay Parade?' });
  await expect(question.getByText('Are you sure you want to delete this event?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(edited).toBeVisible();
  await button(edited, 'Delete').click();
  await button(question, 'Delete').click();
  await expectToast(page, 'Event deleted successfully!');
  await expect(edited).toBeHidden();
  await page.reload();
  await expect(dayTabs(page)).toHaveCount(3);
  await expectDay(page, '2027-07-09', []);
});

test('a picture is checked, previewed, stored with the event and removed again @both', async ({ page }) => {
  const { edited } = await openSchedule(page, 'Pictures');
  const card = page.getByRole('button', { name: /^Clay Parade/u });
  await card.click();
  const picker = edited.getByLabel('Image');
  await picker.setInputFiles({ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3') });
  await expect(
    edited.getByText('Invalid file type. Please select an image file (JPG, PNG, GIF, WebP)'),
  ).toBeVisible();
  await picker.setInputFiles(await tooLargePicture(test.info()));
  await expect(edited.getByText('File size too large. Maximum size is 10MB')).toBeVisible();
  await picker.setInputFiles(await pictureFile(page, 'band.png'));
  await expect(edited.getByRole('img', { name: 'Preview of the image' })).toBeVisible();
  await expect(edited.getByText(/^band\.png \(\d+\.\d\d MB\)$/u)).toBeVisible();
  await button(edited, 'Save Event').click();
  await expectToast(page, 'Event updated successfully!');
  // The version for a card; on Firebase the original picture, 250 pixels wide, until the function has created that
  // version.
  await expect(async () =>
    expect([160, 250]).toContain(
      await card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ),
  ).toPass();

  await card.click();
  await expect(edited.getByRole('img', { name: 'Current image' })).toBeVisible();
  await button(edited, 'Remove Image').click();
  await button(edited, 'Save Event').click();
  await expect(edited).toBeHidden();
  await expect(card.locator('img')).toHaveCount(0);
});

test('closing or leaving with what is not saved asks first', async ({ page }) => {
  const { id, created, edited } = await openSchedule(page, 'Unsaved');
  const card = page.getByRole('button', { name: /^Clay Parade/u });
  await card.click();
  await button(edited, 'Cancel').click();
  await expect(edited).toBeHidden();
  await expect(card).toBeFocused();

  await card.click();
  await edited.getByLabel('Artist Name').fill('Somebody');
  await page.keyboard.press('Escape');
  await answerLeaving(page, 'Keep Editing');
  await expect(edited.getByLabel('Artist Name')).toHaveValue('Somebody');
  await button(edited, 'Cancel').click();
  await answerLeaving(page, 'Discard');

  await page.getByRole('tab', { name: 'Stages' }).click();
  await page.getByRole('tab', { name: 'Schedule', exact: true }).click();
  await button(page, 'Add Event to Kiln').click();
  await created.getByLabel('Artist Name').fill('Nobody Yet');
  await page.evaluate(() => history.back());
  await answerLeaving(page, 'Keep Editing');
  await expect(created.getByLabel('Artist Name')).toHaveValue('Nobody Yet');
  await expect(page).toHaveURL(new RegExp(`/festival/${id}/schedule`, 'u'));
});
