// @vitest-environment jsdom
import { messages, paths, phoneMessages, timestampFromMillis } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { dialogTitled } from '../event/testing/open-dialog.ts';
import { scheduleProvider } from '../event/testing/schedule-provider.ts';
import { blockData } from '../direct/testing/open-grid.ts';

const windowWidth = window.innerWidth;
beforeEach(() => {
  window.innerWidth = 390;
});
afterEach(() => {
  window.innerWidth = windowWidth;
});

const path = paths.event('f1', 'e1');
/** In Vancouver, in July. */
const at = (clock: string) => timestampFromMillis(Date.parse(`2026-07-03T${clock}:00-07:00`));

/** Opens the sheet of Owl Parade, from 8 to 9 PM at the Harbour; a hold is in the Chapel from 8:30 PM. */
async function open(times: { readonly timeStart?: string; readonly timeEnd?: string } = {}) {
  const provider = scheduleProvider({ e1: times });
  const hold = { name: 'Hold', stage: 'Chapel', timeStart: '20:30', timeEnd: '22:00' };
  provider.stored.put(paths.block('f1', 'b1'), blockData(hold));
  const portal = renderPortal('/festival/f1/schedule?day=2026-07-03&event=e1', { provider });
  const sheet = await dialogTitled('Edit Event');
  const later = await sheet.findByRole('button', { name: phoneMessages.later('15 minutes') });
  const start = () => sheet.getByLabelText<HTMLInputElement>('Start Time').value;
  const shown = (text: string) => sheet.findByText(text);
  const changes = () => provider.stored.paths().filter((each) => each.includes('/changes/')).length;
  return { ...portal, provider, sheet, later, start, shown, changes };
}

/** Holds the server's responses until they are released. */
function holdAnswers({ documents }: ReturnType<typeof scheduleProvider>) {
  const commit = documents.commit.bind(documents);
  let letGo: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  documents.commit = async (writes, name) => {
    await wait;
    return commit(writes, name);
  };
  return () => letGo();
}

it('touches add up before the server has answered, and the button keeps the focus', async () => {
  const { user, provider, later, start, shown, changes } = await open();
  const letGo = holdAnswers(provider);
  for (const times of ['8:15 PM - 9:15 PM', '8:30 PM - 9:30 PM', '8:45 PM - 9:45 PM']) {
    await user.click(later);
    await shown(times);
  }
  expect(document.activeElement).toBe(later);
  expect(provider.stored.read(path)).toMatchObject({ timeStart: at('20:00') });
  letGo();
  await waitFor(() => expect(changes()).toBe(3));
  expect(provider.stored.read(path)).toMatchObject({ timeStart: at('20:45'), timeEnd: at('21:45') });
  await waitFor(() => expect(start()).toBe('20:45'));
  expect(document.activeElement).toBe(later);
});

it('what is refused goes back, and the sheet says why until that is answered', async () => {
  const { user, provider, later, shown } = await open();
  provider.failWith(new ProviderError('unavailable'));
  await user.click(later);
  const reason = await screen.findByText(messages.provider.unavailable);
  expect(reason.closest('dialog')).not.toBeNull();
  await shown('8:00 PM - 9:00 PM');
  provider.failWith(null);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(provider.stored.read(path)).toMatchObject({ timeStart: at('20:15') }));
});

it('tells which block the set is over', async () => {
  const { sheet } = await open();
  await sheet.findByText('8:00 PM - 9:00 PM');
  fireEvent.change(sheet.getByLabelText(phoneMessages.moveTo), { target: { value: 'Chapel' } });
  expect(await sheet.findByText(`8:00 PM - 9:00 PM. ${phoneMessages.over('Hold')}`)).toBeDefined();
});

it('says on which day a set is that was moved past midnight, with the way to that day', async () => {
  const { user, later } = await open({ timeStart: '23:50', timeEnd: '23:55' });
  await user.click(later);
  await screen.findByText('Moved Owl Parade to Sat, Jul 4: Harbour, 12:05 AM');
  expect(screen.getByRole('button', { name: 'Go there' })).toBeTruthy();
});
