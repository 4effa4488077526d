// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../../testing/render-portal.tsx';
import { lineupDocuments, setsOf } from '../../../../testing/stored-lineup.ts';

const rows = setsOf([
  ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
  ['Owl Parade', 'Chapel', '2026-07-03', '20:30', '21:30'],
]);

async function openFirst(sets = rows, name = /^Owl Parade.*Harbour$/u) {
  const provider = startBackend({ documents: lineupDocuments(sets) });
  const page = renderPortal('/festival/f1/schedule', { provider });
  await page.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
  return { ...page, provider, dialog };
}

const stored = (provider: ReturnType<typeof startBackend>) =>
  provider.stored.read(paths.festival('f1'))?.['acceptedConflicts'];

it('accepts a conflict with a note, shows it as accepted, and withdraws it', async () => {
  const { user, provider, dialog, baseElement } = await openFirst();
  await user.click(dialog.getByRole('button', { name: 'Accept conflict…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Accept conflict' }));
  question.getByText(/Owl Parade is on Chapel at the same time/u);
  await expectAccessible(baseElement);
  const scope = question.getByRole('combobox', { name: 'Accept' });
  expect(
    within(scope)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'This one only',
    '“Owl Parade” on any stages: not one act',
    '“Booked twice” on all of Harbour',
    '“Booked twice” on all of Chapel',
  ]);
  await user.selectOptions(scope, '“Owl Parade” on any stages: not one act');
  await user.type(question.getByRole('textbox', { name: 'Note' }), 'Two choirs');
  await user.click(question.getByRole('button', { name: 'Accept' }));
  await screen.findByText('Conflict accepted');
  await waitFor(() => expect(stored(provider)).toEqual({ 'name owl parade': 'Two choirs' }));
  const accepted = within(await dialog.findByRole('list', { name: 'Accepted conflicts' }));
  expect(accepted.getByRole('listitem').textContent).toContain(
    'Owl Parade: accepted on any stagesTwo choirs',
  );
  expect(dialog.queryByText(/at the same time/u)).toBeNull();
  // The open dialog makes the page inert, so the card is hidden from the accessibility tree.
  screen.getByRole('button', { name: /^Owl Parade.*Booked twice \(accepted\), Harbour$/u, hidden: true });
  await user.click(accepted.getByRole('button', { name: 'Withdraw: Owl Parade: accepted on any stages' }));
  await screen.findByText('The conflict is shown again');
  await dialog.findByText(/Owl Parade is on Chapel at the same time/u);
});

it('is taken back from the toast', async () => {
  const { user, provider, dialog } = await openFirst();
  await user.click(dialog.getByRole('button', { name: 'Accept conflict…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Accept conflict' }));
  await user.click(question.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(stored(provider)).toBeDefined());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored(provider)).toBeUndefined());
});

it('accepts the name that joined names have in common, everywhere', async () => {
  const joined = setsOf([
    ['Owl b2b Kelp', 'Harbour', '2026-07-03', '20:00', '21:00'],
    ['Kelp', 'Chapel', '2026-07-03', '20:30', '21:30'],
  ]);
  const { user, provider, dialog } = await openFirst(joined, /^Owl b2b Kelp.*Harbour$/u);
  await user.click(dialog.getByRole('button', { name: 'Accept conflict…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Accept conflict' }));
  await user.selectOptions(
    question.getByRole('combobox', { name: 'Accept' }),
    '“Kelp” on any stages: not one act',
  );
  await user.click(question.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(stored(provider)).toEqual({ 'name kelp': '' }));
  await waitFor(() => expect(dialog.queryByText(/at the same time/u)).toBeNull());
  dialog.getByText('kelp: accepted on any stages');
});

it('accepts a kind of conflict on the stage of the other set', async () => {
  const { user, provider, dialog } = await openFirst();
  await user.click(dialog.getByRole('button', { name: 'Accept conflict…' }));
  const question = within(await screen.findByRole('dialog', { name: 'Accept conflict' }));
  await user.selectOptions(
    question.getByRole('combobox', { name: 'Accept' }),
    '“Booked twice” on all of Chapel',
  );
  await user.click(question.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(stored(provider)).toEqual({ 'stage doubleBooking Chapel': '' }));
  await waitFor(() => expect(dialog.queryByText(/at the same time/u)).toBeNull());
});
