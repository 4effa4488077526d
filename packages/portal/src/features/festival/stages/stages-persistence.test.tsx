// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { act, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { changeAsOther, storedFestival } from '../details/testing/stored-festival.ts';

const names = () => screen.getAllByPlaceholderText<HTMLInputElement>('Stage name').map(({ value }) => value);
const restoredText = 'Your unsaved changes from a moment ago have been restored.';

async function editStages() {
  const provider = storedFestival({ stages: ['Harbour', 'Chapel'] });
  const view = renderPortal('/festival/f1/stages', { provider });
  await view.user.click(await screen.findByRole('button', { name: 'Edit Stages' }));
  fireEvent.change(screen.getByLabelText('Stage name 2'), { target: { value: 'Old Chapel' } });
  await view.user.click(screen.getByRole('button', { name: 'Add Stage' }));
  fireEvent.change(screen.getByLabelText('Stage name 3'), { target: { value: 'Lawn' } });
  const stored = () => provider.stored.read(paths.festival('f1'))?.['stages'];
  return { ...view, provider, stored };
}

test('stages edited before a reload are in the editor again, renames still carry events along', async () => {
  const { reload, provider, stored } = await editStages();
  const { user } = reload();
  expect(await screen.findByText(restoredText)).toBeTruthy();
  expect(names()).toEqual(['Harbour', 'Old Chapel', 'Lawn']);
  await user.click(screen.getByRole('button', { name: 'Add Stage' }));
  fireEvent.change(screen.getByLabelText('Stage name 4'), { target: { value: 'Attic' } });
  await user.click(screen.getByRole('button', { name: 'Save Stages' }));
  await screen.findByRole('button', { name: 'Edit Stages' });
  expect(stored()).toEqual(['Harbour', 'Old Chapel', 'Lawn', 'Attic']);
  expect(provider.stored.read(paths.event('f1', 'e1'))?.['stage']).toBe('Old Chapel');
});

test('Discard closes the editor with what is stored', async () => {
  const { reload, stored } = await editStages();
  const { user } = reload();
  await screen.findByText(restoredText);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await screen.findByRole('button', { name: 'Edit Stages' });
  expect(stored()).toEqual(['Harbour', 'Chapel']);
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('stages that somebody else has changed in the meantime are a choice', async () => {
  const { reload, provider, stored } = await editStages();
  act(() => changeAsOther(provider, { stages: ['Harbour', 'Chapel', 'Pier'] }));
  const { user } = reload();
  await screen.findByText(restoredText);
  await user.click(screen.getByRole('button', { name: 'Save Stages' }));
  const choice = await screen.findByRole('dialog', { name: 'Which version stays?' });
  await user.click(within(choice).getByRole('button', { name: 'Take Theirs' }));
  await screen.findByRole('button', { name: 'Edit Stages' });
  expect(stored()).toEqual(['Harbour', 'Chapel', 'Pier']);
});

test('stages that were saved just before the reload leave nothing to restore', async () => {
  const { reload, provider } = await editStages();
  act(() => changeAsOther(provider, { stages: ['Harbour', 'Old Chapel', 'Lawn'] }));
  reload();
  await screen.findByRole('button', { name: 'Edit Stages' });
  expect(screen.queryByText(restoredText)).toBeNull();
});
