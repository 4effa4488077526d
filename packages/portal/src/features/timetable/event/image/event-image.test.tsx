// @vitest-environment jsdom
import { artistMessages, editingMessages, paths, timestampFromMillis } from '@lineup/domain';
import { ProviderError, type FilePort } from '@lineup/provider';
import { smallPicture, startBackend } from '@lineup/provider-embedded/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { dialogTitled, pressOnSchedule } from '../testing/open-dialog.ts';
import { lineupDocuments } from '../../../../testing/stored-lineup.ts';
import { eventData, scheduleProvider } from '../testing/schedule-provider.ts';

const path = paths.event('f1', 'e1');
const picture = new File([smallPicture], 'owl.png', { type: 'image/png' });

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:owl', revokeObjectURL: () => undefined }),
  );
});

async function open(upload?: FilePort['upload'], imageURL: string | null = null) {
  const provider = scheduleProvider({ e1: { imageURL } }, upload === undefined ? {} : { upload });
  const portal = await pressOnSchedule(provider, /^Owl Parade/u);
  const dialog = await dialogTitled('Edit Event');
  const press = (name: string) => portal.user.click(dialog.getByRole('button', { name }));
  return { ...portal, provider, dialog, press };
}

test('a chosen image is shown, uploaded, and saved with the event', async () => {
  const { dialog, user, provider, press } = await open();
  await user.upload(dialog.getByLabelText('Image'), picture);
  expect(dialog.getByAltText<HTMLImageElement>('Preview of the image').src).toBe('blob:owl');
  await press('Save Event');
  await screen.findByText('Event updated successfully!');
  const [stored = ''] = provider.stored.files();
  expect(stored).toMatch(/^festivals\/f1\/events\/Owl_Parade_/u);
  const imageURL = await provider.files.downloadUrl(stored);
  expect(provider.stored.read(path)).toMatchObject({ imageURL });
});

test('an image can be removed before and after it is stored', async () => {
  const { dialog, user, provider, press } = await open(undefined, '/files/old');
  await user.upload(dialog.getByLabelText('Image'), picture);
  await press('Remove Image');
  expect(dialog.getByAltText<HTMLImageElement>('Current image').src).toContain('/files/old?w=480');
  await press('Remove Image');
  expect(dialog.queryByRole('img', { name: 'Current image' })).toBeNull();
  await press('Save Event');
  await screen.findByText('Event updated successfully!');
  expect(provider.stored.read(path)).toMatchObject({ imageURL: null });
});

/** A set with this image of its own, linked to an artist who has one. */
function linkedSet(imageURL: string | null) {
  const stamps = { created_at: timestampFromMillis(0), updated_at: timestampFromMillis(0) };
  const picture = { imageURL: '/files/owl', focalPoint: { x: 0, y: 0.25 } };
  return startBackend({
    documents: {
      ...lineupDocuments({}),
      [path]: { ...eventData({ imageURL }), artistIds: ['owl'] },
      [paths.artist('owl')]: { name: 'Owl Parade', keys: ['owl parade'], ...picture, ...stamps },
    },
  });
}

const imageOfCard = () => document.querySelector('[data-event] img')?.getAttribute('src');

test.each([
  ['without an image of its own', null],
  ['whose image is on another website', 'https://pictures.example/owl.jpg'],
])('a set %s shows that of its artist, on its card and in its panel', async (_what, imageURL) => {
  await pressOnSchedule(linkedSet(imageURL), /^Owl Parade/u);
  await waitFor(() => expect(imageOfCard()).toBe('/files/owl?w=160'));
  const dialog = await dialogTitled('Edit Event');
  const note = await dialog.findByText(artistMessages.pictureShown);
  const shown = note.parentElement?.querySelector('img');
  expect(shown?.getAttribute('src')).toBe('/files/owl?w=160');
  expect(shown?.style.objectPosition).toBe('0% 25%');
});

test('a set with an image of its own shows that, not its artist’s', async () => {
  await pressOnSchedule(linkedSet('/files/own'), /^Owl Parade/u);
  const dialog = await dialogTitled('Edit Event');
  expect(dialog.getByAltText<HTMLImageElement>('Current image').src).toContain('/files/own?w=480');
  expect(dialog.queryByText(artistMessages.pictureShown)).toBeNull();
  expect(imageOfCard()).toBe('/files/own?w=160');
});

test('an image on another website is not loaded: its host is named, and it can be removed', async () => {
  const address = 'https://pictures.example/owl.jpg';
  const { dialog, press, provider } = await open(undefined, address);
  expect(dialog.getByText(editingMessages.imageElsewhere('pictures.example'))).toBeTruthy();
  expect(dialog.getByText('OP')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
  await press('Remove Image');
  await press('Save Event');
  await screen.findByText('Event updated successfully!');
  expect(provider.stored.read(path)).toMatchObject({ imageURL: null });
});

test('a stored image that cannot be loaded gives way to initials, and the panel says so', async () => {
  const { dialog } = await open(undefined, '/files/old');
  const shown = () => dialog.getByAltText('Current image');
  fireEvent.error(shown());
  fireEvent.error(shown());
  expect(dialog.queryByAltText('Current image')).toBeNull();
  expect(dialog.getByText('OP')).toBeTruthy();
  expect(
    dialog.getByText(
      'This picture cannot be loaded. Cards show the initials instead. Choose another file, or remove it.',
    ),
  ).toBeTruthy();
});

test.each([
  ['a drawing', 'image/svg+xml', 5, 'Invalid file type. Please select an image file (JPG, PNG, GIF, WebP)'],
  ['more than 10 MB', 'image/png', 10 * 1024 * 1024 + 1, 'File size too large. Maximum size is 10MB'],
])('%s is refused', async (_what, type, size, text) => {
  const { dialog } = await open();
  const file = Object.defineProperty(new File(['x'], 'owl.png', { type }), 'size', { value: size });
  await userEvent.setup({ applyAccept: false }).upload(dialog.getByLabelText('Image'), file);
  expect(dialog.getByText(text)).toBeTruthy();
});

test('an upload shows how far it is, and can be cancelled without losing anything', async () => {
  const { dialog, user, press } = await open((_path, _content, options) => {
    options?.onProgress?.(0.4);
    return new Promise((_resolve, reject) => {
      options?.signal?.addEventListener('abort', () => reject(new ProviderError('cancelled')));
    });
  });
  await user.upload(dialog.getByLabelText('Image'), picture);
  await press('Save Event');
  expect(await dialog.findByText('40 %')).toBeTruthy();
  await press('Cancel Upload');
  await waitFor(() => expect(dialog.queryByText('40 %')).toBeNull());
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(dialog.getByAltText('Preview of the image')).toBeTruthy();
});

test('an image that cannot be stored is told, and one that was stored is not sent again', async () => {
  let uploads = 0;
  const { dialog, user, provider, press } = await open(async (path) => {
    uploads += 1;
    if (uploads === 1) throw new ProviderError('internal');
    return { path, url: '/files/owl' };
  });
  await user.upload(dialog.getByLabelText('Image'), picture);
  await press('Save Event');
  expect(await dialog.findByText('Failed to upload image.')).toBeTruthy();
  provider.failWith(new ProviderError('internal'));
  await press('Save Event');
  expect(await dialog.findByText('Failed to save event.')).toBeTruthy();
  provider.failWith(null);
  await press('Save Event');
  await screen.findByText('Event updated successfully!');
  expect(uploads).toBe(2);
  expect(provider.stored.read(path)).toMatchObject({ imageURL: '/files/owl' });
});
