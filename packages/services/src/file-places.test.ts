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
