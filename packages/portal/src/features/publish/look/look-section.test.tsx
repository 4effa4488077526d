// @vitest-environment jsdom
import { editingMessages, lookPageMessages as texts, paths, type NewFestival } from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { smallPicture, startBackend, type Backend } from '@lineup/provider-embedded/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { festival, lineupDocuments } from '../../../testing/stored-lineup.ts';

// The preview is an iframe, which browser tests cover.
vi.mock('./look-preview.tsx', () => ({ LookPreview: () => 'The page as it will be' }));

const tickets = { label: 'Tickets', url: 'https://tickets.example' };
const map = { label: 'Map', url: 'https://map.example' };

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined }),
  );
});

async function openLook(given: Partial<NewFestival> = {}) {
  const provider = startBackend({ documents: lineupDocuments({}, { ...festival, ...given }) });
  const rendered = renderPortal('/festival/f1/publish', { provider });
  const look = within(await screen.findByRole('region', { name: texts.title }));
  await rendered.user.click(look.getByRole('button', { name: texts.edit }));
  const form = screen.getByRole('form', { name: texts.title });
  const save = () => rendered.user.click(within(form).getByRole('button', { name: texts.save }));
  return {
    ...rendered,
    provider,
    look,
    form,
    save,
    stored: () => provider.stored.read(paths.festival('f1')),
  };
}

const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const isClosed = () => screen.findByRole('button', { name: texts.edit });
const picture = () => new File([smallPicture], 'logo.png', { type: 'image/png' });
const choosePicture = () =>
  fireEvent.change(screen.getByLabelText(texts.logo.label), { target: { files: [picture()] } });

/** Changes fields of the festival as another administrator. */
function changeAsOther(provider: Backend, changes: Partial<NewFestival>): void {
  const path = paths.festival('f1');
  provider.stored.put(path, { ...provider.stored.read(path), ...changes });
}

describe('the look of the public page', () => {
  it('is shown as it is stored, and has a name for everything', async () => {
    const { container, form } = await openLook({ accentColor: '#8a1c5b', pageLinks: [tickets] });
    expect(value(texts.color.label)).toBe('#8a1c5b');
    expect(value(texts.links.url(1))).toBe(tickets.url);
    expect(await within(form.parentElement ?? form).findByText('The page as it will be')).toBeDefined();
    await expectAccessible(container);
  });

  it('is stored with its logo in one change', async () => {
    const { save, stored, user } = await openLook();
    change(texts.color.label, '8A1C5B');
    choosePicture();
    await user.click(screen.getByRole('button', { name: texts.links.add }));
    change(texts.links.label(1), 'Map');
    change(texts.links.url(1), 'map.example');
    change(texts.note.label, 'Gates: 10');
    await save();
    await isClosed();
    expect(stored()).toMatchObject({ accentColor: '#8a1c5b', pageLinks: [map], pageNote: 'Gates: 10' });
    expect(stored()?.['logoURL']).toMatch(/^\/files\//u);
  });

  it('says of a colour that is hard to read what becomes of it', async () => {
    await openLook();
    change(texts.color.label, '#ffe600');
    expect(await screen.findByText(texts.color.adjusted)).toBeDefined();
    expect(screen.getByText(texts.color.dark('#ffe600'))).toBeDefined();
  });

  it('is not stored with a link that is not by https, which is marked', async () => {
    const { save, stored, user } = await openLook();
    await user.click(screen.getByRole('button', { name: texts.links.add }));
    change(texts.links.label(1), 'Tickets');
    change(texts.links.url(1), 'http://tickets.example');
    await save();
    expect(await screen.findByText('Enter an address that starts with https://.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(texts.links.url(1)));
    expect(stored()).not.toHaveProperty('pageLinks');
  });

  it('moves and removes links by the keyboard, which stays with them', async () => {
    const { user, save, stored } = await openLook({ pageLinks: [map, tickets] });
    screen.getByRole('button', { name: texts.links.moveUp('Tickets') }).focus();
    await user.keyboard('{Enter}');
    expect(value(texts.links.label(1))).toBe('Tickets');
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: texts.links.moveDown('Tickets') }),
    );
    expect(screen.getByText(texts.links.moved('Tickets', 1))).toBeDefined();
    screen.getByRole('button', { name: texts.links.remove('Map') }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.links.remove('Tickets') }));
    await save();
    await isClosed();
    expect(stored()).toMatchObject({ pageLinks: [tickets] });
  });

  it('can have no more than eight links', async () => {
    await openLook({ pageLinks: Array.from({ length: 8 }, () => map) });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.links.add }).disabled).toBe(true);
  });

  it('stays in the form when saving fails, and a logo that has arrived is not sent again', async () => {
    const { save, provider, stored } = await openLook();
    const upload = vi.spyOn(provider.files, 'upload');
    const commit = provider.documents.commit.bind(provider.documents);
    provider.documents.commit = () => Promise.reject(new ProviderError('unavailable'));
    choosePicture();
    change(texts.note.label, 'Gates: 10');
    await save();
    expect(await screen.findByText(editingMessages.nothingLost)).toBeDefined();
    expect(value(texts.note.label)).toBe('Gates: 10');
    provider.documents.commit = commit;
    await save();
    await isClosed();
    expect(upload).toHaveBeenCalledTimes(1);
    expect(stored()).toMatchObject({ pageNote: 'Gates: 10' });
  });

  it('is saved once however often the button is pressed', async () => {
    const { form, provider } = await openLook();
    const commit = vi.spyOn(provider.documents, 'commit');
    change(texts.note.label, 'Gates: 10');
    const button = within(form).getByRole('button', { name: texts.save });
    fireEvent.click(button);
    fireEvent.click(button);
    await isClosed();
    expect(commit).toHaveBeenCalledTimes(1);
  });

  it('loses its logo when that is removed', async () => {
    const { save, stored, user } = await openLook({ logoURL: '/files/logo' });
    await user.click(screen.getByRole('button', { name: texts.logo.remove }));
    expect(screen.getByText(texts.logo.isRemoved)).toBeDefined();
    await save();
    await isClosed();
    expect(stored()).toMatchObject({ logoURL: null });
  });
});

describe('two people', () => {
  it('who change different parts of the look are not asked', async () => {
    const { save, stored, provider } = await openLook({ pageNote: 'Soon' });
    change(texts.note.label, 'Gates: 10');
    changeAsOther(provider, { accentColor: '#8a1c5b', pageLinks: [map] });
    await save();
    await isClosed();
    expect(stored()).toMatchObject({ accentColor: '#8a1c5b', pageLinks: [map], pageNote: 'Gates: 10' });
  });

  it('who change the same are asked which one stays', async () => {
    const { save, stored, provider, user } = await openLook({ pageNote: 'Soon' });
    change(texts.note.label, 'Gates: 10');
    changeAsOther(provider, { pageNote: 'Gates: 11' });
    await save();
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('Gates: 11')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Keep Mine' }));
    await waitFor(() => expect(stored()).toMatchObject({ pageNote: 'Gates: 10' }));
  });
});
