import { createMemoryProvider } from '@lineup/provider/testing';
import { expect, it } from 'vitest';
import { createServices } from './services.ts';
import { chosenFile, givenFestival, uploadId } from './testing/factories.ts';

const picture = chosenFile('Poster (final).png', 'x', 'image/png');

it('every file lies in a folder of its festival', async () => {
  const provider = createMemoryProvider();
  givenFestival(provider, 'f1');
  const { festivals, events, uploads } = createServices(provider, { now: () => 99, random: () => 0 });
  await festivals.uploadImage('f1', picture);
  await events.uploadImage('f1', 'Mør & Tide', picture);
  await uploads.start({ festivalId: 'f1', uploadId, type: 'json', file: chosenFile('lineup.json', '[]') });
  expect([...provider.files.stored.keys()]).toEqual([
    'festivals/f1/festival-image',
    'festivals/f1/events/M_r_Tide_99',
    `festivalFiles/f1/lineup_uploads/${uploadId}/lineup.json`,
  ]);
});

it('a new picture of a festival never takes the place of the one that it shows', async () => {
  const provider = createMemoryProvider();
  givenFestival(provider, 'f1');
  const { festivals } = createServices(provider, { now: () => 99, random: () => 0 });
  const places: (string | undefined)[] = [];
  for (const address of ['first', 'second', 'third']) {
    const imageURL = await festivals.uploadImage('f1', chosenFile(`${address}.png`, address, 'image/png'));
    places.push(
      [...provider.files.stored.keys()].find((path) => imageURL.endsWith(encodeURIComponent(path))),
    );
    // Another try after one that broke off goes to the same place: the festival still shows the picture before.
    expect(await festivals.uploadImage('f1', picture)).toBe(imageURL);
    await festivals.update('f1', { imageURL });
  }
  expect(places).toEqual([
    'festivals/f1/festival-image',
    'festivals/f1/festival-image-2',
    'festivals/f1/festival-image',
  ]);
});

it('a picture from elsewhere leaves both places free', async () => {
  const provider = createMemoryProvider();
  givenFestival(provider, 'f1', { imageURL: 'https://pictures.example/a.png' });
  const { festivals } = createServices(provider, { now: () => 99, random: () => 0 });
  await festivals.uploadImage('f1', picture);
  expect([...provider.files.stored.keys()]).toEqual(['festivals/f1/festival-image']);
});
