// @vitest-environment jsdom
import { festivalTimestamps } from '@lineup/domain';
import { ProviderError, type DocumentPort } from '@lineup/provider';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { smallPicture, startBackend, type Backend } from '@lineup/provider-embedded/testing';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { festivalDocuments } from '../testing/festivals.ts';

const now = () => Date.UTC(2026, 6, 4, 12);
const picture = (size = 10, type = 'image/png') =>
  new File([size === 10 ? smallPicture : new Uint8Array(size)], 'cover.png', { type });

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:cover', revokeObjectURL: () => undefined }),
  );
});

async function openDialog(provider = startBackend({ documents: festivalDocuments({ old: {} }), now })) {
  const rendered = renderPortal('/', { provider, now });
  await rendered.user.click(await screen.findByRole('button', { name: 'Create Festival' }));
  return { ...rendered, dialog: await screen.findByRole('dialog', { name: 'Create Festival' }) };
}

const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fill(dates = { start: '2026-09-04', end: '2026-09-06' }) {
  change('Festival Name', 'Night Ferry');
  change('Location', 'Pier 4');
  change('Start Date', dates.start);
  change('End Date', dates.end);
  change('Timezone', 'Pacific/Auckland');
}

const submit = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Create Festival' });

/** Returns the stored festivals, without the one that existed before. */
async function storedFestivals(provider: Backend) {
  const found = await provider.documents.query({ collection: 'festivals' });
  return found.filter(({ id }) => id !== 'old').map(({ data }) => data);
}

/** Holds commits until the test releases them. */
function holdCommits(provider: Backend) {
  const commit = provider.documents.commit.bind(provider.documents);
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held: DocumentPort['commit'] = async (writes, name) => gate.then(() => commit(writes, name));
  const spy = vi.spyOn(provider.documents, 'commit').mockImplementation(held);
  return { spy, release: () => release() };
}

describe('creating a festival', () => {
  it('stores it in its own zone, closes the dialog and opens its schedule', async () => {
    const { user, provider, dialog, address } = await openDialog();
    fill();
    await user.click(submit(dialog));
    expect(await screen.findByText('Festival created successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('heading', { name: 'Night Ferry', level: 1 })).toBeTruthy();
    expect(address()).toMatch(/^\/festival\/[^/]+\/schedule$/u);
    const span = { startDate: '2026-09-04', endDate: '2026-09-06', timezone: 'Pacific/Auckland' };
    expect(await storedFestivals(provider)).toMatchObject([
      {
        name: 'Night Ferry',
        location: 'Pier 4',
        stages: [],
        imageURL: null,
        dayStartsAt: '00:00',
        ...festivalTimestamps(span),
      },
    ]);
  });

  it('asks nothing on the way to the new festival while the dialog fades out', async () => {
    const { user, dialog, address } = await openDialog();
    const media = window.matchMedia.bind(window);
    vi.stubGlobal('matchMedia', (query: string) => Object.assign(media(query), { matches: false }));
    fill();
    await user.click(submit(dialog));
    await waitFor(() => expect(address()).toMatch(/^\/festival\//u));
    expect(screen.queryByText('Discard this festival?')).toBeNull();
  });

  it('asks for times when the festival has one day, and takes a later day start', async () => {
    const { user, provider, dialog } = await openDialog();
    fill({ start: '2026-09-04', end: '2026-09-04' });
    await user.click(submit(dialog));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'a one-day festival needs a start',
    );
    change('Start Time', '14:00');
    change('End Time', '23:30');
    expect(within(dialog).queryByRole('alert')).toBeNull();
    await user.click(submit(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const span = { startDate: '2026-09-04', startTime: '14:00', endDate: '2026-09-04', endTime: '23:30' };
    expect(await storedFestivals(provider)).toMatchObject([
      festivalTimestamps({ ...span, timezone: 'Pacific/Auckland' }),
    ]);
  });

  it('has the times under "More options"', async () => {
    const { user, dialog } = await openDialog();
    const more = within(dialog).getByRole('button', { name: 'More options', expanded: false });
    await user.click(more);
    expect(within(dialog).getByLabelText<HTMLInputElement>('Festival day starts at').value).toBe('00:00');
    expect(more.getAttribute('aria-expanded')).toBe('true');
  });

  it('offers popular zones and all zones', async () => {
    const { dialog } = await openDialog();
    const groups = within(dialog).getAllByRole('group', { name: /Popular|All/u });
    expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([
      8,
      expect.any(Number),
    ]);
  });

  it('can be used by everyone', async () => {
    const { dialog, user } = await openDialog();
    await user.click(submit(dialog));
    await expectAccessible(dialog);
  });
});

describe('a form that cannot be stored', () => {
  it('names all that is missing at once, joined with commas, and goes to the first field', async () => {
    const { user, provider, dialog } = await openDialog();
    await user.click(submit(dialog));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'Festival name is required, Location is required, Start date is required, End date is required',
    );
    const name = within(dialog).getByLabelText('Festival Name');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(name);
    expect(await storedFestivals(provider)).toEqual([]);
  });

  it('refuses an end before the start', async () => {
    const { user, dialog } = await openDialog();
    fill({ start: '2026-09-06', end: '2026-09-04' });
    await user.click(submit(dialog));
    expect(within(dialog).getAllByText('End date must be after start date')).toHaveLength(2);
  });
});

describe('a cover', () => {
  it('is shown at once and stored with the festival', async () => {
    const { user, provider, dialog } = await openDialog();
    fill();
    await user.upload(within(dialog).getByLabelText('Cover Image'), picture());
    expect(within(dialog).getByRole('img', { name: 'Preview of the cover' })).toBeTruthy();
    await user.click(submit(dialog));
    expect(await screen.findByText('Festival created with image successfully!')).toBeTruthy();
    expect((await storedFestivals(provider))[0]?.['imageURL']).toMatch(/^\/files\//u);
  });

  it.each([
    [
      'of another type',
      picture(10, 'text/plain'),
      'Invalid file type. Please select an image file (JPG, PNG, GIF, WebP)',
    ],
    ['over 10 MB', picture(10 * 1024 * 1024 + 1), 'File size too large. Maximum size is 10MB'],
  ])('%s is refused at once', async (_what, file, message) => {
    const { dialog, provider } = await openDialog();
    const user = userEvent.setup({ applyAccept: false });
    fill();
    await user.upload(within(dialog).getByLabelText('Cover Image'), file);
    expect(within(dialog).getByText(message)).toBeTruthy();
    expect(within(dialog).queryByRole('img', { name: 'Preview of the cover' })).toBeNull();
    expect(provider.stored.files()).toEqual([]);
  });

  it('that could not be stored leaves the festival, says so and can be tried again', async () => {
    const upload = vi.fn<Backend['files']['upload']>();
    upload.mockRejectedValueOnce(new ProviderError('storage-full'));
    upload.mockRejectedValueOnce(new ProviderError('internal'));
    upload.mockImplementation(async (path) => ({ path, url: '/files/cover' }));
    const { user, provider, dialog } = await openDialog(startBackend({ now, upload }));
    fill();
    await user.upload(within(dialog).getByLabelText('Cover Image'), picture());
    await user.click(submit(dialog));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('The festival was created, but its cover image could not be saved.');
    expect(alert.textContent).toContain('Not saved: the storage is full.');
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    expect(await within(dialog).findByText('Failed to upload image.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Image uploaded successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await storedFestivals(provider)).toMatchObject([
      { name: 'Night Ferry', imageURL: '/files/cover' },
    ]);
  });
});

describe('a festival that another administrator removes before its cover is tried again', () => {
  it('is not created again', async () => {
    const upload = vi.fn<Backend['files']['upload']>(async (path) => ({ path, url: '/files/cover' }));
    upload.mockRejectedValueOnce(new ProviderError('internal'));
    const { user, provider, dialog } = await openDialog(startBackend({ now, upload }));
    fill();
    await user.upload(within(dialog).getByLabelText('Cover Image'), picture());
    await user.click(submit(dialog));
    await within(dialog).findByRole('button', { name: 'Try Again' });
    const [made] = await provider.documents.query({ collection: 'festivals' });
    act(() => provider.stored.drop(made?.path ?? ''));
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    expect(await within(dialog).findByText('Festival not found')).toBeTruthy();
    expect(await storedFestivals(provider)).toEqual([]);
  });
});

describe('one form makes one festival', () => {
  it('when it is submitted twice at once', async () => {
    const { user, provider, dialog } = await openDialog();
    fill();
    const { spy, release } = holdCommits(provider);
    await user.dblClick(submit(dialog));
    await user.keyboard('{Enter}');
    expect(spy).toHaveBeenCalledTimes(1);
    act(release);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await storedFestivals(provider)).toHaveLength(1);
  });

  it('when the answer to the first try was lost, with what the form says last', async () => {
    const { user, provider, dialog } = await openDialog();
    fill();
    const commit = provider.documents.commit.bind(provider.documents);
    vi.spyOn(provider.documents, 'commit').mockImplementationOnce(async (writes, name) => {
      await commit(writes, name);
      throw new ProviderError('internal');
    });
    await user.click(submit(dialog));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Failed to create festival');
    change('Location', 'Pier 4, shed B');
    await user.click(submit(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await storedFestivals(provider)).toMatchObject([
      { name: 'Night Ferry', location: 'Pier 4, shed B' },
    ]);
  });

  it('and the next form another', async () => {
    const { user, provider, dialog, go, address } = await openDialog();
    fill();
    await user.click(submit(dialog));
    await waitFor(() => expect(address()).toMatch(/^\/festival\//u));
    await go('/');
    await user.click(await screen.findByRole('button', { name: 'Create Festival' }));
    const next = await screen.findByRole('dialog');
    expect(within(next).getByLabelText<HTMLInputElement>('Festival Name').value).toBe('');
    fill();
    await user.click(submit(next));
    await waitFor(async () => expect(await storedFestivals(provider)).toHaveLength(2));
  });
});

describe('leaving the form', () => {
  it('asks nothing while nothing was entered', async () => {
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(['Cancel', 'Close'])('with input asks first (%s), and keeps it', async (button) => {
    const { user, dialog } = await openDialog();
    change('Location', 'Pier 4');
    await user.click(within(dialog).getByRole('button', { name: button }));
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(within(dialog).getByLabelText<HTMLInputElement>('Location').value).toBe('Pier 4');
  });

  it('drops the input when told to', async () => {
    const { user, provider } = await openDialog();
    change('Location', 'Pier 4');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await storedFestivals(provider)).toEqual([]);
  });

  it('by Escape from the question keeps the form and asks once', async () => {
    const { user, dialog } = await openDialog();
    change('Location', 'Pier 4');
    await user.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Keep Editing' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep Editing' })).toBeNull());
    expect(within(dialog).getByLabelText<HTMLInputElement>('Location').value).toBe('Pier 4');
  });

  it('for another page asks as well', async () => {
    const { user, go, address } = await openDialog();
    change('Location', 'Pier 4');
    void go('/festival/old');
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    expect(address()).toBe('/');
  });
});
