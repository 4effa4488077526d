import { callableTimeoutMs, type Callables } from '@lineup/provider';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFunctions, openStorage } from './app.ts';
import { openWatchedDatabase } from './documents/databases.ts';
import { createFunctions } from './functions/functions.ts';
import { cacheBytes, longPolling, minimumCacheBytes } from './limits.ts';
import { openSession } from './testing/open-session.ts';

const firebase = {
  apiKey: 'key',
  authDomain: 'demo.firebaseapp.com',
  projectId: 'demo',
  storageBucket: 'demo.appspot.com',
  appId: '1:1:web:1',
};

describe('the values of the provider’s side', () => {
  let app: FirebaseApp;
  beforeEach(() => {
    app = initializeApp(firebase, 'limits');
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    await deleteApp(app);
  });

  it('repeat storage operations for 2 minutes and uploads for 10', () => {
    const storage = openStorage(app, { firebase });
    expect(storage.maxOperationRetryTime).toBe(120_000);
    expect(storage.maxUploadRetryTime).toBe(600_000);
  });

  it.each([
    ['memory', 'memory'],
    ['persistent', 'persistent'],
  ] as const)('keep 41,943,040 bytes of watched documents, in memory and in storage: %s', (cache, kind) => {
    const settings = settingsOf(openWatchedDatabase(app, { firebase }, cache));
    expect(settings.localCache['kind']).toBe(kind);
    expect(cacheOf(settings)).toMatchObject({ cacheSizeBytes: 41_943_040 });
    expect(minimumCacheBytes).toBe(1_048_576);
    expect(cacheBytes).toBeGreaterThanOrEqual(minimumCacheBytes);
  });

  it('find out whether long polling is needed, and end its requests after 5 to 30 seconds', () => {
    const settings = settingsOf(openWatchedDatabase(app, { firebase }, 'persistent'));
    expect(settings.experimentalAutoDetectLongPolling).toBe(true);
    expect(settings.experimentalLongPollingOptions).toEqual(longPolling);
    expect(longPolling.timeoutSeconds).toBeGreaterThanOrEqual(5);
    expect(longPolling.timeoutSeconds).toBeLessThanOrEqual(30);
  });

  it.each([
    ['us-central1 unless the configuration says so', {}, 'us-central1'],
    ['where the configuration says', { region: 'europe-west4' }, 'europe-west4'],
  ])('call functions in %s', async (_, config, region) => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({ result: { success: true } })));
    vi.stubGlobal('fetch', fetch);
    const functions = createFunctions(openFunctions(app, { firebase, ...config }), openSession());
    await functions.call('deleteFestival', { festivalId: 'a' });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      `https://${region}-demo.cloudfunctions.net/deleteFestival`,
      expect.anything(),
    );
  });

  it('tell a call that found no connection from one that failed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const functions = createFunctions(openFunctions(app, { firebase }), openSession());
    await expect(functions.call('deleteFestival', { festivalId: 'a' })).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('end a call after 70,000 ms', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const functions = createFunctions(openFunctions(app, { firebase }), openSession());
    const outcome = vi.fn<(response: Callables['deleteFestival']['response'] | { code: string }) => void>();
    functions.call('deleteFestival', { festivalId: 'a' }).then(outcome, outcome);
    await vi.advanceTimersByTimeAsync(69_999);
    expect(callableTimeoutMs).toBe(70_000);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'deadline-exceeded' }));
  });
});

type Inner = Readonly<Record<string, unknown>>;

interface Settings {
  readonly localCache: Inner;
  readonly experimentalAutoDetectLongPolling: boolean;
  readonly experimentalLongPollingOptions: unknown;
}

/** The settings that reached the SDK, which has no public API to read them. */
function settingsOf(database: Firestore): Settings {
  const getSettings: unknown = Reflect.get(database, '_getSettings');
  if (typeof getSettings !== 'function') throw new Error('The SDK keeps its settings elsewhere');
  return getSettings.call(database) as Settings;
}

/** The cache of the part of the SDK that watches. */
function cacheOf({ localCache }: Settings): unknown {
  const provider = localCache['_offlineComponentProvider'] as { build(): unknown };
  return provider.build();
}
