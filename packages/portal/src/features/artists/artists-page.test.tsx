// @vitest-environment jsdom
import {
  artistPageMessages,
  artistPictureMessages as pictureTexts,
  paths,
  pictureFetchMessages as fetchTexts,
} from '@lineup/domain';
import { ProviderError } from '@lineup/provider';
import { smallPicture, startBackend } from '@lineup/provider-embedded/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { lineupDocuments, setsOf } from '../../testing/stored-lineup.ts';
import { artistDocument } from './testing/artist-document.ts';

const {
  create,
  focalPoint,
  picture,
  fromNames,
  none,
  filters,
  search,
  edit,
  save,
  merge,
  remove,
  sets,
  unlinked,
} = artistPageMessages;

const documents = {
  ...lineupDocuments(
    setsOf([
      ['Tide', 'Harbour', '2026-07-03', '18:00', '19:00'],
      ['Night Heron', 'Chapel', '2026-07-04', '20:00', '21:00'],
    ]),
  ),
};
const artists = {
  [paths.artist('mans')]: artistDocument('Måns Lund', { country: 'SE', genres: ['Folk'] }),
  [paths.artist('ember')]: artistDocument('Pale Ember', { shortText: 'Slow and loud.' }),
  [paths.artist('embers')]: artistDocument('Pale Embers', { note: 'Calls first' }),
};

beforeEach(() => {
  // jsdom has no layout; rows without height would not be mounted.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
});

const open = (address: string, more: object = {}) =>
  renderPortal(address, { provider: startBackend({ documents: { ...documents, ...more } }) });

test('without artists the next step is offered, and one is created by its name', async () => {
  const { user, address, provider, baseElement } = open('/artists');
  expect(await screen.findByText(none.title)).toBeTruthy();
  await expectAccessible(baseElement);
  await user.click(screen.getByRole('button', { name: create.action }));
  const dialog = within(await screen.findByRole('dialog', { name: create.title }));
  await user.click(dialog.getByRole('button', { name: create.action }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await user.type(dialog.getByLabelText(create.name), 'Quiet Kestrel{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiet Kestrel' })).toBeTruthy();
  const id = address().replace('/artists/', '');
  expect(provider.stored.read(paths.artist(id))).toMatchObject({ name: 'Quiet Kestrel' });
});

test('the names of a festival become artists in one change, which can be undone', async () => {
  const { user } = open('/artists');
  await user.click(await screen.findByRole('button', { name: fromNames.action }));
  const dialog = within(await screen.findByRole('dialog', { name: fromNames.title }));
  await dialog.findByRole('option', { name: 'Salt & Lantern' });
  await user.click(dialog.getByRole('button', { name: create.several }));
  expect(await screen.findByText(fromNames.done(2, 2))).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Night Heron/u })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(none.title)).toBeTruthy();
});

test('the list is searched without accents, and filtered by what is missing and by possible duplicates', async () => {
  const { user, address, baseElement } = open('/artists', artists);
  const list = within(await screen.findByRole('region', { name: 'Artists' }));
  const names = () => list.getAllByRole('link').map((link) => link.querySelector('bdi')?.textContent);
  await waitFor(() => expect(names()).toEqual(['Måns Lund', 'Pale Ember', 'Pale Embers']));
  await expectAccessible(baseElement);
  await user.type(screen.getByRole('searchbox', { name: search }), 'MANS');
  await waitFor(() => expect(names()).toEqual(['Måns Lund']));
  await user.clear(screen.getByRole('searchbox', { name: search }));
  await user.click(screen.getByRole('button', { name: `${filters.duplicates} 2` }));
  await waitFor(() => expect(names()).toEqual(['Pale Ember', 'Pale Embers']));
  expect(address()).toContain('only=duplicates');
});

test('an artist is edited by the fields of the table, and what is wrong is said at the field', async () => {
  const { user, provider, baseElement } = open('/artists/mans', artists);
  await user.click(await screen.findByRole('button', { name: edit }));
  const form = within(screen.getByRole('form', { name: 'Artist' }));
  await expectAccessible(baseElement);
  await user.type(form.getByLabelText('Spotify'), 'https://elsewhere.example/');
  await user.click(form.getByRole('button', { name: save }));
  expect(await form.findByText('Enter an https address for Spotify.')).toBeTruthy();
  await user.clear(form.getByLabelText('Spotify'));
  await user.selectOptions(form.getByLabelText('Country'), 'Norway');
  await user.click(form.getByRole('button', { name: save }));
  expect(await screen.findByRole('button', { name: edit })).toBeTruthy();
  expect(provider.stored.read(paths.artist('mans'))).toMatchObject({ country: 'NO', genres: ['Folk'] });
});

const portrait = new File([smallPicture], 'mans.png', { type: 'image/png' });

test('a picture is stored when it is chosen, saved with the artist, and can be removed', async () => {
  const { user, provider } = open('/artists/mans', artists);
  const imageURL = () => provider.stored.read(paths.artist('mans'))?.['imageURL'];
  await user.click(await screen.findByRole('button', { name: edit }));
  const form = within(screen.getByRole('form', { name: 'Artist' }));
  await user.upload(form.getByLabelText('Picture'), portrait);
  expect(await form.findByAltText(picture.current)).toBeTruthy();
  const [stored = ''] = provider.stored.files();
  expect(stored).toMatch(/^artists\/mans\/picture-\d+$/u);
  await user.click(form.getByRole('button', { name: save }));
  await screen.findByRole('button', { name: edit });
  expect(imageURL()).toBe(await provider.files.downloadUrl(stored));
  await user.click(screen.getByRole('button', { name: edit }));
  await user.click(screen.getByRole('button', { name: picture.remove }));
  expect(screen.queryByAltText(picture.current)).toBeNull();
  await user.click(screen.getByRole('button', { name: save }));
  await screen.findByRole('button', { name: edit });
  expect(imageURL()).toBeNull();
});

test('the focal point is set by a click and by keys, and saved with the picture', async () => {
  const withPicture = {
    ...artists,
    [paths.artist('mans')]: artistDocument('Måns Lund', { imageURL: '/files/a' }),
  };
  const { user, provider, baseElement } = open('/artists/mans', withPicture);
  await user.click(await screen.findByRole('button', { name: edit }));
  const form = within(screen.getByRole('form', { name: 'Artist' }));
  const group = form.getByRole('group', { name: focalPoint.legend });
  const whole = group.querySelector('[data-disabled] img');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
  if (whole === null) throw new Error('no picture');
  fireEvent.pointerDown(whole, { clientX: 50, clientY: 80 });
  const fromTop = form.getByLabelText<HTMLInputElement>(new RegExp(focalPoint.fromTop, 'u'));
  expect(fromTop.value).toBe('80');
  fireEvent.change(fromTop, { target: { value: '20' } });
  expect(form.getByAltText(picture.current).style.objectPosition).toBe('25% 20%');
  await expectAccessible(baseElement);
  await user.click(form.getByRole('button', { name: save }));
  await screen.findByRole('button', { name: edit });
  expect(provider.stored.read(paths.artist('mans'))).toMatchObject({ focalPoint: { x: 0.25, y: 0.2 } });
});

test('a picture that is not stored is explained and can be sent again; nothing typed is lost', async () => {
  const { user, provider } = open('/artists/mans', artists);
  await user.click(await screen.findByRole('button', { name: edit }));
  const form = within(screen.getByRole('form', { name: 'Artist' }));
  await user.type(form.getByLabelText('Internal note'), 'Calls first');
  vi.spyOn(provider.files, 'upload').mockRejectedValueOnce(new ProviderError('unavailable'));
  await user.upload(form.getByLabelText('Picture'), portrait);
  const retry = await form.findByRole('button', { name: picture.retry });
  expect(form.getByRole('alert')).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Internal note').value).toBe('Calls first');
  await user.click(retry);
  expect(await form.findByAltText(picture.current)).toBeTruthy();
  expect(form.queryByRole('alert')).toBeNull();
});

test('a picture on another website is not loaded, and fetched on request; a failure can be tried again', async () => {
  const foreign = 'http://127.0.0.1:1/mans.jpg';
  const withAddress = {
    ...artists,
    [paths.artist('mans')]: artistDocument('Måns Lund', { imageURL: foreign }),
  };
  const { user, baseElement } = open('/artists/mans', withAddress);
  await user.click(await screen.findByRole('button', { name: edit }));
  expect(baseElement.querySelector(`img[src*="127.0.0.1"]`)).toBeNull();
  const form = within(screen.getByRole('form', { name: 'Artist' }));
  const field = form.getByLabelText<HTMLInputElement>(pictureTexts.address.label);
  expect(field.value).toBe(foreign);
  await user.type(field, '{Enter}');
  expect(await form.findByRole('button', { name: pictureTexts.address.again })).toBeTruthy();
  expect(form.getByText(/^(?:No server answers|This address is not)/u)).toBeTruthy();
  await user.clear(field);
  await user.click(form.getByRole('button', { name: pictureTexts.address.again }));
  expect(await form.findByText(pictureTexts.address.missing)).toBeTruthy();
});

test('an artist is merged into another after a look at what that one gains', async () => {
  const { user, address, provider } = open('/artists/embers', artists);
  await user.click(await screen.findByRole('button', { name: merge.action }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Pale Ember' }));
  expect(dialog.getByText('Calls first')).toBeTruthy();
  expect(dialog.getByText('Pale Embers')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: merge.confirm }));
  await waitFor(() => expect(address()).toBe('/artists/ember'));
  expect(provider.stored.read(paths.artist('embers'))).toMatchObject({ mergedInto: 'ember' });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(provider.stored.read(paths.artist('embers'))?.['mergedInto'] ?? null).toBeNull(),
  );
});

test('an artist is deleted after a question', async () => {
  const { user, address, provider } = open('/artists/mans', artists);
  await user.click(await screen.findByRole('button', { name: remove.action }));
  const dialog = within(await screen.findByRole('dialog', { name: remove.title }));
  await user.click(dialog.getByRole('button', { name: remove.action }));
  await waitFor(() => expect(address()).toBe('/artists'));
  expect(provider.stored.read(paths.artist('mans')) ?? null).toBeNull();
});

test('the sets of an artist lead to the schedule, with the years', async () => {
  const [path = '', data] = Object.entries(documents).find(([each]) => each.endsWith('/e0')) ?? [];
  open('/artists/mans', { ...artists, [path]: { ...data, artistIds: ['mans'] } });
  expect(await screen.findByText(sets.played('2026'))).toBeTruthy();
  const link = screen.getByRole('link', { name: /Jul 3.*Harbour/u });
  expect(link.getAttribute('href')).toBe('/festival/f1/schedule?day=2026-07-03&set=e0');
});

test('a set whose artist is gone is among the unlinked names; one that was deliberately unlinked is not', async () => {
  const [one, other] = Object.entries(documents).filter(([path]) => path.includes('/lineupEvents/'));
  if (one === undefined || other === undefined) throw new Error('no sets');
  const { user, address } = open('/artists/mans', {
    ...artists,
    [one[0]]: { ...one[1], artistIds: ['mans'] },
    [other[0]]: { ...other[1], artistIds: [] },
  });
  await user.click(await screen.findByRole('button', { name: remove.action }));
  const dialog = within(await screen.findByRole('dialog', { name: remove.title }));
  await user.click(dialog.getByRole('button', { name: remove.action }));
  await waitFor(() => expect(address()).toBe('/artists'));
  await user.click(await screen.findByRole('button', { name: filters.unlinked }));
  const list = within(await screen.findByRole('region', { name: unlinked.list }));
  expect(await list.findByRole('checkbox', { name: unlinked.select('Tide') })).toBeTruthy();
  expect(list.getAllByRole('checkbox')).toHaveLength(1);
});

test('pictures that are still to be fetched are listed and fetched, with the reason where that failed', async () => {
  const pictureSource = (name: string) => ({
    address: `https://pictures.example/${name}.jpg`,
    replaces: null,
  });
  const provider = startBackend({
    documents: {
      ...documents,
      ...artists,
      [paths.artist('kelp')]: artistDocument('Oma Kelp', { pictureSource: pictureSource('kelp') }),
      [paths.artist('heron')]: artistDocument('Heron', { pictureSource: pictureSource('gone') }),
    },
    download: (address) =>
      Promise.resolve(
        address.includes('gone')
          ? { state: 'failed', problem: 'notFound' }
          : { state: 'done', bytes: smallPicture, disposition: '', etag: '', lastModified: '' },
      ),
  });
  const { user, baseElement } = renderPortal('/artists', { provider });
  await user.click(await screen.findByRole('button', { name: `${filters.toFetch} 2` }));
  expect(await screen.findByText(fetchTexts.waiting(2))).toBeTruthy();
  await expectAccessible(baseElement);
  await user.click(screen.getByRole('button', { name: fetchTexts.fetch(2) }));
  expect(await screen.findByText(`${fetchTexts.fetched(1)} ${fetchTexts.failed(1)}`)).toBeTruthy();
  expect(await screen.findByText(pictureTexts.problems.notFound)).toBeTruthy();
  expect(await screen.findByRole('button', { name: `${filters.toFetch} 1` })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Oma Kelp/u })).toBeNull();
  await user.click(screen.getByRole('button', { name: filters.all + ' 5' }));
  await user.click(screen.getByRole('button', { name: fetchTexts.show }));
  expect(await screen.findByRole('button', { name: fetchTexts.fetch(1) })).toBeTruthy();
});
