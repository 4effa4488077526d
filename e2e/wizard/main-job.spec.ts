import { datesBetween } from '../support/dates.ts';
import { createInDialog, unusedName } from '../support/festivals.ts';
import { lineupFiles, type LineupFile } from '../support/lineup-files.ts';
import { expectSchedule } from '../support/schedule.ts';
import { test } from '../support/test.ts';
import { expectReview, saveAll, uploadFile } from '../support/wizard.ts';

/** On the emulators, the festival with a night of 25 hours represents all. */
const tagsOf = ({ fileName }: LineupFile) => (fileName === 'umschaltnacht-2026.json' ? ['@both'] : []);

/**
 * The unit tests read these as well, see `lineups-dir.test.ts`; of the invented ones, only the largest and the one of
 * 25 hours are uploaded.
 */
const isOnlyRead = ({ fileName }: LineupFile) =>
  ['polderlicht-2026.json', 'torf-und-stahl-2026.json'].includes(fileName);

for (const lineup of lineupFiles().filter((file) => !isOnlyRead(file))) {
  const { festival, events, fileName } = lineup;

  test(
    `${fileName}: all ${events.length} events reach the schedule, none an hour off`,
    { tag: tagsOf(lineup) },
    async ({ page }) => {
      test.setTimeout(180_000);
      const festivalId = await createInDialog(page, lineup, unusedName(festival.name));
      await uploadFile(page, festivalId, lineup.path);
      await expectReview(page, events.length);
      await saveAll(page, events.length);

      await expectSchedule(page, events, datesBetween(festival.startDate, festival.endDate));
    },
  );
}
