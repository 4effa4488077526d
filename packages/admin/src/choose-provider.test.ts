import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { chosenProvider, adminProviderOf } from './choose-provider.ts';
import { newFolder, removeFoldersAfterEach } from './testing/world.ts';

removeFoldersAfterEach();
const none = { provider: undefined, project: undefined, bucket: undefined };

describe('the provider of a command', () => {
  it.each([
    [undefined, undefined, 'embedded'],
    [undefined, '', 'embedded'],
    [undefined, 'firebase', 'firebase'],
    ['embedded', 'firebase', 'embedded'],
    ['firebase', undefined, 'firebase'],
  ] as const)('with the option %s and the variable %s is %s', (provider, variable, expected) => {
    expect(chosenProvider({ ...none, provider }, { PROVIDER: variable })).toBe(expected);
  });

  it('is one of two', () => {
    expect(() => chosenProvider({ ...none, provider: 'both' }, {})).toThrow(
      'There is no provider both; it is embedded or firebase.',
    );
  });

  it('needs a project where it is Firebase', async () => {
    await expect(adminProviderOf('firebase', none, {})).rejects.toThrow(
      'Name the Firebase project: --project ID.',
    );
  });
});

describe('the libraries of Firebase', () => {
  const script = fileURLToPath(new URL('testing/loads-firebase.ts', import.meta.url));
  const loadsFirebase = (...words: string[]) => {
    const env = { ...process.env, DATA_DIR: newFolder(), FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' };
    const output = execFileSync(process.execPath, ['--import', 'tsx', script, ...words], { env });
    return output.toString().trim();
  };

  it('are loaded for Firebase only', () => {
    expect(loadsFirebase('list')).toBe('false');
    expect(loadsFirebase('list', '--provider', 'firebase', '--project', 'demo-lineup')).toBe('true');
  }, 120_000);
});
