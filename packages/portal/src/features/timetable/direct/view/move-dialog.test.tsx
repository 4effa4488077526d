// @vitest-environment jsdom
import {
  ConflictIndex,
  conflictRulesOf,
  conflictSetOf,
  draftToEvent,
  festivalTimestamps,
  messages,
  movingMessages,
  paths,
  timestampFromMillis,
} from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { provideBrowserParts } from '../../../../testing/browser-parts.ts';
import { festival as summer } from '../../../../testing/stored-lineup.ts';
import { dialogTitled } from '../../event/testing/open-dialog.ts';
import { MoveDialog } from './move-dialog.tsx';
import { openGrid } from '../testing/open-grid.ts';

const { actions, dialog: texts } = movingMessages;
const pathOf = (id: string) => paths.event('f1', id);
/** In Vancouver, in July. */
const at = (clock: string) => timestampFromMillis(Date.parse(`2026-07-03T${clock}:00-07:00`));

/** Opens the dialog that moves this set. */
async function openDialog(name: string, { focus, user }: Awaited<ReturnType<typeof openGrid>>) {
  fireEvent.contextMenu(await focus(name));
  const menu = within(await screen.findByRole('menu'));
  await user.click(menu.getByRole('menuitem', { name: actions.move }));
  const dialog = await dialogTitled(texts.title(name));
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  const set = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  const move = () => user.click(dialog.getByRole('button', { name: texts.move }));
  return { dialog, field, set, move };
}

it('starts over each time', async () => {
  const page = await openGrid();
  const first = await openDialog('Reed', page);
  first.set(texts.minutes, '30');
  first.set(texts.stage, 'Harbour');
  await first.move();
  await screen.findByText('Moved Reed to Harbour, Friday 9:00 PM');
  const second = await openDialog('Kelp', page);
  expect([texts.minutes, texts.stage, texts.day].map((label) => second.field(label).value)).toEqual([
    '',
    '',
    '',
  ]);
});

it('moves a set from where a colleague has put it in the meantime', async () => {
  const page = await openGrid();
  const { set, move } = await openDialog('Reed', page);
  set(texts.stage, 'Harbour');
  const stored = page.provider.stored.read(pathOf('e3'));
  act(() =>
    page.provider.stored.put(pathOf('e3'), { ...stored, timeStart: at('18:00'), timeEnd: at('19:00') }),
  );
  await screen.findByRole('button', { name: 'Reed, 6:00 PM - 7:00 PM, Chapel' });
  await move();
  await screen.findByText('Moved Reed to Harbour, Friday 6:00 PM');
  expect(page.provider.stored.read(pathOf('e3'))).toMatchObject({ stage: 'Harbour', timeStart: at('18:00') });
});

it('says so where a colleague has deleted it', async () => {
  const page = await openGrid();
  const { dialog } = await openDialog('Reed', page);
  act(() => page.provider.stored.drop(pathOf('e3')));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: texts.move }).hasAttribute('disabled')).toBe(true),
  );
  expect(dialog.getByRole('status').textContent).toContain('is no longer in the lineup');
});

it('that is refused can be tried again for as long as it takes', async () => {
  const page = await openGrid();
  const { set, move } = await openDialog('Reed', page);
  set(texts.minutes, '15');
  page.provider.failWith(new ProviderError('unavailable'));
  await move();
  const reason = await screen.findByText(messages.provider.unavailable);
  expect(within(reason.closest('li')!).getByRole('button', { name: 'Dismiss' })).toBeDefined();
  page.provider.failWith(null);
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Moved Reed to Chapel, Friday 8:45 PM')).toBeDefined();
});

it('a stage that is not renamed can be given the name again', async () => {
  const { user, provider, focus } = await openGrid();
  await focus('Reed');
  fireEvent.doubleClick(document.querySelector('[data-head="Chapel"]')!);
  const field = await screen.findByRole('textbox', { name: movingMessages.renameStage('Chapel') });
  provider.failWith(new ProviderError('unavailable'));
  fireEvent.change(field, { target: { value: 'Vestry' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText(movingMessages.notRenamed('Chapel', 'Vestry', messages.provider.unavailable));
  provider.failWith(null);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText(messages.festival.stagesSaved);
  expect(provider.stored.read(pathOf('e3'))).toMatchObject({ stage: 'Vestry' });
});

beforeEach(provideBrowserParts);

/** The weekend on which the clocks go forward in Vancouver. */
const { timezone } = summer;
const stamp = timestampFromMillis(0);
const festival = {
  ...summer,
  ...festivalTimestamps({ startDate: '2026-03-07', endDate: '2026-03-08', timezone }),
  created_at: stamp,
  updated_at: stamp,
  id: 'f1',
  version: '1',
};

const event = (id: string, date: string, timeStart: string, timeEnd: string) => {
  const values = { artistName: id, stage: 'Harbour', date, timeStart, timeEnd, imageURL: null };
  return conflictSetOf({ id, ...draftToEvent(values, festival) });
};

it('tells of a clock time that the day skips, and what the sets would run into', async () => {
  const owl = event('Owl Parade', '2026-03-07', '02:30', '04:00');
  const kelp = event('Kelp', '2026-03-08', '04:00', '05:00');
  const conflicts = new ConflictIndex([owl, kelp], conflictRulesOf(festival));
  const none = () => undefined;
  render(<MoveDialog sets={[owl]} tools={{ festival, conflicts }} opened onMove={none} onClose={none} />);
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.selectOptions(screen.getByLabelText('Day'), '2026-03-08');
  expect(Array.from(screen.getByRole('status').children, ({ textContent }) => textContent)).toEqual([
    'Owl Parade: 02:30 does not exist on this day (clocks go forward). It counts as 03:30.',
    'overlaps Kelp',
  ]);
});
