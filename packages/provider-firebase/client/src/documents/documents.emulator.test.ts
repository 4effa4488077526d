import { paths } from '@lineup/domain';
import type { ContractBrowser, ContractWorld } from '@lineup/provider/contract';
import { isProviderError, type DocumentPort, type Provider, type Write } from '@lineup/provider';
import { deleteApp } from 'firebase/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFirebaseWorld } from '../../../contract/firebase-world.ts';
import { runningEmulators } from '../../../testing/emulators.ts';
import { openApp } from '../app.ts';
import { recordedDocuments } from '@lineup/provider/recorded';
import { eventData, festivalData } from '@lineup/provider/sample-documents';
import { openDatabase } from './databases.ts';
import { createReader } from './read.ts';

describe('documents on Firestore', () => {
  let world: ContractWorld;
  let browser: ContractBrowser;
  let documents: DocumentPort;
  const festival = paths.festival('a');
  const event = (id: string) => paths.event('a', id);
  const update = (data: Extract<Write, { type: 'update' }>['data'], ifVersion?: string): Write => ({
    type: 'update',
    path: festival,
    data,
    ...(ifVersion !== undefined && { ifVersion }),
  });

  beforeAll(async () => {
    world = await createFirebaseWorld();
    browser = world.newBrowser();
    const provider: Provider = browser.open();
    const account = await world.makeAccount({ enrolled: true });
    await provider.auth.signIn(account.email, account.password);
    await provider.auth.verifyCode((await world.lastCode(account.phone)) ?? '');
    documents = recordedDocuments(provider.documents, () => ({ id: account.id, email: account.email }));
    await documents.commit([{ type: 'create', path: festival, data: festivalData() }]);
  });
  afterAll(() => world.cleanup());

  it('carries an unconditional update out once when its answer is lost', async () => {
    browser.loseNextResponse();
    const versions = await documents.commit([update({ name: 'Once' })]);
    const stored = await documents.get(festival);
    expect(stored).toMatchObject({ version: versions.get(festival), data: { name: 'Once' } });
  });

  it('knows a removal that was carried out without an answer', async () => {
    await documents.commit([{ type: 'create', path: event('gone'), data: eventData() }]);
    browser.loseNextResponse();
    const removal: Write = { type: 'delete', path: event('gone'), mustExist: true };
    await expect(documents.commit([removal])).resolves.toEqual(new Map([[event('gone'), null]]));
  });

  it('carries a large commit without an answer out once', async () => {
    const writes = Array.from({ length: 40 }, (_, index): Write => ({
      type: 'create',
      path: event(`many${index}`),
      data: eventData(),
    }));
    browser.loseNextResponse();
    const versions = await documents.commit(writes);
    expect(new Set(versions.values()).size).toBe(1);
    await expect(documents.get(event('many39'))).resolves.toMatchObject({
      version: versions.get(event('many39')),
    });
  });

  it('reads its own writes at once, also what it watches', async () => {
    const stop = documents.watchDocument(
      festival,
      () => undefined,
      () => undefined,
    );
    for (let round = 0; round < 10; round += 1) {
      const versions = await documents.commit([update({ name: `Round ${round}` })]);
      await expect(documents.get(festival)).resolves.toMatchObject({ version: versions.get(festival) });
    }
    stop();
  });

  it('of two who save on the same base lets one through and tells the other', async () => {
    const base = (await documents.get(festival))?.version ?? '';
    const saves = ['One', 'Two', 'Three'].map((name) => documents.commit([update({ name }, base)]));
    const outcomes = await Promise.all(
      saves.map((save) =>
        save.then(
          () => 'saved',
          (error: unknown) => (isProviderError(error) ? error.code : String(error)),
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['conflict', 'conflict', 'saved']);
  });
});

describe('a database out of reach', () => {
  it('is unavailable within seconds', async () => {
    const { config } = runningEmulators();
    // No server listens at port 1.
    const unreachable = { ...config, emulators: { ...config.emulators, firestore: '127.0.0.1:1' } };
    const app = openApp(unreachable);
    const reader = createReader(openDatabase(app, unreachable));
    const began = performance.now();
    await expect(reader.get('festivals/a')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(reader.query({ collection: 'festivals' })).rejects.toMatchObject({ code: 'unavailable' });
    await expect(reader.count({ collection: 'festivals' })).rejects.toMatchObject({ code: 'unavailable' });
    expect(performance.now() - began).toBeLessThan(15_000);
    await deleteApp(app);
  });
});
