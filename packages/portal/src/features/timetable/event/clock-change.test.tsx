// @vitest-environment jsdom
import { paths, timestampFromMillis } from '@lineup/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { changeNights } from '../../../testing/stored-lineup.ts';
import { dialogTitled, pressOnSchedule } from './testing/open-dialog.ts';
import { scheduleProvider } from './testing/schedule-provider.ts';

const path = paths.event('f1', 'e1');
/** The morning in which the clocks of Amsterdam go back at 3:00. */
const utc = (hour: number, minute: number) => timestampFromMillis(Date.UTC(2026, 9, 25, hour, minute));
const [first, second] = [utc(0, 30), utc(1, 30)];

/** Opens a set from the second 02:30 until 04:00. */
async function open() {
  const night = { date: '2026-10-24', timeStart: '02:30', timeEnd: '04:00' };
  const provider = scheduleProvider({ e1: night }, {}, changeNights('October'));
  provider.stored.put(path, { ...provider.stored.read(path), timeStart: second });
  const portal = await pressOnSchedule(provider, /^Owl Parade/u, '?day=2026-10-24');
  const dialog = await dialogTitled('Edit Event');
  const save = async () => {
    await portal.user.click(dialog.getByRole('button', { name: 'Save Event' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return provider.stored.read(path);
  };
  const start = () => dialog.getByLabelText<HTMLSelectElement>('Which 2:30 AM it starts at');
  return { ...portal, dialog, save, start };
}

test('a start in the second pass of an hour stays where only the end is changed, and its night says which it is', async () => {
  const { dialog, save, start, baseElement } = await open();
  expect(start().value).toBe('second');
  expect(dialog.getByText(/^02:30 happens twice .* The later one is used\.$/u)).toBeDefined();
  await expectAccessible(baseElement);
  fireEvent.change(dialog.getByLabelText('End Time'), { target: { value: '05:00' } });
  expect(await save()).toMatchObject({ timeStart: second, timeEnd: utc(4, 0) });
});

test('a quarter of an hour and a new length begin from the second pass', async () => {
  const { user, dialog, save } = await open();
  await user.click(dialog.getByRole('button', { name: '15 minutes later' }));
  fireEvent.change(dialog.getByLabelText('Length'), { target: { value: '60' } });
  expect(await save()).toMatchObject({ timeStart: utc(1, 45), timeEnd: utc(2, 45) });
});

test('the other of two is chosen by its name, and the end goes along', async () => {
  const { user, dialog, save, start } = await open();
  await user.selectOptions(start(), 'the first 2:30 AM');
  expect(dialog.getByText(/^02:30 happens twice .* The earlier one is used\.$/u)).toBeDefined();
  expect(await save()).toMatchObject({ timeStart: first, timeEnd: utc(2, 0) });
});

test('a time that is typed is the first of two, until the second is chosen', async () => {
  const { dialog, save, start } = await open();
  fireEvent.change(dialog.getByLabelText('Start Time'), { target: { value: '23:00' } });
  fireEvent.change(dialog.getByLabelText('End Time'), { target: { value: '02:30' } });
  const end = dialog.getByLabelText<HTMLSelectElement>('Which 2:30 AM it ends at');
  expect(end.value).toBe('');
  fireEvent.change(end, { target: { value: 'second' } });
  fireEvent.change(dialog.getByLabelText('Start Time'), { target: { value: '02:30' } });
  expect(start().value).toBe('');
  expect(await save()).toMatchObject({ timeStart: first, timeEnd: second });
});
