// @vitest-environment jsdom
import { messages, paths, setArtistsMessages } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dialogTitled, pressOnSchedule } from '../../timetable/event/testing/open-dialog.ts';
import { eventData, scheduleProvider } from '../../timetable/event/testing/schedule-provider.ts';
import { artistDocument } from '../testing/artist-document.ts';

const texts = setArtistsMessages;

async function openOwlParade(artistIds?: readonly string[]) {
  const provider = scheduleProvider({ e1: {} });
  provider.stored.put(
    paths.artist('owl'),
    artistDocument('Owl Parade', { links: { website: 'https://owl.example' } }),
  );
  provider.stored.put(paths.artist('near'), artistDocument('Owl Parad'));
  provider.stored.put(paths.artist('old'), {
    ...artistDocument('Old Owls', {}),
    keys: [],
    mergedInto: 'owl',
  });
  if (artistIds !== undefined) {
    provider.stored.putUnchecked(paths.event('f1', 'e1'), { ...eventData(), artistIds: [...artistIds] });
  }
  const portal = await pressOnSchedule(provider, /^Owl Parade/u);
  const dialog = await dialogTitled('Edit Event');
  await dialog.findByText(texts.title);
  const linksOf = () => provider.stored.read(paths.event('f1', 'e1'))?.['artistIds'];
  return { ...portal, provider, dialog, linksOf };
}

describe('the artists of a set', () => {
  it('are shown with their links, the one that took over in place of a merged one', async () => {
    const { dialog } = await openOwlParade(['old', 'gone']);
    expect((await dialog.findByRole('link', { name: 'Owl Parade' })).getAttribute('href')).toBe(
      '/artists/owl',
    );
    expect(dialog.getByRole('link', { name: texts.link('Website', 'Owl Parade') }).getAttribute('href')).toBe(
      'https://owl.example',
    );
    dialog.getByText(texts.missing);
  });

  it('are suggested by similar names once the field is entered, and linked by one press', async () => {
    const { dialog, user, linksOf } = await openOwlParade();
    dialog.getByText(texts.undecided);
    await user.click(dialog.getByRole('combobox', { name: texts.add }));
    await user.click(await dialog.findByRole('button', { name: 'Owl Parad' }));
    await waitFor(() => expect(linksOf()).toEqual(['near']));
    await dialog.findByText(texts.unnamed('Owl Parad'));
  });

  it('leave a link out where the field is left with something typed', async () => {
    const { dialog, user, linksOf } = await openOwlParade();
    const field = dialog.getByRole<HTMLInputElement>('combobox', { name: texts.add });
    await user.type(field, 'owl');
    await dialog.findAllByRole('option');
    await user.tab();
    expect(field.value).toBe('');
    expect(linksOf()).toBeUndefined();
  });

  it('are left as they were where the change cannot be stored', async () => {
    const { dialog, user, provider, linksOf } = await openOwlParade(['owl']);
    await dialog.findByRole('link', { name: 'Owl Parade' });
    vi.spyOn(provider.documents, 'commit').mockRejectedValue(new ProviderError('unavailable', 'Down'));
    await user.click(dialog.getByRole('button', { name: texts.remove('Owl Parade') }));
    await screen.findByText(messages.provider.unavailable);
    expect(linksOf()).toEqual(['owl']);
    await dialog.findByRole('link', { name: 'Owl Parade' });
  });
});
