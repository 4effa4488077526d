import { afterEach, describe, expect, it, vi } from 'vitest';
import { openProject } from './project.ts';

const variables = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;
afterEach(() => vi.unstubAllEnvs());

describe('a project on emulators', () => {
  it.each(variables)(
    'is refused without %s: a part of the work would be done to the real one',
    async (missing) => {
      for (const name of variables) vi.stubEnv(name, name === missing ? '' : '127.0.0.1:9');
      const opening = openProject({ project: 'demo-lineup', bucket: 'files' });
      await expect(opening).rejects.toThrow('or none.');
    },
  );

  it('is opened with all of them, without asking anybody for credentials', async () => {
    for (const name of variables) vi.stubEnv(name, '127.0.0.1:9');
    vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
    const { bucket, close } = await openProject({ project: 'demo-lineup', bucket: 'files' });
    expect(bucket.name).toBe('files');
    await close();
  });
});

describe('a real project', () => {
  it('is refused in one line without credentials', async () => {
    for (const name of variables) vi.stubEnv(name, '');
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/nonexistent/key.json');
    await expect(openProject({ project: 'some-project', bucket: 'files' })).rejects.toThrow(
      /^There are no credentials that work\. .*$/u,
    );
  });
});
