// @vitest-environment jsdom
import { ProviderError, type DocumentPort } from '@lineup/provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shownToasts } from '../../../design/toasts/toast.ts';
import { makeDraftEvents } from '../testing/make-draft.ts';
import { draftAddress, renderWizard, uploadAddress } from '../testing/render-wizard.tsx';

beforeEach(() => localStorage.clear());

it('an upload without a file asks for one', async () => {
  renderWizard(uploadAddress, { record: null });
  const form = (await screen.findByLabelText(/Lineup File/u)).closest('form');
  fireEvent.submit(form ?? document.body);
  expect(await screen.findByText('Please select a file to upload')).toBeTruthy();
});

it('a removal on its way to the server can no longer be undone, and that is said', async () => {
  const { provider, user } = renderWizard(draftAddress, { events: makeDraftEvents(2) });
  const never = vi.fn<DocumentPort['commit']>(() => new Promise(() => undefined));
  await screen.findByText('2 events found');
  const [remove] = screen.getAllByRole('button', { name: 'Remove event' });
  await user.click(remove ?? document.body);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  // The toast disappears after some seconds, but not while it is hovered.
  await user.hover(await screen.findByText('The Lanterns 1 removed'));
  const notice = shownToasts.get().find(({ action }) => action !== undefined);
  provider.documents.commit = never;
  const goOn = screen.getByRole('button', { name: 'Continue to Save' });
  await waitFor(() => expect(goOn).toHaveProperty('disabled', false));
  fireEvent.click(goOn);
  fireEvent.click(await screen.findByText('Save All Events'));
  await waitFor(() => expect(never).toHaveBeenCalled());
  expect(screen.queryByText('Undo')).toBeNull();
  // A click that was already under way when the toast disappeared.
  notice?.action?.onClick();
  const text = 'This removal has already been saved and can no longer be undone.';
  expect(await screen.findByText(text)).toBeTruthy();
});

it('a draft that could not be removed stays, and that is said', async () => {
  const { provider, user } = renderWizard(uploadAddress, { events: makeDraftEvents(1) });
  await user.click(await screen.findByRole('button', { name: /Remove/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove draft' }));
  provider.documents.commit = () => Promise.reject(new ProviderError('internal'));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Failed to remove draft')).toBeTruthy();
  await waitFor(() => expect(screen.getByText(/harbour-lights\.json/u)).toBeTruthy());
});
