import { artistHistory, messages, paths } from '@lineup/domain';
import { startBackend } from '@lineup/provider-embedded/testing';
import { expect, it } from 'vitest';
import { createServices } from '../services.ts';
import { chosenFile, chosenPicture } from '../testing/factories.ts';

function setUp() {
  const provider = startBackend();
  let time = 99;
  const services = createServices(provider, { now: () => (time += 1), random: () => 0 });
  return { provider, ...services };
}

it('each picture of an artist has a place of its own, and stays when another takes its place', async () => {
  const { provider, artists, artistPictures } = setUp();
  await artists.create('tide', { name: 'Tide' });
  for (const turn of [1, 2]) {
    const imageURL = await artistPictures.upload('tide', chosenPicture(`press ${turn}.png`));
    await artists.change('tide', { imageURL });
    expect(provider.stored.read(paths.artist('tide'))).toMatchObject({ imageURL });
  }
  expect(provider.stored.files()).toEqual(['artists/tide/picture-100', 'artists/tide/picture-101']);
});

it.each([
  ['no picture', chosenFile('tide.png', 'no picture', 'image/png'), messages.image.invalidType],
  ['a drawing', chosenFile('tide.svg', '<svg/>', 'image/svg+xml'), messages.image.invalidType],
  ['nothing', null, messages.image.noFile],
])('refuses %s', async (_, file, text) => {
  const { provider, artists, artistPictures } = setUp();
  await artists.create('tide', { name: 'Tide' });
  await expect(artistPictures.upload('tide', file)).rejects.toMatchObject({ message: text });
  expect(provider.stored.files()).toEqual([]);
});

it('gives pictures to many artists as one change, which is undone as one', async () => {
  const { provider, artists, artistPictures, history } = setUp();
  const ids = ['tide', 'moss'];
  for (const id of ids) await artists.create(id, { name: id, focalPoint: { x: 0, y: 0 } });
  const pictures = [];
  for (const artistId of ids)
    pictures.push({ artistId, imageURL: await artistPictures.upload(artistId, chosenPicture()) });
  await artistPictures.saveAll(pictures);
  for (const { artistId, imageURL } of pictures) {
    expect(provider.stored.read(paths.artist(artistId))).toMatchObject({ imageURL, focalPoint: null });
  }
  const { changes } = await history.find(artistHistory, [], null);
  expect(changes[0]).toMatchObject({ kind: 'artistsEdited', edited: 2 });
});

it('changes no artist where one of them is gone', async () => {
  const { provider, artists, artistPictures } = setUp();
  await artists.create('tide', { name: 'Tide' });
  const imageURL = await artistPictures.upload('tide', chosenPicture());
  const pictures = ['tide', 'gone'].map((artistId) => ({ artistId, imageURL }));
  await expect(artistPictures.saveAll(pictures)).rejects.toBeDefined();
  expect(provider.stored.read(paths.artist('tide'))).not.toHaveProperty('imageURL');
});
