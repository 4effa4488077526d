import type { Page } from '@playwright/test';
import { unusedName } from '../support/festivals.ts';
import { Hands } from '../support/hands.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { test } from '../support/two-people.ts';

const day = '2027-05-07';
const set = setsOn(day);
const festival = {
  startDate: day,
  endDate: '2027-05-09',
  timezone: 'America/Denver',
  stages: ['Mesa', 'Canyon'],
  sets: [set('Dust Devils', 'Mesa', '18:00', '19:30'), set('Slow River', 'Canyon', '18:30', '20:00')],
};

/** Both people see the day, and can move its sets. */
async function openBoth(pages: readonly [Page, Page]): Promise<void> {
  const id = await storeFestival(pages[0], { ...festival, name: unusedName('Two Hands') });
  for (const each of pages) {
    await each.goto(`/festival/${id}/schedule?day=${day}`);
    await expect(each.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  }
}

test('two people who drag at once lose no move, and who is second at the same set is asked @both', async ({
  page,
  other,
}) => {
  await openBoth([page, other.page]);
  const [mine, theirs] = [new Hands(page), new Hands(other.page)];
  await mine.drag(mine.card('Slow River'), {
    minutes: 30,
    duringDrag: async () => {
      await theirs.drag(theirs.card('Dust Devils'), { minutes: 45 });
      await expect(mine.card('Dust Devils')).toContainText('6:45');
    },
  });
  for (const each of [page, other.page]) {
    await expect(each.getByRole('button', { name: 'Slow River, 7:00 PM - 8:30 PM, Canyon' })).toBeVisible();
    await expect(each.getByRole('button', { name: 'Dust Devils, 6:45 PM - 8:15 PM, Mesa' })).toBeVisible();
  }
  await mine.drag(mine.card('Slow River'), {
    minutes: 30,
    duringDrag: async () => {
      await theirs.drag(theirs.card('Slow River'), { minutes: 60 });
      await expectToast(page, `${other.email} moved Slow River. Your change was not saved.`);
      await expect(page.locator('[data-toast]').getByRole('button')).toHaveText([
        'Keep theirs',
        'Apply mine',
      ]);
    },
  });
  await expect(page.getByRole('button', { name: 'Slow River, 8:00 PM - 9:30 PM, Canyon' })).toBeVisible();
});

test('a set that a colleague deletes while it is dragged is restored with its content @both', async ({
  page,
  other,
}) => {
  await openBoth([page, other.page]);
  const mine = new Hands(page);
  await mine.drag(mine.card('Slow River'), {
    minutes: 30,
    duringDrag: async () => {
      await other.page.getByRole('button', { name: /^Slow River/u }).click();
      await other.page
        .getByRole('dialog', { name: 'Edit Event' })
        .getByRole('button', { name: 'Delete' })
        .click();
      await other.page
        .getByRole('dialog', { name: 'Delete Slow River?' })
        .getByRole('button', { name: 'Delete' })
        .click();
      await expectToast(page, `${other.email} deleted Slow River. Your change was not saved.`);
    },
  });
  await page.getByRole('button', { name: 'Restore' }).click();
  for (const each of [page, other.page])
    await expect(each.getByRole('button', { name: 'Slow River, 6:30 PM - 8:00 PM, Canyon' })).toBeVisible();
});
