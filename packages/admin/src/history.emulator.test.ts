import { beforeEach, expect, it } from 'vitest';
import { firebaseWorld } from './testing/firebase.ts';
import { admin, fill } from './testing/world.ts';

const { env, adminProvider, firestore } = firebaseWorld();
beforeEach(() => fill(adminProvider));

const outputOf = async (words: string) => (await admin(`history ${words}`, env)).output;
const pathsOf = async (group: string) =>
  (await firestore.collectionGroup(group).get()).docs.map(({ ref }) => ref.path);

it('the history on Firebase is pruned of what was done before a day, parts and all', async () => {
  expect(await outputOf('prune --before 2026-06-01')).toBe('0 changes from before 2026-06-01 removed.\n');
  expect([await pathsOf('changes'), await pathsOf('artistChanges'), await pathsOf('parts')]).toEqual([
    ['festivals/f1/changes/change-1'],
    ['artistChanges/change-1'],
    ['artistChanges/change-1/parts/0000', 'festivals/f1/changes/change-1/parts/0000'],
  ]);
  expect(await outputOf('prune --before 2026-06-02')).toBe('2 changes from before 2026-06-02 removed.\n');
  expect([await pathsOf('changes'), await pathsOf('artistChanges'), await pathsOf('parts')]).toEqual([
    [],
    [],
    [],
  ]);
  expect(await pathsOf('lineupEvents')).toHaveLength(250);
});

it('the history on Firebase forgets a person, and keeps what was done', async () => {
  const change = firestore.doc('festivals/f1/changes/change-1');
  const edits: unknown = (await change.get()).get('edits');
  expect(await outputOf('forget Ada@festival.example')).toBe(
    'Ada@festival.example taken out of 7 records.\n',
  );
  for (const path of [
    'festivals/f1/releases/release-1',
    'previewLinks/link-1',
    'accessLog/entry-1',
    'stageLinks/stage-link-1',
    'festivals/f1/stageMessages/message-1',
  ]) {
    expect((await firestore.doc(path).get()).get('by')).toEqual({ id: '', email: '' });
  }
  expect((await change.get()).data()).toMatchObject({
    by: { id: '', email: '' },
    touches: ['listed', 'pictures', 'set:gone'],
    edits,
  });
  expect(await outputOf('forget ada@festival.example')).toBe(
    'ada@festival.example taken out of 0 records.\n',
  );
});
