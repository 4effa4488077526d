import { unusedName } from '../support/festivals.ts';
import { expectDay } from '../support/schedule.ts';
import { storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectReview, jsonFile, saveAll, uploadFile } from '../support/wizard.ts';

const set = {
  artistName: 'A',
  stage: 'Main',
  start: '2027-01-15T20:00:00-07:00',
  end: '2027-01-15T21:00:00-07:00',
};

/** British Columbia stays on daylight saving time from November 2026, which old runtimes do not know. */
test('an exact time in Vancouver keeps its hour, by the rules of neither server nor browser @embedded', async ({
  page,
}) => {
  const id = await storeFestival(page, {
    name: unusedName('Winter Evening'),
    startDate: '2027-01-15',
    endDate: '2027-01-16',
    timezone: 'America/Vancouver',
    stages: ['Main'],
  });
  await uploadFile(page, id, jsonFile([set]));
  await expectReview(page, 1);
  const sent = page.waitForRequest('**/api/documents/commit');
  await saveAll(page, 1);
  const seconds = [set.start, set.end].map((time) => Date.parse(time) / 1000);
  for (const second of seconds) expect((await sent).postData()).toContain(String(second));
  await expectDay(page, '2027-01-15', ['Main | A | 8:00 PM - 9:00 PM']);
});
