import { startBackend } from '@lineup/provider-embedded/testing';
import { expect, it } from 'vitest';
import { createServices } from '../services.ts';
import { chosenFile, chosenPicture, givenFestival, uploadId } from '../testing/factories.ts';

const picture = chosenPicture('Poster (final).png');

it('every file lies in a folder of its festival', async () => {
  const provider = startBackend();
  givenFestival(provider, 'f1');
  const { festivals, events, uploads } = createServices(provider, { now: () => 99, random: () => 0 });
  await festivals.uploadImage('f1', picture);
  await events.uploadImage('f1', 'Mør & Tide', picture);
  await uploads.start({ festivalId: 'f1', uploadId, type: 'json', file: chosenFile('lineup.json', '[]') });
  expect(provider.stored.files()).toEqual([
    `festivalFiles/f1/lineup_uploads/${uploadId}/lineup.json`,
    'festivals/f1/events/M_r_Tide_99',
    'festivals/f1/festival-image-99',
  ]);
});

it('a new picture of a festival never takes the place of another, which the history could bring back', async () => {
  const provider = startBackend();
  givenFestival(provider, 'f1');
  let time = 99;
  const { festivals } = createServices(provider, { now: () => (time += 1), random: () => 0 });
  const upload = async () => {
    const imageURL = await festivals.uploadImage('f1', picture);
    const files = provider.stored.files();
    const urls = await Promise.all(files.map((path) => provider.files.downloadUrl(path)));
    return { imageURL, place: files[urls.indexOf(imageURL)] };
  };
  const places: (string | undefined)[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { place, imageURL } = await upload();
    places.push(place);
    await festivals.update('f1', { imageURL });
  }
  expect(places).toEqual([
    'festivals/f1/festival-image-100',
    'festivals/f1/festival-image-101',
    'festivals/f1/festival-image-102',
  ]);
  expect(provider.stored.files()).toEqual(places);
});
