import { messages, paths } from '@lineup/domain';
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
