import { setArtistsMessages } from '@lineup/domain';
import { randomInt } from 'node:crypto';
import { checkBothSchemes } from '../support/axe.ts';
import { button } from '../support/editing.ts';
import { unusedName } from '../support/festivals.ts';
import { setsOn, storeFestival } from '../support/stored-festival.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const { add, create, linked, unlinked, created, remove, undecided, none, unnamed } = setArtistsMessages;

test.describe.configure({ timeout: 90_000 });

test('a set is linked to artists in its panel: created, found, unlinked and taken back @both @narrow', async ({
  page,
}) => {
  const number = randomInt(1e6);
  const [otter, wren] = [`Velvet Otter ${number}`, `Tin Wren ${number}`];
  const joined = `${otter} b2b ${wren}`;
  const set = setsOn('2027-08-06');
  const id = await storeFestival(page, {
    name: unusedName('Hazel Bank'),
    startDate: '2027-08-06',
    endDate: '2027-08-07',
    timezone: 'Europe/Oslo',
    stages: ['Grove'],
    sets: [set(joined, 'Grove', '18:00', '19:00')],
  });
  await page.goto(`/festival/${id}/schedule?day=2027-08-06`);
  await page.getByRole('button', { name: new RegExp(`^${otter}`, 'u') }).click();
  const panel = page.getByRole('dialog', { name: 'Edit Event' });
  const field = panel.getByRole('combobox', { name: add });
  await expect(panel.getByText(undecided)).toBeVisible();

  for (const name of [otter, wren]) {
    await field.fill(name.toUpperCase());
    await field.fill(name);
    await expect(panel.getByRole('option', { name: create(name) })).toBeVisible();
    await field.press('Enter');
    await expectToast(page, created(name, joined));
    await expect(panel.getByRole('link', { name })).toBeVisible();
  }
  await checkBothSchemes(page);

  await button(panel, remove(wren)).press('Enter');
  await expectToast(page, unlinked(wren, joined));
  await field.fill(wren.slice(0, -1).toLowerCase());
  await expect(panel.getByRole('option', { name: wren, exact: true })).toBeVisible();
  await field.fill(`wren ${number}`);
  await expect(panel.getByRole('listbox', { name: add }).getByRole('option').first()).toHaveText(wren);
  await field.press('Enter');
  await expectToast(page, linked(wren, joined));

  for (const name of [otter, wren]) {
    await button(panel, remove(name)).click();
    await expect(panel.getByRole('link', { name })).toBeHidden();
  }
  await expect(panel.getByText(none)).toBeVisible();

  // A release only shows artists who appear in the name of the set.
  await field.fill(`Other Owl ${number}`);
  await field.press('Enter');
  await expect(panel.getByText(unnamed(`Other Owl ${number}`))).toBeVisible();
  await button(panel, remove(`Other Owl ${number}`)).click();

  // Artist name and length belong to the form; its unsaved changes are saved first.
  await panel.getByLabel('Artist Name').fill('Somebody else');
  await expect(field).toBeDisabled();
});
