import { afterAll, beforeAll, expect, test } from 'vitest';
import { emulatorWorld, type EmulatorWorld } from '../testing/emulator-world.ts';
import { mailTo, removeOldMails } from './mail-documents.ts';

let world: EmulatorWorld;
beforeAll(async () => {
  world = await emulatorWorld();
}, 30_000);
afterAll(() => world.close());

const day = 86_400_000;
const mails = () => world.firestore.collection('mail');
const stored = async () => (await mails().get()).docs.map((mail) => mail.data());

test('a mail is a document as the extension reads it, and goes when its link is worth nothing', async () => {
  await mailTo(world.firestore)({ to: 'a@festival.example', subject: 'Hello', text: 'Welcome' });
  expect(await stored()).toEqual([
    { to: ['a@festival.example'], message: { subject: 'Hello', text: 'Welcome' } },
  ]);
  expect(await removeOldMails(world.firestore, Date.now() + 3 * day - 60_000)).toBe(0);
  expect(await removeOldMails(world.firestore, Date.now() + 3 * day + 60_000)).toBe(1);
  expect(await stored()).toEqual([]);
});

test('one that was delivered or given up goes at once', async () => {
  for (const state of ['SUCCESS', 'ERROR', 'PENDING']) await mails().add({ delivery: { state } });
  expect(await removeOldMails(world.firestore, Date.now())).toBe(2);
  expect(await stored()).toEqual([{ delivery: { state: 'PENDING' } }]);
});
