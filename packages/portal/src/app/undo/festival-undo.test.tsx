// @vitest-environment jsdom
import { paths } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { createServices } from '@lineup/services';
import { startBackend, type Backend } from '@lineup/provider-embedded/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { deferred } from '../../testing/deferred.ts';
import { renderPortal, type RenderedPortal } from '../../testing/render-portal.tsx';
import { lineupDocuments, setsOf } from '../../testing/stored-lineup.ts';

const rows = setsOf([
  ['Owl Parade', 'Harbour', '2026-07-03', '20:00', '21:00'],
  ['Night Ferry', 'Chapel', '2026-07-03', '22:00', '23:00'],
]);

function setUp() {
  let time = Date.UTC(2026, 5, 1, 19);
  const provider = startBackend({ documents: lineupDocuments(rows), now: () => (time += 1000) });
  const services = createServices(provider, { now: () => time, random: () => 0.5 });
  return { provider, services };
}

const nameOf = (provider: Backend, id = 'e0') =>
  provider.stored.read(paths.event('f1', id))?.['artistName'] ?? null;
const expectName = (provider: Backend, name: string | null, id = 'e0') =>
  waitFor(() => expect(nameOf(provider, id)).toBe(name));
const press = (user: UserEvent, keys: string) => user.keyboard(`{Control>}${keys}{/Control}`);

/** Opens a set, changes its artist and saves. */
async function rename({ user }: Pick<RenderedPortal, 'user'>, from: RegExp, to: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: from }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
  const artist = dialog.getByRole('textbox', { name: 'Artist Name' });
  await user.clear(artist);
  await user.type(artist, to);
  await user.click(dialog.getByRole('button', { name: 'Save Event' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('the keys of a festival’s page', () => {
  it('take back one’s own changes, newest first, and bring them back', async () => {
    const { provider } = setUp();
    const page = renderPortal('/festival/f1/schedule', { provider });
    await rename(page, /^Owl Parade/u, 'Tawny');
    await rename(page, /^Tawny/u, 'Barn');
    await press(page.user, 'z');
    await expectName(provider, 'Tawny');
    await screen.findByText('Undid: Renamed Tawny to Barn');
    await press(page.user, 'z');
    await expectName(provider, 'Owl Parade');
    await press(page.user, 'y');
    await expectName(provider, 'Tawny');
    await screen.findByText('Redid: Renamed Owl Parade to Tawny');
    await press(page.user, '{Shift>}Z{/Shift}');
    await expectName(provider, 'Barn');
  });

  it('go on after a reload', async () => {
    const { provider } = setUp();
    const page = renderPortal('/festival/f1/schedule', { provider });
    await rename(page, /^Owl Parade/u, 'Tawny');
    const { user } = page.reload();
    await screen.findByRole('button', { name: /^Tawny/u });
    await press(user, 'z');
    await expectName(provider, 'Owl Parade');
    await screen.findByText('Undid: Renamed Owl Parade to Tawny');
  });

  it('do so also on a page that has not been idle yet', async () => {
    const { provider } = setUp();
    const page = renderPortal('/festival/f1/schedule', { provider });
    await rename(page, /^Owl Parade/u, 'Tawny');
    vi.stubGlobal('requestIdleCallback', () => 0);
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user } = page.reload();
    await screen.findByRole('button', { name: /^Tawny/u });
    expect(screen.queryByRole('button', { name: 'Undo last change' })).toBeNull();
    await press(user, 'z');
    await expectName(provider, 'Owl Parade');
    screen.getByRole('button', { name: 'Undo last change' });
  });

  it('never take back what others did, or what was done before the visit', async () => {
    const { provider, services } = setUp();
    await services.events.update('f1', 'e0', { artistName: 'Tawny' });
    const { user } = renderPortal('/festival/f1/schedule', { provider });
    await screen.findByRole('button', { name: /^Tawny/u });
    const undo = await screen.findByRole('button', { name: 'Undo last change' });
    expect(undo.hasAttribute('disabled')).toBe(true);
    await press(user, 'z');
    expect(nameOf(provider)).toBe('Tawny');
  });

  it('leave text and dialogs with fields to the browser', async () => {
    const { provider } = setUp();
    const page = renderPortal('/festival/f1/schedule', { provider });
    await rename(page, /^Owl Parade/u, 'Tawny');
    await page.user.click(screen.getByRole('button', { name: /^Tawny/u }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
    await press(page.user, 'z');
    dialog.getByRole('button', { name: 'Cancel' }).focus();
    await press(page.user, 'z');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(nameOf(provider)).toBe('Tawny');
    await page.user.click(screen.getByRole('button', { name: 'Undo last change' }));
    await expectName(provider, 'Owl Parade');
    await page.user.click(screen.getByRole('button', { name: 'Redo last change' }));
    await expectName(provider, 'Tawny');
  });
});

describe('the toast of a change', () => {
  it('offers to undo it', async () => {
    const { provider } = setUp();
    const { user } = renderPortal('/festival/f1/schedule', { provider });
    await user.click(await screen.findByRole('button', { name: /^Owl Parade/u }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Owl Parade?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await expectName(provider, null);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await expectName(provider, 'Owl Parade');
    await user.click(await screen.findByRole('button', { name: 'Redo' }));
    await expectName(provider, null);
  });
});

describe('an undo from the history', () => {
  it('is taken back by the keys, which then tell what they brought back', async () => {
    const { provider } = setUp();
    const first = renderPortal('/festival/f1/schedule', { provider });
    await rename(first, /^Owl Parade/u, 'Tawny');
    await expectName(provider, 'Tawny');
    first.unmount();
    sessionStorage.clear();

    const { user } = renderPortal('/festival/f1/history', { provider });
    const [entry] = await screen.findAllByRole('article');
    if (entry === undefined) throw new Error('The history is empty.');
    await user.click(within(entry).getByRole('button'));
    await user.click(await within(entry).findByRole('button', { name: 'Undo this' }));
    const question = within(await screen.findByRole('dialog', { name: 'Undo this change?' }));
    const [undo] = question.getAllByRole('button', { name: 'Undo' });
    if (undo === undefined) throw new Error('Nothing to answer with.');
    await user.click(undo);
    await expectName(provider, 'Owl Parade');
    await screen.findByText('Undid: Renamed Owl Parade to Tawny');
    await press(user, 'z');
    await expectName(provider, 'Tawny');
    await screen.findByText('Redid: Renamed Owl Parade to Tawny');
  });
});

describe('later work on the same', () => {
  async function clash() {
    const { provider, services } = setUp();
    const page = renderPortal('/festival/f1/schedule', { provider });
    await rename(page, /^Owl Parade/u, 'Tawny');
    await services.events.update('f1', 'e0', { artistName: 'Barn', stage: 'Chapel' });
    await screen.findByRole('button', { name: /^Barn/u });
    await press(page.user, 'z');
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo with later changes?' }));
    return { ...page, provider, dialog };
  }

  it('is shown, and stays where one cancels', async () => {
    const { provider, user, dialog, baseElement } = await clash();
    expect(dialog.getByText('Later work changed this one.')).toBeTruthy();
    const later =
      /^“Edited Tawny: moved from Fri Harbour to Chapel; changed artist”, by admin@festival\.example on \w+, \w+ \d+, .*[AP]M\.$/u;
    expect(await dialog.findByText(later)).toBeTruthy();
    expect(dialog.getByRole('row', { name: 'artist Tawny Barn Owl Parade' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Undo the rest' })).toBeNull();
    await expectAccessible(baseElement);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(nameOf(provider)).toBe('Barn');
  });

  it('is taken back as well where one wants that', async () => {
    const { provider, user, dialog } = await clash();
    await user.click(dialog.getByRole('button', { name: 'Undo all' }));
    await expectName(provider, 'Owl Parade');
  });
});

describe('an undo that takes its time', () => {
  it('says so and keeps the window until it is done', async () => {
    const { provider } = setUp();
    const page = renderPortal('/festival/f1/schedule', { provider });
    await rename(page, /^Owl Parade/u, 'Tawny');
    const commit = provider.documents.commit.bind(provider.documents);
    const answer = deferred<undefined>();
    vi.spyOn(provider.documents, 'commit').mockImplementationOnce(async (writes, name) => {
      await answer.promise;
      return commit(writes, name);
    });
    const mayGo = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await press(page.user, 'z');
    await screen.findByText('Undoing…');
    expect(mayGo()).toBe(false);
    answer.resolve(undefined);
    await screen.findByText('Undid: Renamed Owl Parade to Tawny');
    expect(screen.queryByText('Undoing…')).toBeNull();
    await waitFor(() => expect(mayGo()).toBe(true));
    vi.spyOn(provider.documents, 'commit').mockImplementationOnce(async (writes, name) => {
      await screen.findByText('Redoing…');
      return commit(writes, name);
    });
    await press(page.user, 'y');
    await screen.findByText('Redid: Renamed Owl Parade to Tawny');
  });
});

describe('a change whose answer is lost by a reload', () => {
  /** Deletes a set and holds the response; the request itself arrives or fails. */
  async function deleteUnanswered(isStored: boolean) {
    const { provider } = setUp();
    const page = renderPortal('/festival/f1/schedule', { provider });
    await rename(page, /^Owl Parade/u, 'Tawny');
    const commit = provider.documents.commit.bind(provider.documents);
    const sent = vi.spyOn(provider.documents, 'commit').mockImplementationOnce(async (writes, name) => {
      if (isStored) await commit(writes, name);
      return new Promise<never>(() => undefined);
    });
    await page.user.click(screen.getByRole('button', { name: /^Night Ferry/u }));
    await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Night Ferry?' }));
    await page.user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    if (isStored) await expectName(provider, null, 'e1');
    page.unmount();
    // Not where the set was open: its dialog would open again and capture the keys.
    const { user } = renderPortal('/festival/f1/schedule', { provider });
    await screen.findByRole('button', { name: /^Tawny/u });
    return { provider, user };
  }

  it('is taken back by the keys where it arrived', async () => {
    const { provider, user } = await deleteUnanswered(true);
    await press(user, 'z');
    await expectName(provider, 'Night Ferry', 'e1');
    await press(user, 'z');
    await expectName(provider, 'Owl Parade');
    await press(user, 'y');
    await press(user, 'y');
    await expectName(provider, null, 'e1');
  });

  it('is passed over without a word where it did not', async () => {
    const { provider, user } = await deleteUnanswered(false);
    await press(user, 'z');
    await expectName(provider, 'Owl Parade');
    await screen.findByText('Undid: Renamed Owl Parade to Tawny');
    expect(nameOf(provider, 'e1')).toBe('Night Ferry');
    expect(screen.queryByText('This change is no longer on record.')).toBeNull();
  });
});

describe('an undo that fails', () => {
  it('is told, and can be tried again', async () => {
    const { provider } = setUp();
    const page = renderPortal('/festival/f1/schedule', { provider });
    await rename(page, /^Owl Parade/u, 'Tawny');
    vi.spyOn(provider.documents, 'commit').mockRejectedValueOnce(new ProviderError('internal'));
    await press(page.user, 'z');
    await screen.findByText('The change could not be undone. Please try again.');
    await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await expectName(provider, 'Owl Parade');
  });

  it('is done once where only the answer was lost, and can be brought back', async () => {
    const { provider } = setUp();
    const page = renderPortal('/festival/f1/schedule', { provider });
    await rename(page, /^Owl Parade/u, 'Tawny');
    const commit = provider.documents.commit.bind(provider.documents);
    vi.spyOn(provider.documents, 'commit').mockImplementationOnce(async (writes, name) => {
      await commit(writes, name);
      throw new ProviderError('internal');
    });
    await press(page.user, 'z');
    await expectName(provider, 'Owl Parade');
    await page.user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await screen.findByText('Nothing is left to undo: it is already as it was.');
    await press(page.user, 'y');
    await expectName(provider, 'Tawny');
  });
});

describe('what others did in the meantime', () => {
  it('leaves nothing to bring back where they have done so', async () => {
    const { provider, services } = setUp();
    const page = renderPortal('/festival/f1/schedule', { provider });
    await rename(page, /^Owl Parade/u, 'Tawny');
    await press(page.user, 'z');
    await expectName(provider, 'Owl Parade');
    await services.events.update('f1', 'e0', { artistName: 'Tawny' });
    await screen.findByRole('button', { name: /^Tawny/u });
    await press(page.user, 'y');
    expect(await screen.findByText('Nothing is left to redo: it is already as it was.')).toBeTruthy();
    expect(nameOf(provider)).toBe('Tawny');
  });

  it('is not asked about once one has left the festival', async () => {
    const { provider, services } = setUp();
    const page = renderPortal('/festival/f1/schedule', { provider });
    await rename(page, /^Owl Parade/u, 'Tawny');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await services.events.update('f1', 'e0', { artistName: 'Barn' });
    await page.go('/');
    await screen.findByText('All Festivals');
    await page.user.click(undo);
    const notice = 'Later changes touched the same. Undo it in the history of the festival.';
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(nameOf(provider)).toBe('Barn');
  });
});
