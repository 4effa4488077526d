import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firebaseWorld } from './testing/firebase.ts';
import { admin, filledFolder, newFolder, removeFoldersAfterEach } from './testing/world.ts';

removeFoldersAfterEach();
const { env, auth, firestore } = firebaseWorld();

/** The guide's commands for the operators' command line, verbatim and in order. */
const guide = readFileSync(new URL('../../../docs/firebase.md', import.meta.url), 'utf8');
const commands = [...guide.matchAll(/^```sh\n(.*?)^```/gmsu)]
  .flatMap(([, block = '']) => block.split('\n'))
  .filter((line) => line.startsWith('npm run admin -- '))
  .map((line) => line.slice('npm run admin -- '.length));

const run = (words: string, dataDir: string) =>
  admin(words.replaceAll('$PROJECT', env.FIREBASE_PROJECT), { ...env, DATA_DIR: dataDir });

async function expectBothSides(dataDir: string, order: readonly string[]): Promise<void> {
  for (const words of order) {
    expect([words, await run(words, dataDir)]).toEqual([
      words,
      expect.objectContaining({ code: 0, errors: '' }),
    ]);
  }
  const { output } = await run('list', dataDir);
  expect(output).toMatch(/^ada@festival\.example +administrator/mu);
  expect(output).toMatch(/^you@example\.org +administrator/mu);
  expect((await auth.getUserByEmail('you@example.org')).passwordHash).toBeDefined();
  expect((await firestore.doc('festivals/f1').get()).get('name')).toBe('Saltmarsh Weekender');
}

describe('the commands of the guide for Firebase', () => {
  it('are the copy, then the first administrator', () => {
    expect(commands.map((words) => words.split(' ')[0])).toEqual(['copy', 'create', 'list']);
  });

  it('work in the order of the guide', async () => {
    await expectBothSides(await filledFolder(), commands);
  });

  it('work with the copy last or repeated, and the account just made stays', async () => {
    const [copy = '', ...others] = commands;
    await expectBothSides(await filledFolder(), [...others, copy, copy]);
  });

  it('work without the copy for who has no embedded portal, and the copy says that there is none', async () => {
    const [copy = '', ...others] = commands;
    const dataDir = newFolder();
    expect(await run(copy, dataDir)).toMatchObject({ code: 1, errors: expect.any(String) as unknown });
    for (const words of others) expect((await run(words, dataDir)).code).toBe(0);
  });
});
