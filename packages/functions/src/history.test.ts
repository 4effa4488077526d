import { artistHistory, paths, timestampFromMillis } from '@lineup/domain';
import { serverTimestamp, type Write, type WriteData } from '@lineup/provider';
import { changeData } from '@lineup/provider/sample-documents';
import { startBackend } from '@lineup/provider-embedded/testing';
import { expect, it } from 'vitest';
import { festivalData } from '@lineup/provider/sample-documents';
import { deleteFestival } from './delete-festival.ts';
import { forgetAuthor, pruneHistory, pruneOlder } from './history.ts';

const edits = [{ target: 'set', id: 'a', name: 'Tide', before: { stage: 'Pier' }, after: { stage: 'Dune' } }];

const withChanges = (...times: readonly number[]) => withChangesIn('f1', ...times);

/** A history with a change at each of these times, each with a part. */
async function withChangesIn(history: string, ...times: readonly number[]) {
  const { server, stored } = startBackend();
  const { provider } = server.rooms;
  await provider.documents.commit([{ type: 'create', path: paths.festival('f1'), data: festivalData() }]);
  for (const [index, time] of times.entries()) {
    const at = timestampFromMillis(time);
    const data = changeData({ at, parts: 1, touches: ['listed', 'person:robin'] });
    await provider.documents.commit([
      { type: 'create', path: paths.change(history, `c${index}`), data },
      { type: 'create', path: paths.changePart(history, `c${index}`, '0000'), data: { edits } },
    ]);
  }
  const left = () => stored.paths().filter((path) => /(?:^artistC|\/c)hanges\//u.test(path));
  return { provider, stored, left };
}

it.each(['f1', artistHistory])(
  'pruning removes the changes of %s of before a time with their parts, and no others',
  async (history) => {
    const { provider, left } = await withChangesIn(history, 1000, 2000, 3000);
    await expect(pruneHistory(provider, timestampFromMillis(3000))).resolves.toBe(2);
    expect(left()).toEqual([paths.change(history, 'c2'), paths.changePart(history, 'c2', '0000')]);
    await expect(pruneHistory(provider, timestampFromMillis(3000))).resolves.toBe(0);
  },
);

it('changes are stored for this many days, and for ever with none', async () => {
  const day = 86_400_000;
  const { provider, left } = await withChanges(0, day, 2 * day);
  await expect(pruneOlder(provider, 0, 1000 * day)).resolves.toBe(0);
  await expect(pruneOlder(provider, 30, 31 * day)).resolves.toBe(1);
  expect(left()).toHaveLength(4);
});

it.each(['f1', artistHistory])(
  'a person is taken out of every change of %s, whatever the case of the address',
  async (history) => {
    const { provider, stored } = await withChangesIn(history, 1000, 2000);
    await expect(forgetAuthor(provider, 'Robin@festival.example')).resolves.toBe(2);
    expect(stored.read(paths.change(history, 'c1'))).toMatchObject({
      by: { id: '', email: '' },
      touches: ['listed'],
      edits: [{ id: 'a' }],
    });
    await expect(forgetAuthor(provider, 'robin@festival.example')).resolves.toBe(0);
  },
);

it('forgetting a person takes them out of the access log, as the one who did it and as the one it was done to', async () => {
  const { provider, stored } = await withChanges();
  const [robin, ann] = ['robin', 'ann'].map((id) => ({ id, email: `${id}@festival.example` }));
  const entry = (id: string, by: unknown, person: unknown): Write => ({
    type: 'create',
    path: paths.accessEntry(id),
    data: { at: serverTimestamp, by, action: 'revoked', person } as WriteData,
  });
  await provider.documents.commit([entry('e1', robin, ann), entry('e2', ann, robin), entry('e3', ann, ann)]);
  await expect(forgetAuthor(provider, 'robin@festival.example')).resolves.toBe(2);
  const nobody = { id: '', email: '' };
  expect(stored.read(paths.accessEntry('e1'))).toMatchObject({ by: nobody, person: ann });
  expect(stored.read(paths.accessEntry('e2'))).toMatchObject({ by: ann, person: nobody });
  expect(stored.read(paths.accessEntry('e3'))).toMatchObject({ by: ann, person: ann });
});

it('forgetting a person removes the invitation sent to them, and their name from those they sent', async () => {
  const { provider, stored } = await withChanges();
  const at = timestampFromMillis(1000);
  const invitation = (id: string, email: string, by: string): Write => ({
    type: 'create',
    path: paths.invitation(id),
    data: { email, by: { id: by, email: by }, sentAt: at, expiresAt: at },
  });
  const [robin, ann] = ['robin@festival.example', 'ann@festival.example'];
  await provider.documents.commit([invitation('i1', robin, ann), invitation('i2', ann, robin)]);
  await expect(forgetAuthor(provider, 'Robin@festival.example')).resolves.toBe(2);
  expect(stored.read(paths.invitation('i1'))).toBeUndefined();
  expect(stored.read(paths.invitation('i2'))).toMatchObject({ email: ann, by: { id: '', email: '' } });
});

it('a festival that is deleted takes its history along', async () => {
  const { provider, left } = await withChanges(1000, 2000);
  await deleteFestival(provider, { festivalId: 'f1' });
  expect(left()).toEqual([]);
});
