import { unusedName } from '../support/festivals.ts';
import { expectDay } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';

test('a festival of past decades keeps its dates and hours, on the dashboard and in the schedule @embedded', async ({
  page,
}) => {
  const name = unusedName('Meadow Days');
  const id = await storeFestival(page, {
    name,
    startDate: '1969-08-15',
    endDate: '1969-08-18',
    timezone: 'America/New_York',
    stages: ['Meadow'],
    sets: [
      {
        artistName: 'Moth Parade',
        stage: 'Meadow',
        date: '1969-08-15',
        timeStart: '17:07',
        timeEnd: '18:00',
      },
    ],
  });
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('Aug 15 - Aug 18, 1969');
  await page.goto(`/festival/${id}/schedule`);
  await expectDay(page, '1969-08-15', ['Meadow | Moth Parade | 5:07 PM - 6:00 PM']);
});
