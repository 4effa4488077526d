// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { startBackend, type Backend } from '@lineup/provider-embedded/testing';
import { renderPortal } from '../../../testing/render-portal.tsx';

const restoredText = 'Your unsaved changes from a moment ago have been restored.';
const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const dialog = () => screen.findByRole('dialog', { name: 'Create Festival' });

async function begin() {
  const provider = startBackend();
  const view = renderPortal('/', { provider });
  await screen.findByText('No festivals found');
  await view.user.click(screen.getByRole('button', { name: 'Create Festival' }));
  await dialog();
  change('Festival Name', 'Night Ferry');
  change('Location', 'Pier 4');
  change('Start Date', '2026-09-04');
  change('End Date', '2026-09-06');
  return { ...view, provider };
}

const stored = (provider: Backend) => provider.documents.query({ collection: 'festivals' });

async function submit(user: Awaited<ReturnType<typeof begin>>['user']) {
  await user.click(within(await dialog()).getByRole('button', { name: 'Create Festival' }));
}

test('the dialog opens again after a reload, with what was typed, and creates the festival', async () => {
  const { reload, provider } = await begin();
  const { user } = reload();
  const shown = await dialog();
  expect(within(shown).getByText(restoredText)).toBeTruthy();
  expect(within(shown).getByLabelText<HTMLInputElement>('Festival Name').value).toBe('Night Ferry');
  await expectAccessible(shown);
  await submit(user);
  await screen.findByText('Festival created successfully!');
  expect((await stored(provider)).map(({ data }) => data['name'])).toEqual(['Night Ferry']);
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

/** Submits a create request whose response never arrives, because the page closes first. */
async function submitWithoutAnswer({ provider, user }: Awaited<ReturnType<typeof begin>>) {
  const commit = provider.documents.commit.bind(provider.documents);
  vi.spyOn(provider.documents, 'commit').mockImplementationOnce(async (writes, name) => {
    await commit(writes, name);
    return new Promise(() => undefined);
  });
  await submit(user);
  await waitFor(async () => expect(await stored(provider)).toHaveLength(1));
}

test('a festival that was created just before the reload is not asked for again', async () => {
  const view = await begin();
  await submitWithoutAnswer(view);
  view.reload();
  await screen.findAllByRole('link', { name: /Night Ferry/u });
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a try under the same id makes one festival, which says what the form said last', async () => {
  const view = await begin();
  await submitWithoutAnswer(view);
  const [made] = await stored(view.provider);
  view.provider.stored.drop(made?.path ?? '');
  const { user } = view.reload();
  await dialog();
  view.provider.stored.put(made?.path ?? '', made?.data ?? {});
  change('Location', 'Pier 5');
  await submit(user);
  await screen.findByText('Festival created successfully!');
  expect((await stored(view.provider)).map(({ data }) => data['location'])).toEqual(['Pier 5']);
});

test('Discard empties the form, and can be undone', async () => {
  const { reload } = await begin();
  const { user } = reload();
  const shown = await dialog();
  await user.click(await within(shown).findByRole('button', { name: 'Discard' }));
  const name = within(shown).getByLabelText<HTMLInputElement>('Festival Name');
  expect(name.value).toBe('');
  await waitFor(() => expect(localStorage).toHaveLength(0));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(name.value).toBe('Night Ferry');
});

test('a cancelled form does not come back', async () => {
  const { user, reload } = await begin();
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  reload();
  await screen.findByText('No festivals found');
  expect(screen.queryByRole('dialog')).toBeNull();
});
