// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { dialogTitled, pressOnSchedule } from '../testing/open-dialog.ts';
import { eventData, scheduleProvider } from '../testing/schedule-provider.ts';

async function open(times: { readonly timeStart: string; readonly timeEnd: string }) {
  const provider = scheduleProvider({ e1: times });
  const portal = await pressOnSchedule(provider, /^Owl Parade/u);
  const dialog = await dialogTitled('Edit Event');
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  return {
    ...portal,
    provider,
    dialog,
    field,
    type: (label: string, value: string) => fireEvent.change(field(label), { target: { value } }),
    save: () => portal.user.click(dialog.getByRole('button', { name: 'Save Event' })),
    stored: () => provider.stored.read(paths.event('f1', 'e1')),
  };
}

const afternoon = { timeStart: '14:00', timeEnd: '16:00' };
const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Save a set of 22 hours 45 minutes?' }));

test('a start moved later takes the end along, and the set keeps its length', async () => {
  const { dialog, field, type, save, stored } = await open(afternoon);
  expect(dialog.getByText('2 h')).toBeTruthy();
  for (const part of ['05:00', '17:00', '17:01', '17:15']) type('Start Time', part);
  expect(field('End Time').value).toBe('19:15');
  expect(dialog.getByText('2 h')).toBeTruthy();
  expect(dialog.getByText('Lasts 2 hours, until 7:15 PM.')).toBeTruthy();
  await save();
  await screen.findByText('Event updated successfully!');
  const { timeStart, timeEnd } = eventData({ timeStart: '17:15', timeEnd: '19:15' });
  expect(stored()).toMatchObject({ timeStart, timeEnd });
});

test('an end that was edited too stays, and a set of over eight hours is saved after a question only', async () => {
  const { dialog, field, type, user, save, stored, baseElement } = await open({
    ...afternoon,
    timeEnd: '15:00',
  });
  const before = stored();
  type('End Time', '16:00');
  type('Start Time', '17:15');
  expect(field('End Time').value).toBe('16:00');
  expect(dialog.getByText('22 h 45 min')).toBeTruthy();
  expect(
    dialog.getByText('This set lasts 22 hours 45 minutes. Please check that this is intended.'),
  ).toBeTruthy();
  await save();
  const asked = await question();
  expect(
    asked.getByText('Owl Parade would play from 5:15 PM to 4:00 PM. Most sets are shorter than 8 hours.'),
  ).toBeTruthy();
  await expectAccessible(baseElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: /^Save a set/u })).toBeNull();
  expect(field('End Time').value).toBe('16:00');
  expect(stored()).toEqual(before);
  await save();
  await user.click((await question()).getByRole('button', { name: 'Save Anyway' }));
  await screen.findByText('Event updated successfully!');
  const { timeStart, timeEnd } = eventData({ timeStart: '17:15', timeEnd: '16:00' });
  expect(stored()).toMatchObject({ timeStart, timeEnd });
});

test('a set that was as long before is changed without a question', async () => {
  const { field, user, save } = await open({ timeStart: '10:00', timeEnd: '22:00' });
  await user.type(field('Artist Name'), ' Forever');
  await save();
  expect(await screen.findByText('Event updated successfully!')).toBeTruthy();
});
